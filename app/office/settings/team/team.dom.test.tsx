import { waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { frameCopy } from '#content/office/frame'
import { roleTexts, teamCopy as copy } from '#content/office/team'
import { adminGateCopy } from '#content/pages/admin-gate'
import { authCopy } from '#content/pages/auth'
import { invitationCopy } from '#content/pages/invitation'
import { announceChange, followChanges } from '#server/db/changes'
import { deliveries } from '#server/db/schema/deliveries'
import { removeAdmin } from '#server/queries/accounts/users.server'
import { adminPassword } from '#test/accounts'
import { allConnected, createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { atAddress, goOffline, replaceText, rowsWith, storeSession } from '#test/in-browser'
import { openPage } from '#test/open-page.tsx'
import { putFactor } from '#test/put-factor'
import { addMember, rolesNow } from '#test/sign-in-member'
import { invite as inviteBefore, invitedEmail as email } from '#test/invite'
import { untilSays, untilUnsaid } from '#test/until-says'

const path = '/admin/settings/team'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

type Opened = Awaited<ReturnType<typeof openPage>>

const rowOf = (address: string) => rowsWith(address)[0] ?? null
const inRow = (address: string) => within(rowOf(address)!)

async function confirm({ screen, user }: Opened, name: string): Promise<void> {
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
}

async function invite({ screen, user }: Opened, role: keyof typeof roleTexts): Promise<void> {
  const form = within(await screen.findByRole('form', { name: copy.invite.title }))
  await replaceText(user, form.getByLabelText(copy.invite.email, { exact: false }), email)
  await user.click(form.getByRole('radio', { name: new RegExp(roleTexts[role]) }))
  await user.click(form.getByRole('button', { name: /invitation/ }))
  await waitFor(() => expect(rowOf(email)).not.toBeNull())
}

/** Signs a colleague in elsewhere. `isSignedIn` tells whether that session is still valid. */
async function sessionOf(address: string) {
  const app = createTestApp(database)
  const { body } = await app.requestJson('/auth/v1/token?grant_type=password', {
    email: address,
    password: adminPassword,
  })
  const headers = { authorization: `Bearer ${String(body['access_token'])}` }
  return { isSignedIn: async () => (await app.request('/auth/v1/user', { headers })).ok }
}

test('an owner resets a colleague’s two-step sign-in and signs them out everywhere', async () => {
  const colleague = 'lucia@example.com'
  await putFactor(database.db, await addMember(database, colleague, 'editor'))
  const before = await sessionOf(colleague)
  const page = await openPage(database, path, { role: 'owner' })
  const { screen, user } = page
  await untilSays(() => rowOf(colleague), copy.list.app)

  // The question lists the consequences, and canceling it changes nothing.
  const reset = () => inRow(colleague).queryByRole('button', { name: new RegExp(copy.reset.confirm) })
  await user.click(reset()!)
  const question = await screen.findByRole('alertdialog')
  for (const point of copy.reset.points(false)) expect(question.textContent).toContain(point)
  await confirm(page, copy.reset.cancel)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(await before.isSignedIn()).toBe(true)

  await user.click(reset()!)
  await confirm(page, copy.reset.confirm)
  await untilSays(() => rowOf(colleague), copy.list.off)
  expect(reset()).toBeNull()
  expect(await before.isSignedIn()).toBe(false)
  await untilSays(document.body, copy.reset.done('Lucia'))
})

test('signing a colleague out everywhere asks first and shows their number of sessions', async () => {
  const colleague = 'lucia@example.com'
  await addMember(database, colleague, 'editor')
  const session = await sessionOf(colleague)
  const page = await openPage(database, path, { role: 'owner' })
  const { screen, user, router } = page
  await waitFor(() => expect(rowOf(colleague)).not.toBeNull())
  await user.click(inRow(colleague).getByRole('button', { name: new RegExp(copy.signOut.confirm) }))
  expect((await screen.findByRole('alertdialog')).textContent).toContain(copy.signOut.points(1)[0])
  await confirm(page, copy.signOut.confirm)
  await untilSays(document.body, copy.signOut.done('Lucia'))
  expect(await session.isSignedIn()).toBe(false)
  await router.navigate('/admin/log')
  await untilSays(document.body, /signed out .* everywhere/)
})

test('an invalid address is refused at its field, and the link of an invitation is shown once', async () => {
  const changes = await followChanges(database)
  const page = await openPage(database, path, { role: 'owner', app: { isConnected: false, changes } })
  const { screen, user, router } = page
  await untilSays(document.body, frameCopy.live)
  const form = within(await screen.findByRole('form', { name: copy.invite.title }))
  await replaceText(user, form.getByLabelText(copy.invite.email, { exact: false }), 'lucia@')
  await user.click(form.getByRole('button', { name: /invitation/ }))
  await form.findByText('Please enter a valid email address')
  expect(document.activeElement).toBe(form.getByLabelText(copy.invite.email, { exact: false }))
  await user.clear(form.getByLabelText(copy.invite.email, { exact: false }))
  expect(rowOf('owner@example.com')?.textContent).toContain(copy.list.ownRole)
  expect(inRow('owner@example.com').queryByRole('combobox')).toBeNull()

  await invite(page, 'editor')
  const shown = await screen.findByRole<HTMLInputElement>('textbox', { name: copy.link.label })
  await waitFor(() => expect(document.activeElement).toBe(shown))
  const first = shown.value
  await user.click(screen.getByRole('button', { name: copy.link.done }))
  expect(screen.queryByRole('textbox', { name: copy.link.label })).toBeNull()
  // Sets the state in which the delivery of the invitation's mail ends without a mail server.
  await database.db.transaction(async (tx) => {
    await tx.update(deliveries).set({ state: 'not_connected' })
    await announceChange(tx, 'deliveries')
  })
  await untilSays(() => rowOf(email), copy.invitation.notConnected)
  await router.navigate('/admin/settings/you')
  await screen.findByRole('heading', { name: 'Keyboard' })
  await router.navigate(path)
  await waitFor(() => expect(rowOf(email)).not.toBeNull())
  expect(screen.queryByRole('textbox', { name: copy.link.label })).toBeNull()

  await user.click(inRow(email).getByRole('button', { name: new RegExp(`^${copy.invitation.newLink}`) }))
  await confirm(page, copy.invitation.newLink)
  const second = await screen.findByRole<HTMLInputElement>('textbox', { name: copy.link.label })
  expect(second.value).not.toBe(first)
  await changes.close()
})

test('with a mail server an invitation is shown as being mailed, without a link', async () => {
  const page = await openPage(database, path, {
    role: 'owner',
    app: { outside: { connected: allConnected } },
  })
  await invite(page, 'viewer')
  await untilSays(document.body, copy.invite.sent(email))
  await untilSays(() => rowOf(email), copy.invitation.pending)
  expect(page.screen.queryByRole('textbox', { name: copy.link.label })).toBeNull()
})

test('revoking an invitation asks first and is disabled offline', async () => {
  const page = await openPage(database, path, { role: 'owner' })
  const { user } = page
  await invite(page, 'owner')
  const revoke = () =>
    inRow(email).getByRole<HTMLButtonElement>('button', { name: new RegExp(`^${copy.invitation.revoke}`) })
  const goOnline = goOffline()
  await untilSays(document.body, copy.offline)
  expect(revoke().disabled).toBe(true)
  goOnline()
  await untilUnsaid(document.body, copy.offline)
  await user.click(revoke())
  await confirm(page, copy.invitation.revoke)
  await waitFor(() => expect(rowOf(email)).toBeNull())
})

test('changing a member’s role and removing a member each ask first, and the removal is logged', async () => {
  const colleague = 'lucia@example.com'
  await addMember(database, colleague, 'viewer')
  const page = await openPage(database, path, { role: 'owner' })
  const { user, router } = page
  await waitFor(() => expect(rowOf(colleague)).not.toBeNull())
  const role = () => inRow(colleague).getByRole<HTMLSelectElement>('combobox')
  expect(role().value).toBe('viewer')
  await user.selectOptions(role(), 'editor')
  await confirm(page, copy.role.confirm)
  await waitFor(() => expect(role().value).toBe('editor'))
  expect(await rolesNow(database)).toMatchObject({ [colleague]: 'editor' })
  await user.click(inRow(colleague).getByRole('button', { name: new RegExp(`^${copy.remove.confirm}`) }))
  await confirm(page, copy.remove.confirm)
  await waitFor(() => expect(rowOf(colleague)).toBeNull())
  expect(await rolesNow(database)).toMatchObject({ [colleague]: null })
  await router.navigate('/admin/log')
  await untilSays(document.body, /removed .* from the team/)
})

test('an editor sees that the team screen is for owners only', async () => {
  await openPage(database, path, { role: 'editor' })
  await untilSays(document.body, copy.ownersOnly)
})

test('removing a member redirects their open screen to sign-in and refuses their account afterwards', async () => {
  await addMember(database, 'lucia@example.com', 'editor')
  await storeSession(database, { email: 'lucia@example.com', password: adminPassword })
  const changes = await followChanges(database)
  atAddress('/admin/testimonials')
  const { screen, user, router } = await openPage(database, '/admin/testimonials', {
    app: { changes },
  })
  await untilSays(document.body, 'Changes by others appear automatically.')
  await removeAdmin(database.db, 'lucia@example.com', { action: 'remove-admin', now: new Date() })
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
  expect(router.state.location.search).toBe('?next=%2Fadmin%2Ftestimonials')

  await replaceText(user, await screen.findByLabelText('Email'), 'lucia@example.com')
  await replaceText(user, document.querySelector('[name=password]')!, adminPassword)
  await user.click(within(document.querySelector('form')!).getByRole('button', { name: 'Sign In' }))
  await untilSays(document.body, adminGateCopy['no-admin'].text)
  await changes.close()
})

test('an existing account joins with its own password, and a replaced invitation link has expired', async () => {
  await addMember(database, email, 'viewer')
  await removeAdmin(database.db, email, { action: 'remove-admin', now: new Date() })
  const first = await inviteBefore(database, { role: 'editor' })
  const second = await inviteBefore(database, { role: 'editor' })
  atAddress(`/auth#invitation=${first}`)
  const { screen, user, router } = await openPage(database, '/auth')
  await untilSays(document.body, invitationCopy.ended.text)
  expect(window.location.href).not.toContain('invitation')
  await user.click(screen.getByRole('button', { name: invitationCopy.ended.signIn }))
  await screen.findByLabelText(authCopy.fields.email)

  atAddress(`/auth#invitation=${second}`)
  window.dispatchEvent(new Event('hashchange'))
  await replaceText(
    user,
    await screen.findByLabelText(invitationCopy.yourPassword, { exact: false }),
    adminPassword,
  )
  await user.click(screen.getByRole('button', { name: invitationCopy.submit }))
  await screen.findByRole('navigation', { name: 'Back office' })
  expect(router.state.location.pathname).toBe('/admin')
  expect(await rolesNow(database)).toMatchObject({ [email]: 'editor' })
})

test('a new account joins only with a password of at least 15 characters', async () => {
  await addMember(database, 'nora@example.com', 'owner')
  atAddress(`/auth#invitation=${await inviteBefore(database, { role: 'viewer' })}`)
  const { screen, user, router } = await openPage(database, '/auth')
  await untilSays(document.body, /invited you to the back office as a viewer/)
  await replaceText(user, screen.getByLabelText(invitationCopy.newPassword, { exact: false }), 'too short')
  await user.click(screen.getByRole('button', { name: invitationCopy.submit }))
  await untilSays(document.body, 'Password should be at least 15 characters.')
  await replaceText(
    user,
    screen.getByLabelText(invitationCopy.newPassword, { exact: false }),
    'four kettles on a green shelf',
  )
  await user.click(screen.getByRole('button', { name: invitationCopy.submit }))
  await screen.findByRole('navigation', { name: 'Back office' })
  expect(router.state.location.pathname).toBe('/admin')
  expect(await rolesNow(database)).toMatchObject({ [email]: 'viewer' })
})
