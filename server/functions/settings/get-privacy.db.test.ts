import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { currentWording } from '#content/consent-wordings'
import type { OutputOf } from '#contracts/contract'
import type { getPrivacy } from '#contracts/get-privacy'
import { keepSettingNames } from '#domain/owner-setting'
import { testimonials } from '#server/db/schema/testimonials'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { addSubscriber } from '#test/housekeeping-rows'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

async function privacy() {
  const { status, body } = await createTestApp(database, { role: 'owner' }).post('get-privacy', {})
  expect(status, body.error).toBe(200)
  return (body as unknown as OutputOf<typeof getPrivacy>).data
}

test('get-privacy returns a sentence with a placeholder for every retention period', async () => {
  const { retention } = await privacy()
  expect(retention.map(({ name }) => name)).toEqual([...keepSettingNames])
  for (const { name, sentences } of retention) {
    expect(sentences.length, name).toBeGreaterThan(0)
    for (const { text } of sentences) {
      expect(text, name).toContain('{period}')
      expect(text, name).not.toContain('KEEP_')
    }
  }
  expect(retention.find(({ name }) => name === 'KEEP_DELIVERED_DAYS')?.sentences).toEqual([
    { about: 'Emails we send you', text: 'What it was made from: {period} after it was sent.' },
  ])
})

test('get-privacy returns each version of a consent’s wording with the number of people who agreed', async () => {
  const row = (wording: string | null) => ({
    id: randomUUID(),
    name: 'Ada',
    company: 'Engines',
    testimonial: 'It works.',
    rating: 5,
    category: 'workshop' as const,
    consent_wording: wording,
    created_at: new Date(),
  })
  await database.db.execute(addSubscriber(randomUUID(), 'ada@example.com', 'subscribed'))
  await database.db.execute(addSubscriber(randomUUID(), 'bob@example.com', 'pending'))
  await database.db
    .insert(testimonials)
    .values([row(currentWording('testimonial')), row(currentWording('testimonial')), row(null)])
  const { wordings } = await privacy()
  expect(
    wordings.map(({ name, versions }) => [name, versions.map(({ version, agreed }) => [version, agreed])]),
  ).toEqual([
    ['testimonial', [[1, 2]]],
    ['workshop-feedback', [[1, 0]]],
    ['newsletter', [[1, 1]]],
  ])
})
