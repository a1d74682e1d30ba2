import { cleanup, fireEvent, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { testimonials } from '#server/db/schema/testimonials'
import { followChanges } from '#server/db/changes'
import { addOneTimeToken } from '#server/queries/accounts/one-time-tokens.server'
import { createTestApp } from '#test/app'
import { putContact } from '#test/contacts'
import { type TestDatabase, testDatabase } from '#test/database'
import { replaceText } from '#test/in-browser'
import { openPage } from '#test/open-page.tsx'
import { untilSays } from '#test/until-says'

const path = '/admin/testimonials'
const away = { error: 'The database is away.', code: 'unavailable' }

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

async function submit(name: string): Promise<void> {
  const words = { name, testimonial: `${name} says it holds.`, category: 'business-coaching', consent: true }
  const { status } = await createTestApp(database).post('submit-testimonial', words)
  expect(status).toBe(200)
}

const row = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('.moderated')].find(
    (each) => each.querySelector('h2')?.textContent === name,
  )
const inRow = (name: string) => within(row(name)!)
const appears = (name: string) => waitFor(() => expect(row(name)).toBeDefined())
const leaves = (name: string) => waitFor(() => expect(row(name)).toBeUndefined())
const toasts = () => document.querySelector('.toaster')

/** Answers a function's calls with 503 while `isAway`; each answer waits for `held`. */
function failing(name: string) {
  const server = { isAway: true, held: Promise.resolve() }
  return {
    server,
    intercept: (address: string) =>
      server.isAway && address === `/functions/v1/${name}`
        ? server.held.then(() => Response.json(away, { status: 503 }))
        : undefined,
  }
}

test('the screen opens on Approved when nothing is pending, and stays on Pending after the last approval', async () => {
  await submit('Heidi')
  const { screen, user } = await openPage(database, path, { role: 'owner' })
  await appears('Heidi')
  await user.click(inRow('Heidi').getByRole('button', { name: 'Approve' }))
  await leaves('Heidi')
  await screen.findByText('No pending testimonials')
  expect(screen.queryByRole('searchbox')).toBeNull()
  cleanup()
  await openPage(database, path, { role: 'viewer' })
  await appears('Heidi')
  screen.getByRole('tab', { name: /^Approved/, selected: true })
})

test('an empty tab offers the form’s link instead of the head, and copies it', async () => {
  await database.db.delete(testimonials)
  const { screen, user } = await openPage(database, path, { role: 'editor' })
  await screen.findByText('No approved testimonials')
  const ask = screen.getByRole('link', { name: 'Ask a client' })
  expect(ask.getAttribute('href')).toBe('/admin/leads?view=clients')
  await user.click(screen.getByRole('button', { name: 'Copy form link' }))
  await untilSays(toasts, 'Link copied. Send it to a client.')
  expect(await navigator.clipboard.readText()).toBe(new URL('/testimonials/submit', location.href).href)
})

test('a search typed while the approved tab loads stays in its field', async () => {
  await submit('Heidi')
  await database.db.update(testimonials).set({ is_approved: true })
  const held = Promise.withResolvers<undefined>()
  let asked = 0
  const { screen, user } = await openPage(database, path, {
    role: 'owner',
    intercept: (address) =>
      address === '/functions/v1/get-admin-testimonials' && ++asked > 1 ? held.promise : undefined,
  })
  await waitFor(() => expect(asked).toBe(2))
  screen.getByRole('tab', { name: /^Approved/, selected: true })
  await user.type(screen.getByRole('searchbox'), 'gt')
  held.resolve(undefined)
  await waitFor(() => expect(asked).toBeGreaterThan(2))
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('gt')
})

