import { beforeEach, expect, test } from 'vitest'
import { createTestApp } from '#test/app'
import { putCaseStudy } from '#test/case-studies'
import { type TestDatabase, testDatabase } from '#test/database'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

async function listed(body: object = {}): Promise<Record<string, unknown>[]> {
  const answer = await createTestApp(database).post('list-case-studies', body)
  expect(answer.status).toBe(200)
  return answer.body['data'] as Record<string, unknown>[]
}

test('list-case-studies lists published studies, newest first, or only featured ones', async () => {
  const old = await putCaseStudy(database.db, { featured: true })
  const hidden = await putCaseStudy(database.db, { featured: true, is_published: false })
  const newer = await putCaseStudy(database.db)
  expect((await listed()).map(({ id }) => id)).toEqual([newer, old])
  expect((await listed({ featured: false })).map(({ id }) => id)).toEqual([newer, old])
  expect((await listed({ featured: true })).map(({ id }) => id)).toEqual([old])
  expect(JSON.stringify(await listed())).not.toContain(hidden)
})

test.each([
  ['as JSON', ['Billing', 'Ops'], { hours_a_week: '6', steps: 4 }],
  ['as text that holds JSON', '["Billing","Ops"]', '{"hours_a_week":"6","steps":4}'],
])('list-case-studies reads tags and metrics stored %s, in their order', async (_, tags, metrics) => {
  await putCaseStudy(database.db, { tags, metrics })
  const [study] = await listed()
  expect(study?.['tags']).toEqual(['Billing', 'Ops'])
  expect(Object.entries(study?.['metrics'] as object)).toEqual([
    ['hours_a_week', '6'],
    ['steps', '4'],
  ])
})

test('list-case-studies returns no picture URL of another host and no field for admins', async () => {
  await putCaseStudy(database.db, {
    image_url: 'https://pictures.example.com/x.jpg',
    client_logo_url: '//pictures.example.com/y.svg',
    image_error: 'The link’s host answered 404.',
    gamma_title: 'Draft 7',
  })
  const [study] = await listed()
  expect(study).toMatchObject({ image_url: null, client_logo_url: null })
  expect(JSON.stringify(study)).not.toMatch(/answered|Draft|pictures\.example/)
})
