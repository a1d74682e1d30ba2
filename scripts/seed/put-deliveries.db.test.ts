import { expect, test } from 'vitest'
import { listDeliveries } from '#contracts/list-deliveries'
import { deliveries } from '#server/db/schema/deliveries'
import { deliveryAttempts } from '#server/db/schema/delivery-attempts'
import { createTestApp } from '#test/app'
import { testDatabase } from '#test/database'
import { putDeliveries } from './put-deliveries.ts'
import { putLeads } from './put-leads.ts'

test('putDeliveries inserts deliveries of generated leads, none of them pending, and none twice', async () => {
  const database = await testDatabase()
  await putLeads(database, { count: 300 })
  await putDeliveries(database)
  const made = await database.db.$count(deliveries)
  expect(made).toBeGreaterThan(100)
  const states = new Set(
    (await database.db.select({ state: deliveries.state }).from(deliveries)).map((row) => row.state),
  )
  expect(
    [...states].filter((state) => !['delivered', 'failed', 'held', 'cancelled'].includes(state)),
  ).toEqual([])
  expect(await database.db.$count(deliveryAttempts)).toBeGreaterThan(made * 0.9)

  const { body } = await createTestApp(database, { role: 'viewer' }).post('list-deliveries', {})
  const listed = listDeliveries.output.parse(body)
  expect(listed.data.filter(({ contact }) => contact === null)).toEqual([])

  await putDeliveries(database)
  expect(await database.db.$count(deliveries)).toBe(made)
})
