import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { officeScreens } from '#content/office/frame'
import { sampleCaseStudies } from '#content/pages/parts/case-studies'
import { adminRoles } from '#domain/role'
import { removeAdmin } from '#server/queries/accounts/users.server'
import { addAccount, adminPassword, password } from '#test/accounts'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { atAddress, storeSession } from '#test/in-browser'
import { openPage } from '#test/open-page.tsx'
import { addMember } from '#test/sign-in-member'
import { untilSays } from '#test/until-says'

/** Every screen of the back office: those in the navigation rail, and some below them. */
const screens = [
  ...officeScreens.flat().map(({ path }) => path),
  '/admin/leads/new',
  '/admin/leads/import',
  `/admin/case-studies/${sampleCaseStudies[0].id}`,
  // No lead has this id: an admin sees that inside the frame, and everybody else sees nothing.
  '/admin/leads/0f3c6c0e-6b0e-4a53-9a4b-6f7f2f1f4a23',
]
const name = 'Somebody Whose Name Is Nobody’s Business'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
  const words = { name, testimonial: `${name} said so.`, category: 'business-coaching', consent: true }
  await createTestApp(database).post('submit-testimonial', words)
})

const frame = () => document.querySelector('nav[aria-label="Back office"]')

test.each(adminRoles)('every screen opens in the frame for a %s', async (role) => {
  const { router } = await openPage(database, '/admin', { role })
  for (const path of screens) {
    await router.navigate(path)
    await waitFor(() => expect(document.querySelector('main h1')?.textContent, path).toMatch(/[a-z]/))
    expect(frame(), path).not.toBeNull()
    expect(router.state.location.pathname).toBe(path)
  }
})

test('every screen redirects to sign-in without a session, and requests no data', async () => {
  for (const path of screens) {
    atAddress(path)
    const { router, requests } = await openPage(database, path)
    await waitFor(() => expect(router.state.location.pathname, path).toBe('/auth'))
    expect(router.state.location.search).toBe(`?${new URLSearchParams({ next: path })}`)
    expect(frame()).toBeNull()
    expect(requests.filter((each) => /^\/(?:functions|events)\//.test(each))).toEqual([])
  }
})

test('every screen refuses an account without a role, and requests no data', async () => {
  await addAccount(database, { email: 'user@example.com' })
  await storeSession(database, { email: 'user@example.com', password })
  const { screen, router, requests } = await openPage(database, '/admin')
  for (const path of screens) {
    await router.navigate(path)
    await screen.findByRole('heading', { name: 'Your account can’t open this' })
    expect(frame()).toBeNull()
    expect(document.body.textContent).not.toContain(name)
  }
  expect(requests.filter((each) => /^\/(?:functions|events)\//.test(each))).toEqual([])
})

test.each<[string, () => Promise<void>]>([
  [
    'a session that has expired and cannot be renewed',
    async () => {
      await addMember(database, 'owner@example.com', 'owner')
      const account = { email: 'owner@example.com', password: adminPassword }
      await storeSession(database, account, {
        expires_at: Math.floor(Date.now() / 1_000) - 60,
        refresh_token: 'a token that nobody gave',
      })
    },
  ],
  [
    // Removing an admin ends all of their sessions.
    'a session of somebody who was an admin',
    async () => {
      await addMember(database, 'leaving@example.com', 'editor')
      await storeSession(database, { email: 'leaving@example.com', password: adminPassword })
      await removeAdmin(database.db, 'leaving@example.com', { action: 'remove-admin', now: new Date() })
    },
  ],
])('%s redirects to sign-in from every screen', async (_, arrange) => {
  await arrange()
  const session = localStorage.getItem('site-auth')!
  for (const path of screens) {
    localStorage.setItem('site-auth', session)
    atAddress(path)
    const { router } = await openPage(database, path)
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
    await untilSays(document.body, 'Sign in.')
    expect(frame()).toBeNull()
    expect(document.body.textContent).not.toContain(name)
  }
})
