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

test('the log lists actions, newest first, and they can be undone, filtered and followed', async () => {
  const database = await testDatabase()
  await submit(database, 'Grace')
  const { screen, user, router } = await openPage(database, '/admin/testimonials', { role: 'owner' })
  const notifications = screen.getByRole('region', { name: 'Notifications' })
  await user.click(within(await quote(screen, 'Grace')).getByRole('button', { name: 'Approve' }))
  await untilSays(notifications, 'Testimonial status updated successfully')
  await user.keyboard('u')
  await untilSays(notifications, 'Undone.')
  await user.click(within(await quote(screen, 'Grace')).getByRole('button', { name: 'Delete' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await untilSays(notifications, 'Testimonial deleted successfully')

  await user.keyboard('go')
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/log'))
  await screen.findByRole('heading', { level: 1, name: 'Log' })
  await waitFor(async () => expect(await acts(screen)).toHaveLength(4))
  const texts = (await acts(screen)).slice(1).map(said)
  expect(texts[0]).toContain('Owner deleted Grace’s words')
  expect(texts[1]).toContain('Owner took Grace’s words off the site (by undo)')
  expect(texts[2]).toContain('Owner put Grace’s words on the site')
  expect(texts[2]).toContain('Undone')

  await user.click(within((await acts(screen))[1]!).getByRole('link'))
  const detail = () => screen.getAllByRole('complementary').at(-1)!
  await untilSays(detail, 'Grace say it holds.')
  expect(router.state.location.search).toMatch(/^\?one=[0-9a-f-]{36}$/)
  await user.click(within(detail()).getByRole('button', { name: /^Undo/ }))
  await untilSays(detail, 'Undone')
  await user.click(within(detail()).getByRole('link', { name: 'Full history' }))
  await screen.findByRole('button', { name: /^Only Grace/ })
  await waitFor(async () => expect(await acts(screen)).toHaveLength(5))
  await user.click(screen.getByRole('button', { name: /^Only Grace/ }))
  await user.selectOptions(screen.getByLabelText('Show'), 'Only undone')
  await waitFor(async () => expect(await acts(screen)).toHaveLength(3))
  await user.selectOptions(screen.getByLabelText('Subject'), 'Settings')
  await screen.findByText('Nothing here matches these filters.')
  await user.click(screen.getByRole('button', { name: 'Clear the filters' }))
  await waitFor(async () => expect(await acts(screen)).toHaveLength(5))
})

test('undoing an action that was changed since is a conflict that names the later change', async () => {
  const database = await testDatabase()
  await submit(database, 'Heidi')
  const { screen, user, router } = await openPage(database, '/admin/testimonials', { role: 'owner' })
  for (const words of ['Heidi says so.', 'Heidi said so.']) {
    await user.click(within(await quote(screen, 'Heidi')).getByRole('button', { name: /^More.*Heidi/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Correct' }))
    const field = await screen.findByLabelText(/^What the author wrote, corrected/)
    await user.clear(field)
    await user.type(field, words)
    await user.click(screen.getByRole('button', { name: 'Save the correction' }))
    await untilGone(() => screen.queryByLabelText(/^What the author wrote, corrected/))
    await waitFor(() => expect(document.querySelector('ins')).not.toBeNull())
  }
  await router.navigate('/admin/log')
  await screen.findByRole('table', { name: 'Log' })
  const corrections = async () =>
    (await acts(screen)).filter((row) => said(row).includes('Owner corrected Heidi’s words'))
  await waitFor(async () => expect(await corrections()).toHaveLength(2))
  await user.click(within((await corrections())[1]!).getByRole('button', { name: /^Undo/ }))
  await untilSays(await screen.findByRole('alert'), 'Owner has changed the words since')
  await user.click(screen.getByRole('button', { name: 'Keep theirs' }))
  await untilGone(() => screen.queryByRole('alert'))
})

test('a failed load of the log shows the reason, and Try again reloads it', async () => {
  const database = await testDatabase()
  await submit(database, 'Ivan')
  let isAway = false
  const { screen, user } = await openPage(database, '/admin/log', {
    role: 'owner',
    intercept: (path) => (isAway && path === '/functions/v1/list-log' ? away() : undefined),
  })
  await screen.findByText('Every change made here will be listed.')
  isAway = true
  await user.selectOptions(await screen.findByLabelText('Who'), 'The server')
  await screen.findByText('The database is away.')
  isAway = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await untilGone(() => screen.queryByText('The database is away.'))
  await screen.findByText('Nothing here matches these filters.')
})

test('a viewer sees the log without Undo, and the delete shortcut does nothing for them', async () => {
  const database = await testDatabase()
  await submit(database, 'Ivan')
  await putAccount(database.db, 'owner', 'nora.w@example.com')
  const added = { email: 'ada@example.com', name: 'Ada Lund' }
  expect((await createTestApp(database, { role: 'owner' }).post('create-contact', added)).status).toBe(200)
  const { screen, user, router } = await openPage(database, '/admin/log', { role: 'viewer' })
  expect(said((await acts(screen))[1]!)).toContain('Nora added Ada Lund')
  expect(within(screen.getByRole('main')).queryAllByRole('button')).toEqual([])
  expect(said(screen.getByRole('heading', { level: 1 }))).not.toContain('Undo')
  await router.navigate('/admin/testimonials')
  await quote(screen, 'Ivan')
  await user.keyboard('j')
  await user.keyboard('d')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('an approval is undone from its toast, and featuring a testimonial from the log', async () => {
  const database = await testDatabase()
  await submit(database, 'Judy')
  const { screen, user, router } = await openPage(database, '/admin/testimonials', { role: 'owner' })
  const notifications = screen.getByRole('region', { name: 'Notifications' })
  await user.click(within(await quote(screen, 'Judy')).getByRole('button', { name: 'Approve' }))
  await user.click(await within(notifications).findByRole('button', { name: 'Undo' }))
  await untilSays(notifications, 'Undone.')
  await user.click(within(await quote(screen, 'Judy')).getByRole('button', { name: 'Approve' }))
  await untilGone(() => screen.queryByRole('listitem', { name: 'Judy' }))
  await user.click(screen.getByRole('tab', { name: /^Approved/ }))
  await user.click(within(await quote(screen, 'Judy')).getByRole('button', { name: /^More.*Judy/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Put at the top' }))
  // The optimistic update shows at once, and the toast once the server has stored it.
  await waitFor(async () => within(await quote(screen, 'Judy')).getByText(/At the top\./))
  await untilSays(notifications, 'At the top now.')
  await router.navigate('/admin/log')
  const act = await screen.findByRole('row', { name: /put Judy’s words at the top/ })
  await user.click(within(act).getByRole('link'))
  const detail = () => screen.getAllByRole('complementary').at(-1)!
  await untilSays(detail, 'put Judy’s words at the top')
  await user.click(within(detail()).getByRole('button', { name: /^Undo/ }))
  await untilSays(detail, 'Undone')
})
