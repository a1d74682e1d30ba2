import { cleanup, fireEvent, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessionStorageKey } from '#app/lib/stored-session'
import { contacts } from '#server/db/schema/contacts'
import { createTestApp } from '#test/app'
import { putContact } from '#test/contacts'
import { type TestDatabase, testDatabase } from '#test/database'
import { atAddress } from '#test/in-browser'
import { openPage } from '#test/open-page.tsx'
import { said, untilGone, untilSays } from '#test/until-says'
import { closeToasts } from '#test/toasts'

async function putMany(database: TestDatabase, count: number) {
  for (let n = 0; n < count; n += 1)
    await putContact(database, { email: `p${n}@example.com`, name: `Page ${n}`, company: 'Engines' })
}

type Screen = Awaited<ReturnType<typeof openPage>>['screen']
/** Finds the bulk bar by its label, because a query by role inspects every row of a long list. */
const bulkBar = (screen: Screen) => screen.findByLabelText('What to do with those chosen')

test('a bulk action on a whole view is a conflict when another lead has entered the view since it was selected', async () => {
  const database = await testDatabase()
  await putMany(database, 51)
  let comes = async () => {}
  const { screen, user } = await openPage(database, '/admin/leads?view=everyone&q=engines', {
    role: 'owner',
    async intercept(path) {
      if (path === '/functions/v1/set-contact-status') await comes()
      return undefined
    },
  })
  await screen.findByText('1–50 of 51')
  await user.click(screen.getByLabelText('Choose all 50 on this page'))
  await user.click(within(await bulkBar(screen)).getByRole('button', { name: 'Choose all 51' }))
  await untilSays(await bulkBar(screen), 'All 51 in this view')
  comes = async () => {
    comes = async () => {}
    await putContact(database, { email: 'late@example.com', name: 'Late', company: 'Engines' })
  }
  const status = within(await bulkBar(screen)).getByRole('combobox', { name: 'Set status' })
  await user.selectOptions(status, 'Parked')
  const conflict = await screen.findByLabelText('Someone else changed this first.')
  await untilSays(conflict, 'You chose 51, and there are 52 now.')
  // There is no button to repeat the action, because the old number would be refused again.
  expect(within(conflict).getAllByRole('button').map(said)).toEqual(['Keep theirs'])
  await screen.findByText('1–50 of 52')
  expect(await database.db.$count(contacts, eq(contacts.status, 'parked'))).toBe(0)
})

test('Previous leads back page by page, even after opening a row and reloading', async () => {
  const database = await testDatabase()
  await putMany(database, 101)
  const opened = await openPage(database, '/admin/leads?view=everyone&sort=newest', { role: 'owner' })
  const { screen, user, router } = opened
  for (const range of ['51–100 of 101', '101–101 of 101']) {
    await user.click(await screen.findByText('Next'))
    await screen.findByText(range)
  }
  await user.click(screen.getByText('Page 0'))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Page 0' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  await user.keyboard('{Escape}')
  await screen.findByText('101–101 of 101')
  // Simulates a reload: only the address and the tab's session storage remain.
  const { pathname, search } = router.state.location
  cleanup()
  const again = await openPage(database, pathname + search)
  for (const range of ['51–100 of 101', '1–50 of 101']) {
    await again.user.click(await screen.findByText('Previous'))
    await screen.findByText(range)
  }
  expect(screen.queryByText('Previous')).toBeNull()
})

test('an empty search shows matches among all leads, filters can be removed, and views are saved and deleted', async () => {
  const database = await testDatabase()
  const data = { name: 'Vera Kestrel', email: 'vera@example.com', company: 'Kestrel' }
  expect((await createTestApp(database).post('subscribe-contact', data)).status).toBe(200)
  await putContact(database, { email: 'old@example.com', name: 'Old Kestrel' })
  let refusal: string | undefined = 'There are 20 views already.'
  const { screen, user, router } = await openPage(database, '/admin/leads?view=clients', {
    role: 'owner',
    intercept(path) {
      if (path !== '/functions/v1/save-view' || refusal === undefined) return undefined
      const error = refusal
      refusal = undefined
      return Response.json({ error, code: 'invalid' }, { status: 422 })
    },
  })
  await screen.findByText('No leads in this view.')
  await router.navigate('/admin/leads?view=clients&q=vera')
  await screen.findByText('No results for “vera” in this view.')
  await untilSays(screen.getByRole('main'), /1 among everyone: ?Vera Kestrel, Kestrel/)

  const rows = (count: number) => waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(count + 1))
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  const sheet = await screen.findByRole('dialog', { name: 'Filter' })
  await user.click(within(sheet).getByLabelText('Client'))
  await user.click(within(sheet).getByLabelText('Waits for a reply'))
  await user.selectOptions(within(sheet).getByLabelText('Last active within'), '7 days')
  await user.click(within(sheet).getByRole('button', { name: 'Done' }))
  const chip = () => screen.queryByRole('button', { name: /^Last 7 days/ })
  await user.click(await waitFor(() => chip()!))
  await untilGone(chip)
  await rows(1)

  await user.click(screen.getByRole('button', { name: 'Save this view' }))
  await user.type(within(await screen.findByRole('dialog')).getByLabelText(/^Name/), 'Hot ones{Enter}')
  // The refusal is shown in the dialog, and the name stays.
  const refused = await within(screen.getByRole('dialog')).findByRole('alert')
  expect(said(refused)).toBe('There are 20 views already.')
  await user.type(within(screen.getByRole('dialog')).getByLabelText(/^Name/), '{Enter}')
  const views = screen.getByRole('navigation', { name: 'Views of the leads' })
  const view = (name: RegExp) => within(views).queryByRole('link', { name })
  await waitFor(() => expect(view(/^Hot ones ?1$/)?.getAttribute('aria-current')).toBe('page'))
  await rows(1)
  await user.click(within(views).getByRole('button', { name: 'Delete this view' }))
  await untilGone(() => view(/^Hot ones/))
  await waitFor(() => expect(view(/^Open/)?.getAttribute('aria-current')).toBe('page'))
})

