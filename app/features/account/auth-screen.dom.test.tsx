import { waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { authCopy } from '#content/pages/auth'
import { setUpToken } from '#server/auth/first-admin'
import { createThrottle } from '#server/auth/throttle'
import { deliveries } from '#server/db/schema/deliveries'
import { addOneTimeToken } from '#server/queries/accounts/one-time-tokens.server'
import { userByEmail } from '#server/queries/accounts/users.server'
import { addAccount, adminPassword, password } from '#test/accounts'
import { createTestApp, testSecret } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { atAddress, replaceText, storeSession, storedTokens } from '#test/in-browser'
import { openPage } from '#test/open-page.tsx'

const email = 'owner@example.com'
const owner = { email, password: adminPassword }

const screen = within(document.body)
let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const emailField = () => screen.findByLabelText<HTMLInputElement>('Email')
const passwordField = () => document.querySelector<HTMLInputElement>('[name=password]')!
const form = () => document.querySelector('form')!
const press = (user: UserEvent, name: string) => user.click(within(form()).getByRole('button', { name }))

async function signIn(user: UserEvent, given: { email: string; password: string }): Promise<void> {
  await replaceText(user, await emailField(), given.email)
  await replaceText(user, passwordField(), given.password)
  await press(user, 'Sign In')
}

/** Waits for the toast with this title and description. */
async function toast(title: string, description: string): Promise<HTMLElement> {
  const region = within(screen.getByRole('region', { name: 'Notifications' }))
  await region.findAllByText(title)
  return waitFor(() => {
    const strips = [...document.querySelectorAll<HTMLElement>('.toast')]
    const found = strips.findLast(
      ({ textContent }) => textContent.includes(title) && textContent.includes(description),
    )
    if (!found) throw new Error(`no toast “${title}: ${description}”`)
    return found
  })
}

test('a session with an expired access token is refreshed when the page opens', async () => {
  await addAccount(database, { email, role: 'owner' })
  await storeSession(database, owner, { access_token: 'x.y.z', expires_at: 1 })
  const first = storedTokens()
  expect(first?.refresh_token).toBeTruthy()
  await openPage(database, '/auth')
  expect((await screen.findByText(email)).closest('.account__address')).not.toBeNull()
  await screen.findByRole('link', { name: authCopy.account.office })
  expect(storedTokens()?.refresh_token).not.toBe(first?.refresh_token)
})

test('a session with an unknown refresh token is removed, and the sign-in form is shown', async () => {
  await addAccount(database, { email, role: 'owner' })
  await storeSession(database, owner, { access_token: 'x.y.z', refresh_token: 'unknown', expires_at: 2 })
  await openPage(database, '/auth')
  await emailField()
  await waitFor(() => expect(storedTokens()).toBeNull())
})

test('the back office redirects to sign-in and returns to its URL, also after a wrong password', async () => {
  await addAccount(database, { email, role: 'owner' })
  atAddress('/admin?from=mail')
  const { user, router, requests } = await openPage(database, '/admin?from=mail')
  await emailField()
  const { pathname, search } = router.state.location
  expect(pathname + search).toBe(`/auth?next=${encodeURIComponent('/admin?from=mail')}`)
  // Without a session nothing of the office was requested.
  expect(requests.filter((path) => /^\/(functions|events)\//.test(path))).toEqual([])
  await signIn(user, { email, password: 'not the password' })
  expect((await toast('Error', 'Invalid login credentials')).className).toContain('toast--destructive')
  expect(form().textContent).toContain('That email and password don’t match.')
  expect((await emailField()).value).toBe(email)
  await signIn(user, owner)
  await screen.findByRole('heading', { level: 1, name: /No leads yet/ })
  expect(router.state.location.pathname + router.state.location.search).toBe('/admin?from=mail')
  expect(document.querySelector('.toast--destructive')).toBeNull()
})

test('somebody who is not an admin sees only a message, and can sign out to use another account', async () => {
  await addAccount(database, { email: 'ada@example.com' })
  const { user, router } = await openPage(database, '/auth?next=/admin')
  await signIn(user, { email: 'ada@example.com', password })
  await screen.findByRole('heading', { name: 'Your account can’t open this' })
  expect(router.state.location.pathname).toBe('/admin')
  expect(screen.queryByRole('heading', { name: 'Back office' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Back office' })).toBeNull()
  expect(screen.queryByRole('navigation', { name: 'Back office' })).toBeNull()
  atAddress('/admin')
  await user.click(screen.getByRole('button', { name: 'Sign Out' }))
  await emailField()
  expect(router.state.location.pathname + router.state.location.search).toBe('/auth?next=%2Fadmin')
})

test('a refused sign-in offers to resend the confirmation email, whether or not the account exists', async () => {
  const unconfirmed = { email: 'ada@example.com', password }
  await createTestApp(database).requestJson('/auth/v1/signup', unconfirmed)
  expect(await database.db.$count(deliveries)).toBe(1)
  const { user } = await openPage(database, '/auth')
  await signIn(user, unconfirmed)
  await toast('Error', 'Invalid login credentials')
  await user.click(await screen.findByRole('button', { name: 'Send that email again' }))
  await screen.findByRole('heading', { name: 'What happens next' })
  expect(await database.db.$count(deliveries)).toBe(2)

  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await signIn(user, { email: 'nobody@example.com', password })
  await screen.findByRole('button', { name: 'Send that email again' })
})

test('an owner locked out by another person’s password guesses can sign in by a recovery link', async () => {
  await addAccount(database, { email, role: 'owner' })
  const app = { throttle: createThrottle(database) }
  const guess = { email, password: 'a guess of a stranger' }
  for (let time = 0; time < 10; time += 1)
    await createTestApp(database, app).requestJson('/auth/v1/token?grant_type=password', guess)
  const { user, router } = await openPage(database, '/auth?next=%2Fadmin', { app })
  await signIn(user, owner)
  await waitFor(() => expect(form().textContent).toContain('Too many tries. Please wait 15 minutes'))
  await user.click(screen.getByRole('button', { name: 'Email me a link' }))
  await screen.findByRole('heading', { name: 'What happens next' })
  screen.getByText(email)
  expect((await database.db.select().from(deliveries)).map(({ kind }) => kind)).toEqual(['recovery-mail'])

  const { id } = (await userByEmail(database.db, email))!
  const token = await addOneTimeToken(database.db, { purpose: 'recovery', subjectId: id, now: new Date() })
  atAddress(`/auth#type=recovery&token_hash=${token}`)
  window.dispatchEvent(new Event('hashchange'))
  await screen.findByRole('heading', { name: 'Set a new password' })
  expect(window.location.hash).toBe('')
  await replaceText(user, passwordField(), 'twelve quiet harbours')
  await press(user, 'Set new password')
  await toast('Password changed', 'Your other devices have been signed out.')
  await screen.findByRole('heading', { name: /No leads yet/ })
  expect(router.state.location.pathname).toBe('/admin')
})

test.each([
  ['owner', '/admin'],
  [null, '/'],
] as const)(
  'a new password by recovery link redirects an account with the role %s to %s',
  async (role, path) => {
    await addAccount(database, { email, role })
    const { id } = (await userByEmail(database.db, email))!
    const token = await addOneTimeToken(database.db, { purpose: 'recovery', subjectId: id, now: new Date() })
    atAddress(`/auth#type=recovery&token_hash=${token}`)
    const { user, router } = await openPage(database, '/auth')
    await screen.findByRole('heading', { name: 'Set a new password' })
    await replaceText(user, passwordField(), 'twelve quiet harbours')
    await press(user, 'Set new password')
    await waitFor(() => expect(router.state.location.pathname).toBe(path))
  },
)

test.each([502, 503, 504])('a %d response shows a neutral toast and keeps the password', async (status) => {
  await addAccount(database, { email, role: 'owner' })
  const server = { isAway: true }
  const { user, router } = await openPage(database, '/auth?next=%2Fadmin', {
    intercept: (path) =>
      server.isAway && path.startsWith('/auth/v1/token') ? new Response('gateway', { status }) : undefined,
  })
  await signIn(user, owner)
  const { calm } = authCopy.toasts
  expect((await toast(calm.title, 'please try again in a minute')).className).toContain('toast--plain')
  expect(passwordField().value).toBe(adminPassword)
  server.isAway = false
  await press(user, 'Sign In')
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin'))
})

test('the set-up link that the server printed creates the first admin and opens the set-up screen', async () => {
  const token = await setUpToken(database, { secret: testSecret, now: new Date() })
  atAddress(`/auth#set-up=${token}`)
  const { user, router } = await openPage(database, '/auth')
  await screen.findByRole('button', { name: 'Create admin' })
  expect(window.location.href).not.toContain(token)
  await replaceText(user, await emailField(), email)
  await replaceText(user, passwordField(), 'too short')
  await press(user, 'Create admin')
  await screen.findByText('Password should be at least 15 characters.')
  await replaceText(user, passwordField(), adminPassword)
  await press(user, 'Create admin')
  await screen.findByRole('heading', { name: /^Your site is up\./ })
  expect(router.state.location.pathname).toBe('/admin/set-up')
})

test('the set-up link is refused with a toast once an admin exists', async () => {
  const token = await setUpToken(database, { secret: testSecret, now: new Date() })
  await addAccount(database, { email, role: 'owner' })
  atAddress(`/auth#set-up=${token}`)
  const { user } = await openPage(database, '/auth')
  await screen.findByRole('button', { name: 'Create admin' })
  await replaceText(user, await emailField(), 'stranger@example.com')
  await replaceText(user, passwordField(), 'fifteen and more')
  await press(user, 'Create admin')
  await toast('Error', 'This link was already used')
})
