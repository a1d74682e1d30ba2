import { afterAll, expect, test } from 'vitest'
import { overPglite } from './connect.ts'
import { openEmbedded } from './embedded.ts'
import { forOffice } from './shared-connection.ts'

const lite = await openEmbedded()
const { pool, db } = overPglite(lite)
afterAll(() => lite.close())

/** Records the order in which statements are answered. */
function answers() {
  const order: string[] = []
  const ask = async (name: string, statement = 'select 1') => {
    await pool.query(statement).catch(() => {})
    order.push(name)
  }
  return { order, ask }
}

test('a visitor waits for one statement of a screen that sends five', async () => {
  const { order, ask } = answers()
  const screen = forOffice(() =>
    Promise.all(['one', 'two', 'three', 'four', 'five'].map((name) => ask(name))),
  )
  await Promise.all([screen, ask('visitor')])
  expect(order.indexOf('visitor')).toBeLessThanOrEqual(1)
  expect(order).toHaveLength(6)
})

test('a failed statement of the back office does not block the next one', async () => {
  const { order, ask } = answers()
  await forOffice(() => Promise.all([ask('refused', 'select from nowhere'), ask('next')]))
  expect(order).toEqual(['refused', 'next'])
})

test('other office statements wait until a back-office transaction has ended', async () => {
  const { order, ask } = answers()
  await forOffice(() =>
    Promise.all([
      db.transaction(async (tx) => {
        for (const step of ['begun', 'still', 'ended']) {
          await tx.execute('select 1')
          order.push(step)
        }
      }),
      ask('beside'),
    ]),
  )
  expect(order).toEqual(['begun', 'still', 'ended', 'beside'])
})