test('two filters clicked in quick succession are both applied', async () => {
  const database = await testDatabase()
  const { screen, user, router } = await openPage(database, '/admin/leads?view=everyone', { role: 'owner' })
  await user.click(await screen.findByRole('button', { name: 'Filter' }))
  const sheet = await screen.findByRole('dialog', { name: 'Filter' })
  const boxes = ['Client', 'Parked'].map((name) => within(sheet).getByLabelText<HTMLInputElement>(name))
  for (const box of boxes) fireEvent.click(box)
  await waitFor(() => expect(router.state.location.search).toMatch(/status=client&status=parked/))
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true])
})

test('an action on a lead conflicts with another user’s change since it was opened', async () => {
  const database = await testDatabase()
  const id = await putContact(database, { email: 'wes@example.com', name: 'Wes Lund' })
  const { screen, user } = await openPage(database, '/admin/leads?view=everyone', { role: 'owner' })
  await screen.findByRole('row', { name: /Wes Lund/ })
  await user.keyboard('j')
  await user.keyboard('s')
  const sheet = await screen.findByRole('dialog', { name: 'Status' })
  const other = createTestApp(database, { role: 'editor' })
  const set = await other.post('set-contact-status', { ids: [id], status: 'proposal', versions: { [id]: 0 } })
  expect(set.status, set.body.error).toBe(200)
  await user.click(within(sheet).getByRole('button', { name: 'Parked' }))
  const conflict = await screen.findByRole('alert')
  await untilSays(conflict, 'the status is “Proposal” now.')
  expect(said(conflict)).toContain('You chose “Parked”.')
  await user.click(within(conflict).getByRole('button', { name: 'Keep theirs' }))
  await waitFor(() => expect(said(screen.getByRole('row', { name: /Wes Lund/ }))).toContain('Proposal'))
})

test('a shortcut undoes the last action, and can be pressed again after the server was unreachable', async () => {
  const database = await testDatabase()
  await putContact(database, { email: 'ada@example.com', name: 'Ada Lund' })
  let isAway = true
  const { screen, user } = await openPage(database, '/admin/leads?view=everyone', {
    role: 'owner',
    intercept: (path) =>
      isAway && path === '/functions/v1/undo' ? new Response(null, { status: 503 }) : undefined,
  })
  await screen.findByRole('row', { name: /Ada Lund/ })
  await user.keyboard('j')
  await user.keyboard('s')
  const sheet = await screen.findByRole('dialog', { name: 'Status' })
  await user.click(within(sheet).getByRole('button', { name: 'Proposal' }))
  await waitFor(() => expect(said(screen.getByRole('row', { name: /Ada Lund/ }))).toContain('Proposal'))
  await user.keyboard('u')
  await screen.findByText('This couldn’t be undone.')
  isAway = false
  await user.keyboard('u')
  await screen.findByText('Undone.')
  await waitFor(() => expect(said(screen.getByRole('row', { name: /Ada Lund/ }))).not.toContain('Proposal'))
})

test('undo during a running action undoes that action, not the one before it', async () => {
  const database = await testDatabase()
  await putContact(database, { email: 'ada@example.com', name: 'Ada Lund' })
  const held = Promise.withResolvers<void>()
  let isHeld = false
  const { screen, user } = await openPage(database, '/admin/leads?view=everyone', {
    role: 'owner',
    intercept: (path) =>
      isHeld && path === '/functions/v1/set-contact-status' ? held.promise.then(() => undefined) : undefined,
  })
  await screen.findByRole('row', { name: /Ada Lund/ })
  await user.keyboard('j')
  const set = async (status: string) => {
    await user.keyboard('s')
    const sheet = await screen.findByRole('dialog', { name: 'Status' })
    await user.click(within(sheet).getByRole('button', { name: status }))
    await untilSays(screen.getByRole('row', { name: /Ada Lund/ }), status)
  }
  await set('Proposal')
  await untilSays(screen.getByRole('region', { name: 'Notifications' }), 'Proposal')
  closeToasts()
  isHeld = true
  await set('Parked')
  await user.keyboard('u')
  held.resolve()
  await screen.findByText('Undone.')
  expect(await database.db.select().from(contacts)).toMatchObject([{ status: 'proposal' }])
})

