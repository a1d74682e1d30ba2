import { expect, test } from 'vitest'
import type { OutputOf } from '#contracts/contract'
import type { listAdminCaseStudies } from '#contracts/list-admin-case-studies'
import { createTestApp } from '#test/app'
import { putCaseStudy } from '#test/case-studies'
import { testDatabase } from '#test/database'

test('list-admin-case-studies lists published and hidden studies, newest first, with the state of each picture', async () => {
  const database = await testDatabase()
  const published = await putCaseStudy(database.db)
  const hidden = await putCaseStudy(database.db, {
    is_published: false,
    image_url: 'https://pictures.example.com/x.jpg',
    image_error: 'The link’s host answered 404.',
  })
  const answer = await createTestApp(database, { role: 'viewer' }).post('list-admin-case-studies', {})
  expect(answer.body['data']).toMatchObject([
    {
      id: hidden,
      is_published: false,
      image_url: null,
      wanted_image_url: 'https://pictures.example.com/x.jpg',
      image_error: 'The link’s host answered 404.',
    },
    { id: published, wanted_image_url: null, image_error: null },
  ])
})

test('list-admin-case-studies paginates, searches and filters; its totals cover all studies', async () => {
  const database = await testDatabase()
  const put = (title: string, change: object = {}) =>
    putCaseStudy(database.db, { title, image_url: '/thumbnails/reminder.svg', ...change })
  const first = await put('Quotes that leave', { client_name: 'A roofer' })
  await put('A draft without a picture', { is_published: false, image_url: null })
  await put('Without a picture', { image_url: null, industry: 'Roofing' })
  await put('Not copied', {
    image_url: 'https://pictures.example.com/x.jpg',
    image_error: 'It answered 404.',
  })
  const ask = async (input: object) =>
    (await createTestApp(database, { role: 'viewer' }).post('list-admin-case-studies', input))
      .body as unknown as OutputOf<typeof listAdminCaseStudies>
  const titlesOf = async (input: object) => (await ask(input)).data.map(({ title }) => title).toSorted()

  const { nextCursor, totals, count, data } = await ask({ limit: 3 })
  expect(totals).toEqual({
    all: { value: 4, exact: true },
    site: { value: 3, exact: true },
    drafts: { value: 1, exact: true },
    broken: { value: 2, exact: true },
  })
  expect(count).toEqual({ value: 4, exact: true })
  const rest = await ask({ limit: 3, cursor: nextCursor })
  expect(new Set([...data, ...rest.data].map(({ id }) => id)).size).toBe(4)
  expect(rest.nextCursor).toBeNull()
  expect(await titlesOf({ q: 'roof' })).toEqual(['Quotes that leave', 'Without a picture'])
  expect(await titlesOf({ filters: { state: 'broken' } })).toEqual(['Not copied', 'Without a picture'])
  expect(await titlesOf({ filters: { state: 'drafts' } })).toEqual(['A draft without a picture'])
  expect(await titlesOf({ filters: { state: 'site' }, q: 'not' })).toEqual(['Not copied'])
  expect(await titlesOf({ filters: { id: first } })).toEqual(['Quotes that leave'])
})
