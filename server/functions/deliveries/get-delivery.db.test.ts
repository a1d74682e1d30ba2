import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { OutputOf } from '#contracts/contract'
import type { getDelivery } from '#contracts/get-delivery'
import type { listDeliveries } from '#contracts/list-deliveries'
import { deliveries } from '#server/db/schema/deliveries'
import { deliveryAttempts } from '#server/db/schema/delivery-attempts'
import { allConnected, createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleBodies } from '#test/examples'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const denied = 'Google Sheets refused the row (403).'

async function ask<Answer>(name: string, body: object): Promise<Answer> {
  const answer = await createTestApp(database, { role: 'viewer', outside: { connected: allConnected } }).post(
    name,
    body,
  )
  expect(answer.status, answer.body.error).toBe(200)
  return answer.body as unknown as Answer
}

test('get-delivery returns one delivery with its readable content, every attempt and its contact', async () => {
  const submissionId = randomUUID()
  await createTestApp(database).post('send-to-sheets', { ...exampleBodies['send-to-sheets'], submissionId })
  const found = await ask<OutputOf<typeof listDeliveries>>('list-deliveries', { q: 'ada exam' })
  expect(found.data.map(({ kind }) => kind).toSorted()).toEqual(['owner-notice', 'score-row'])
  const id = found.data.find(({ kind }) => kind === 'score-row')?.id ?? ''
  await database.db.insert(deliveryAttempts).values([
    { delivery_id: id, number: 1, started_at: new Date(0), took_ms: 600, outcome: 'failed', answer: denied },
    { delivery_id: id, number: 2, started_at: new Date(1000), outcome: 'lost' },
  ])
  const { data } = await ask<OutputOf<typeof getDelivery>>('get-delivery', { id })
  expect(data).toMatchObject({
    key: `score-row:${submissionId}`,
    service: 'sheets',
    contact: { name: 'Ada Example', email: 'ada@example.com' },
    allAttempts: [
      { number: 2, outcome: 'lost', tookMs: null },
      { number: 1, outcome: 'failed', tookMs: 600, answer: denied },
    ],
    canCancel: true,
    canReplay: false,
    canCorrect: false,
  })
  expect(data?.content).toMatchObject({
    kind: 'row',
    cells: expect.arrayContaining([
      ['Name', 'Ada Example'],
      ['Email', 'ada@example.com'],
    ]),
  })
  // The search finds it by its key, its id, an address, and its response.
  await database.db.update(deliveries).set({ state: 'failed', last_error: denied })
  for (const q of [`score-row:${submissionId}`, id, 'ada@example.com', 'REFUSED the row'])
    expect(
      (await ask<OutputOf<typeof listDeliveries>>('list-deliveries', { q })).data.map((one) => one.id),
      q,
    ).toContain(id)
  expect(
    (await ask<OutputOf<typeof listDeliveries>>('list-deliveries', { q: 'nobody at all' })).data,
  ).toEqual([])
  expect(await ask('get-delivery', { id: randomUUID() })).toEqual({ data: null })
})