test('keyboard navigation continues at the position of a row that left the list', async () => {
  const database = await testDatabase()
  for (const name of ['Ada', 'Bea', 'Cal', 'Dan'])
    await putContact(database, {
      email: `${name}@example.com`.toLowerCase(),
      name,
      waiting_since: new Date(
        Date.now() - (name === 'Ada' ? 9 : name === 'Bea' ? 8 : name === 'Cal' ? 7 : 6) * 60_000,
      ),
    })
  const { screen, user } = await openPage(database, '/admin/leads?view=waiting', { role: 'owner' })
  await screen.findByRole('row', { name: /Ada/ })
  for (const key of ['j', 'j']) await user.keyboard(key)
  expect(said(document.activeElement!)).toBe('Bea')
  await user.keyboard('a')
  await untilGone(() => screen.queryByRole('row', { name: /Bea/ }))
  await user.keyboard('j')
  expect(said(document.activeElement!)).toBe('Cal')
})

test('validation errors are shown at their fields, including those that only the server finds', async () => {
  const database = await testDatabase()
  const { screen, user } = await openPage(database, '/admin/leads/new', {
    role: 'owner',
    intercept: (path) =>
      path === '/functions/v1/create-contact'
        ? Response.json(
            {
              error: 'Please check the phone number.',
              code: 'invalid',
              issues: [{ path: 'phone', message: 'This number has no country' }],
            },
            { status: 422 },
          )
        : undefined,
  })
  const email = await screen.findByLabelText(/^Email/)
  const described = (field: Element) =>
    said(document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '') ?? field)
  await user.click(screen.getByRole('button', { name: 'Add a lead' }))
  expect(described(email)).toBe('Please enter a valid email address')
  expect(document.activeElement).toBe(email)
  await user.type(email, 'ada@example.com')
  expect(email.getAttribute('aria-invalid')).toBeNull()
  expect(screen.getByLabelText(/note/i).getAttribute('maxlength')).toBe('5000')
  const phone = screen.getByLabelText(/^Phone/) as HTMLInputElement
  await user.type(phone, '0123')
  await user.click(screen.getByRole('button', { name: 'Add a lead' }))
  await waitFor(() => expect(described(phone)).toBe('This number has no country'))
  expect(document.activeElement).toBe(phone)
  expect(phone.value).toBe('0123')
})

test('unsaved edits survive a reload and an expired session', async () => {
  const database = await testDatabase()
  const id = await putContact(database, { email: 'ada@example.com', name: 'Ada Lund' })
  const path = `/admin/leads/${id}`
  const { screen, user } = await openPage(database, path, { role: 'owner' })
  const step = async () => (await screen.findByRole('textbox', { name: 'What' })) as HTMLInputElement
  const company = async () => (await screen.findByLabelText(/^Company/)) as HTMLInputElement
  await user.type(await step(), 'Send the offer')
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  await user.type(await company(), 'Lund & Sons')
  // The session ends elsewhere: without signing out on this device, its drafts stay.
  cleanup()
  const session = localStorage.getItem(sessionStorageKey) ?? ''
  localStorage.removeItem(sessionStorageKey)
  atAddress(path)
  const signedOut = await openPage(database, path)
  await waitFor(() => expect(signedOut.router.state.location.pathname).toBe('/auth'))
  cleanup()
  localStorage.setItem(sessionStorageKey, session)
  const again = await openPage(database, path)
  expect((await step()).value).toBe('Send the offer')
  expect((await company()).value).toBe('Lund & Sons')
  const reach = screen.getByRole('region', { name: 'Contact details' })
  await again.user.click(within(reach).getByRole('button', { name: 'Save' }))
  await untilGone(() => screen.queryByLabelText(/^Company/))
  expect(await database.db.select().from(contacts)).toMatchObject([{ company: 'Lund & Sons' }])
})

test('the import guesses the columns of a UTF-16 file, and they can be changed', async () => {
  const database = await testDatabase()
  const { screen, user } = await openPage(database, '/admin/leads/import', { role: 'owner' })
  const text =
    'Person - Name\tWhere to\tPerson - Notes\tPerson - Owner\nJosé Lund\tjose@example.com\tMet in March.\tSomebody Else\n'
  const file = new window.File([Buffer.from(text, 'utf16le')], 'people.csv', { type: 'text/csv' })
  await user.upload(await screen.findByLabelText('CSV file'), file)
  await screen.findByText('José Lund')
  expect(screen.getByLabelText<HTMLSelectElement>('Where to').value).toBe('email')
  const notes = screen.getByLabelText<HTMLSelectElement>('Person - Notes')
  expect(notes.value).toBe('note')
  await user.selectOptions(notes, 'Company')
  await screen.findByText('jose@example.com, Met in March.')
  await screen.findByText('Not on the team: Somebody Else.')
  await user.click(await screen.findByRole('button', { name: 'Import 1 lead' }))
  await screen.findByText(/1 lead added/)
  await user.click(await screen.findByRole('link', { name: 'José Lund' }))
  await screen.findByText(/Met in March\./)
})
