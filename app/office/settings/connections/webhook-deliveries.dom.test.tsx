import { within } from '@testing-library/react'
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { connectionHistoryCopy as copy } from '#content/office/connection-history'
import { deliveries } from '#server/db/schema/deliveries'
import { allConnected, createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleBodies } from '#test/examples'
import { openPage } from '#test/open-page.tsx'
import { said, untilSays } from '#test/until-says'

const refusal = 'The webhook answered 500.'

/** Adds a webhook delivery in the given state. */
async function putEvent(
  database: TestDatabase,
  email: string,
  values: Partial<typeof deliveries.$inferInsert>,
) {
  const app = createTestApp(database, { hasWebhook: true })
  const data = { ...exampleBodies['subscribe-contact'], email, submissionId: randomUUID() }
  const answer = await app.post('subscribe-contact', data)
  expect(answer.status, answer.body.error).toBe(200)
  await database.db
    .update(deliveries)
    .set({ attempts: 9, ...values })
    .where(and(eq(deliveries.kind, 'webhook'), eq(deliveries.state, 'pending')))
}

test('the webhook’s settings list its last deliveries with their errors, and resend a failed one', async () => {
  const database = await testDatabase()
  await putEvent(database, 'ada@example.com', { state: 'delivered', delivered_at: new Date() })
  await putEvent(database, 'bea@example.com', { state: 'failed', next_attempt_at: null, last_error: refusal })
  const { screen, user } = await openPage(database, '/admin/settings/connections', {
    role: 'owner',
    app: { outside: { connected: allConnected } },
  })
  const list = await screen.findByRole('list', { name: copy.lastDeliveries })
  const [newest, older] = within(list).getAllByRole('listitem')
  if (!newest || !older) throw new Error('not two events')
  expect(said(newest)).toMatch(/: Failed after 9 tries\. “The webhook answered 500\.”/)
  expect(said(older)).toContain(': Delivered')
  expect(within(list).getAllByRole('button')).toHaveLength(1)
  await user.click(within(newest).getByRole('button', { name: /^Resend/ }))
  await untilSays(list, 'Waits for its turn.')
  const states = await database.db.select().from(deliveries).where(eq(deliveries.kind, 'webhook'))
  expect(states.map(({ state }) => state).toSorted()).toEqual(['delivered', 'pending'])
})
