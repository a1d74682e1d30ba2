import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { away } from '#test/away'
import { type TestDatabase, testDatabase } from '#test/database'
import { createTestApp } from '#test/app'
import { openPage } from '#test/open-page.tsx'
import { putAccount } from '#test/team'
import { said, untilGone, untilSays } from '#test/until-says'

async function submit(database: TestDatabase, name: string) {
  const data = { name, testimonial: `${name} say it holds.`, category: 'business-coaching', consent: true }
  expect((await createTestApp(database).post('submit-testimonial', data)).status).toBe(200)
}

type Screen = Awaited<ReturnType<typeof openPage>>['screen']
const acts = async (screen: Screen) => {
  await screen.findByRole('table', { name: 'Log' })
  return within(screen.getByRole('table', { name: 'Log' })).getAllByRole('row')
}
const quote = (screen: Screen, name: string) => screen.findByRole('listitem', { name })

test('a list that fails to load says so, and loads when asked again', async () => {
  const database = await testDatabase()
  await submit(database, 'Ivan')
  let isAway = false
  const { screen, user } = await openPage(database, '/admin/log', {
    role: 'owner',
    intercept: (path) => (isAway && path === '/functions/v1/list-log' ? away() : undefined),
  })
  await screen.findByText('Nobody has done anything yet.')
  isAway = true
  await user.selectOptions(await screen.findByLabelText('Who'), 'The server')
  await screen.findByText('The database is away.')
  isAway = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await untilGone(() => screen.queryByText('The database is away.'))
  await screen.findByText('Nothing here matches these filters.')
})

test('a viewer reads the log without undo, and deletes nothing by a key', async () => {
  const database = await testDatabase()
  await submit(database, 'Ivan')
  await putAccount(database.db, 'owner', 'nora.w@example.com')
  const added = { email: 'ada@example.com', name: 'Ada Lund' }
  expect((await createTestApp(database, { role: 'owner' }).post('create-contact', added)).status).toBe(200)
  const { screen, user, router } = await openPage(database, '/admin/log', { role: 'viewer' })
  expect(said((await acts(screen))[1]!)).toContain('Nora added Ada Lund')
  expect(within(screen.getByRole('main')).queryAllByRole('button')).toEqual([])
  await router.navigate('/admin/testimonials')
  await quote(screen, 'Ivan')
  await user.keyboard('j')
  await user.keyboard('d')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('what was published is undone from the toast and from the log', async () => {
  const database = await testDatabase()
  await submit(database, 'Judy')
  const { screen, user, router } = await openPage(database, '/admin/testimonials', { role: 'owner' })
  const told = screen.getByRole('region', { name: 'Notifications' })
  await user.click(within(await quote(screen, 'Judy')).getByRole('button', { name: 'Approve' }))
  await user.click(await within(told).findByRole('button', { name: 'Undo' }))
  await untilSays(told, 'Undone.')
  await user.click(within(await quote(screen, 'Judy')).getByRole('button', { name: 'Approve' }))
  await untilGone(() => screen.queryByRole('listitem', { name: 'Judy' }))
  await user.click(screen.getByRole('tab', { name: /^Approved/ }))
  await user.click(within(await quote(screen, 'Judy')).getByRole('button', { name: /^More.*Judy/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Put at the top' }))
  // Shown at once, and said when it is stored.
  await waitFor(async () => within(await quote(screen, 'Judy')).getByText('At the top'))
  await untilSays(told, 'At the top now.')
  await router.navigate('/admin/log')
  const act = await screen.findByRole('row', { name: /put Judy’s words at the top/ })
  await user.click(within(act).getByRole('link'))
  const detail = () => screen.getAllByRole('complementary').at(-1)!
  await untilSays(detail, 'put Judy’s words at the top')
  await user.click(within(detail()).getByRole('button', { name: /^Undo/ }))
  await untilSays(detail, 'Undone')
})
