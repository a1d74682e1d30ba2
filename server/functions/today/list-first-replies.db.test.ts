import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { OutputOf } from '#contracts/contract'
import type { getToday } from '#contracts/get-today'
import type { listFirstReplies } from '#contracts/list-first-replies'
import { contacts } from '#server/db/schema/contacts'
import { createTestApp } from '#test/app'
import { testDatabase } from '#test/database'

test('list-first-replies names the people behind the first response times of Today, and nobody else', async () => {
  const database = await testDatabase()
  const at = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  const put = async (name: string, asked: number | null, replied: number | null) => {
    await database.db.insert(contacts).values({
      id: randomUUID(),
      email: `${randomUUID()}@example.com`,
      name,
      created_at: at(2_000),
      last_activity_at: at(1),
      first_asked_at: asked === null ? null : at(asked),
      first_reply_at: replied === null ? null : at(replied),
    })
  }
  await put('Recent', 30, 28)
  await put('Older', 400, 399)
  await put('Two months ago', 1_500, 1_499)
  await put('Waiting', 3, null)
  await put('Never asked', null, null)
  const { post } = createTestApp(database, { role: 'viewer' })
  const ask = async <Answer>(name: string) => (await post(name, {})).body as unknown as Answer
  const { data } = await ask<OutputOf<typeof listFirstReplies>>('list-first-replies')
  expect(data.map(({ who }) => who)).toEqual(['Recent', 'Older'])
  const { data: today } = await ask<OutputOf<typeof getToday>>('get-today')
  expect(data.map(({ repliedAt, openMs }) => ({ repliedAt, openMs }))).toEqual(today.replies)
})