test('an approved testimonial is deleted from its menu', async () => {
  await submit('Heidi')
  const [heidi] = await database.db
    .update(testimonials)
    .set({ is_approved: true })
    .where(eq(testimonials.name, 'Heidi'))
    .returning()
  const { screen, user } = await openPage(database, `${path}?one=${heidi?.id}`, { role: 'editor' })
  await appears('Heidi')
  expect(inRow('Heidi').queryByRole('button', { name: 'Delete' })).toBeNull()
  await user.click(inRow('Heidi').getByRole('button', { name: /^More/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await untilSays(toasts, 'Testimonial deleted successfully')
  await leaves('Heidi')
})

test('deleting asks first, and a failed change is reverted', async () => {
  await submit('Heidi')
  const held = Promise.withResolvers<void>()
  const { server, intercept } = failing('update-testimonial-status')
  server.held = held.promise
  const { screen, user } = await openPage(database, path, { role: 'owner', intercept })
  await appears('Heidi')
  await user.click(inRow('Heidi').getByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain(
    'Are you sure you want to delete this testimonial? This action cannot be undone.',
  )
  await user.click(within(dialog).getByRole('button', { name: 'Keep it' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()

  await user.click(inRow('Heidi').getByRole('button', { name: 'Approve' }))
  await leaves('Heidi')
  held.resolve()
  await appears('Heidi')
  await untilSays(toasts, 'Failed to update testimonial status')
  await user.click(inRow('Heidi').getByRole('button', { name: 'Delete' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await untilSays(toasts, 'Failed to delete testimonial')
  await appears('Heidi')
  server.isAway = false
  await user.click(inRow('Heidi').getByRole('button', { name: 'Delete' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await untilSays(toasts, 'Testimonial deleted successfully')
  await leaves('Heidi')
  expect(document.activeElement?.matches('[role=tabpanel], .moderated')).toBe(true)
})

test('an unsaved correction stays while other testimonials change, until the server has stored it', async () => {
  await submit('Heidi')
  await submit('Ida')
  const { server, intercept } = failing('correct-testimonial')
  const { screen, user } = await openPage(database, path, { role: 'owner', intercept })
  const correct = async (name: string) => {
    await appears(name)
    await user.click(inRow(name).getByRole('button', { name: /^More/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Correct' }))
  }
  const words = () => inRow('Heidi').getByLabelText<HTMLTextAreaElement>(/^What the author wrote, corrected/)
  await correct('Heidi')
  await replaceText(user, words(), 'Heidi said it holds.')
  await correct('Ida')
  await user.click(inRow('Ida').getByRole('button', { name: 'Approve' }))
  await leaves('Ida')
  await user.click(inRow('Heidi').getByRole('button', { name: 'Save the correction' }))
  await untilSays(toasts, 'The database is away.')
  expect(words().value).toBe('Heidi said it holds.')
  server.isAway = false
  await user.click(inRow('Heidi').getByRole('button', { name: 'Save the correction' }))
  await untilSays(() => row('Heidi') ?? null, 'Crossed out is what the author wrote')
  expect(inRow('Heidi').queryByLabelText(/^What the author wrote, corrected/)).toBeNull()
})

test('a testimonial that reloads while its delete dialog is open is still deleted', async () => {
  await submit('Heidi')
  const read = Promise.withResolvers<void>()
  const state = { isHeld: false }
  const { screen, user } = await openPage(database, path, {
    role: 'owner',
    intercept: (address) =>
      state.isHeld && address === '/functions/v1/get-admin-testimonials'
        ? read.promise.then(() => undefined)
        : undefined,
  })
  await appears('Heidi')
  await user.click(inRow('Heidi').getByRole('button', { name: /^More/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Correct' }))
  await user.type(inRow('Heidi').getByLabelText(/^What the author wrote, corrected/), ' Really.')
  state.isHeld = true
  await user.click(inRow('Heidi').getByRole('button', { name: 'Save the correction' }))
  await waitFor(() => expect(inRow('Heidi').queryByLabelText(/^What the author wrote, corrected/)).toBeNull())
  await user.click(inRow('Heidi').getByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('alertdialog')
  read.resolve()
  await untilSays(() => row('Heidi') ?? null, 'Crossed out is what the author wrote')
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await untilSays(toasts, 'Testimonial deleted successfully')
  await leaves('Heidi')
})

test('a failed load of testimonials shows the reason and retries; the list can be searched and filtered', async () => {
  await submit('Ivan')
  await submit('Judy')
  const held = Promise.withResolvers<void>()
  const { server, intercept } = failing('get-admin-testimonials')
  server.held = held.promise
  const { screen, user } = await openPage(database, path, { role: 'owner', intercept })
  await untilSays(document.body, 'Loading testimonials...')
  held.resolve()
  await untilSays(document.body, 'The database is away.')
  server.isAway = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await appears('Ivan')
  const pending = screen.getByRole('tab', { name: /^Pending Approval/ })
  expect(pending.textContent).toBe('Pending Approval2')
  await replaceText(user, screen.getByLabelText(/^Search/), 'JUDY says')
  await leaves('Ivan')
  await appears('Judy')
  expect(pending.textContent).toBe('Pending Approval2')
  await user.selectOptions(screen.getByLabelText('Category'), 'Workshop')
  await untilSays(document.body, 'No results for “JUDY says” in this view.')
  await user.selectOptions(screen.getByLabelText('Category'), 'All')
  await user.clear(screen.getByLabelText(/^Search/))
  await appears('Ivan')
  await user.click(inRow('Ivan').getByRole('button', { name: 'Approve' }))
  await leaves('Ivan')
  await user.click(screen.getByRole('tab', { name: /^Approved/ }))
  await appears('Ivan')
})

test('the screen repeats neither counts nor the empty state', async () => {
  await database.db.delete(testimonials)
  const changes = await followChanges(database)
  await submit('Grace')
  const { screen, user } = await openPage(database, path, { role: 'owner', app: { changes } })
  await appears('Grace')
  await untilSays(document.body, 'Changes by others appear automatically.')
  await user.click(inRow('Grace').getByRole('button', { name: 'Approve' }))
  await untilSays(document.body, 'No pending testimonials')
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('heading', { level: 1 }).textContent.trim()).toBe('One testimonial is live.')
  expect(main.queryAllByText(/nothing/i)).toEqual([])
  expect(main.queryAllByText(/^Approved$|^Pending$/).filter((each) => !each.closest('[role=tab]'))).toEqual(
    [],
  )
  await submit('Mallory')
  await appears('Mallory')
  expect(main.getByRole('tab', { name: /^Pending Approval/ }).textContent).toBe('Pending Approval1')
  expect(main.getByRole('heading', { level: 1 }).textContent.trim()).toBe(
    'One to read. One may be published.',
  )
  await changes.close()
})

test('a testimonial’s portrait is shown, and removed if it fails to load', async () => {
  await submit('Kim One')
  await submit('Lee Two')
  await database.db.update(testimonials).set({ picture: '/pictures/none.webp' })
  await openPage(database, path, { role: 'owner' })
  await appears('Lee Two')
  const portrait = (name: string) => row(name)!.querySelector('.portrait')
  expect(portrait('Kim One')?.getAttribute('src')).toBe('/pictures/none.webp')
  fireEvent.error(portrait('Lee Two')!)
  await waitFor(() => expect(portrait('Lee Two')).toBeNull())
  expect(portrait('Kim One')).not.toBeNull()
})

test('a shortcut asks an author for permission, and their permission appears live', async () => {
  const email = 'ada@example.com'
  const contactId = await putContact(database, { email, name: 'Ada Lund' })
  const app = createTestApp(database, { role: 'editor' })
  const unsolicited = {
    submissionId: randomUUID(),
    name: 'Ada L.',
    testimonial: 'It holds.',
    category: 'business-coaching',
  }
  const { body } = await app.post('submit-testimonial', unsolicited)
  const changes = await followChanges(database)
  const { user, router } = await openPage(database, path, { role: 'owner', app: { changes } })
  await untilSays(() => row('Ada L.') ?? null, 'No permission on record, and no address to ask at.')
  await user.click(inRow('Ada L.').getByRole('link', { name: 'Say whose it is' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/forms'))
  const listed = await app.post('list-submissions', { filters: { state: 'without_address' } })
  const [submission] = listed.body['data'] as { id: string }[]
  expect((await app.post('assign-submission', { id: submission?.id, contactId })).status).toBe(200)

  await router.navigate(path)
  await waitFor(() => expect(inRow('Ada L.').getByRole('button', { name: /^Ask/ })).toBeTruthy())
  inRow('Ada L.').getByRole('heading').focus()
  await user.keyboard('p')
  await untilSays(toasts, 'The question to the author is written.')
  await waitFor(() => expect(inRow('Ada L.').getByRole('button', { name: 'Ask again' })).toBeTruthy())
  await untilSays(() => row('Ada L.') ?? null, 'The question to the author has not been sent yet.')

  const { id } = body['data'] as { id: string }
  const token = await addOneTimeToken(database.db, { purpose: 'permission', subjectId: id, now: new Date() })
  const given = await createTestApp(database).post('give-permission', { token })
  expect(given.body['data']).toEqual({ state: 'given' })
  await untilSays(() => row('Ada L.') ?? null, 'May be published')
  await untilSays(() => row('Ada L.') ?? null, 'Address confirmed')
  expect(inRow('Ada L.').queryByRole('button', { name: /^Ask/ })).toBeNull()
  await changes.close()
})

test('a viewer sees testimonials and no button that changes anything', async () => {
  await submit('Grace')
  const { screen } = await openPage(database, path, { role: 'viewer' })
  await appears('Grace')
  expect(within(screen.getByRole('main')).queryAllByRole('button')).toEqual([])
})
