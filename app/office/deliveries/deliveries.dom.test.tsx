import { waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deliveries } from '#server/db/schema/deliveries'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { openPage } from '#test/open-page.tsx'
import { said } from '#test/until-says'

const refusal = 'The mail server refused the recipient (550).'

/** The contact mail to somebody, which the mail server has refused and which is tried again later. */
async function putRefused(database: TestDatabase, email: string) {
  const data = { submissionId: crypto.randomUUID(), name: 'Ada Example', email, company: 'Example Engines' }
  expect((await createTestApp(database).post('subscribe-contact', data)).status).toBe(200)
  await database.db
    .update(deliveries)
    .set({
      attempts: 2,
      last_error: refusal,
      next_attempt_at: new Date(Date.now() + 600_000),
    })
    .where(eq(deliveries.recipient, email))
}

test('one delivery is found by its address, and is opened beside its list', async () => {
  const database = await testDatabase()
  for (const name of ['ada', 'bea']) await putRefused(database, `${name}@exmaple.com`)
  await database.db.update(deliveries).set({ state: 'delivered', delivered_at: new Date() })
  const { screen, user, router } = await openPage(database, '/admin/deliveries', { role: 'owner' })
  const views = await screen.findByRole('navigation', { name: 'Deliveries by state' })
  await user.click(within(views).getByRole('link', { name: /^Delivered/ }))
  await waitFor(() => expect(screen.getAllByRole('row', { name: /Contact mail/ })).toHaveLength(2))
  await user.type(screen.getByLabelText('Search in this view'), 'ada@exmaple.com')
  await waitFor(() => expect(router.state.location.search).toMatch(/q=/))
  await waitFor(() => expect(screen.getAllByRole('row', { name: /Contact mail/ })).toHaveLength(1))
  await user.click(within(screen.getByRole('row', { name: /Contact mail/ })).getByRole('link'))
  const detail = await screen.findByRole('heading', { name: 'Contact mail', level: 2 })
  expect(said(detail.parentElement!)).toContain('ada@exmaple.com')
})
