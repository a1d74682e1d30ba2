import { expect, test } from 'vitest'
import { putContact } from '#test/contacts'
import { testDatabase } from '#test/database'
import { openPage } from '#test/open-page.tsx'

test('a lead opens from its row, with its position in the list', async () => {
  const database = await testDatabase()
  await putContact(database, { email: 'ada@example.com', name: 'Ada Lund', waiting_since: new Date() })
  const { screen, user, router } = await openPage(database, '/admin/leads?view=everyone', { role: 'owner' })
  await user.click(await screen.findByRole('link', { name: 'Ada Lund' }))
  await screen.findByRole('heading', { level: 1, name: 'Ada Lund' })
  expect(router.state.location.pathname).toMatch(/^\/admin\/leads\/./)
  await screen.findByText(/: 1 of 1\./)
})
