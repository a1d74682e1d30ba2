import type { Page } from '@playwright/test'
import type { ServerProcess } from '#test/server-process'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { mailsTo } from './mailbox.ts'
import { invitationCopy } from '#content/pages/invitation'
import { newAddress, toast } from './quiz.ts'
import { officeOwner as admin } from './sign-in-office.ts'

const password = 'seven green kettles'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const signOutButton = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Sign Out' })
const mode = (page: Page, name: string) =>
  page.locator('.account__tabs').getByRole('button', { name, exact: true })
const press = (page: Page, name: string) =>
  page.locator('form').getByRole('button', { name, exact: true }).click()

async function openAuth(page: Page, address = '/auth'): Promise<void> {
  await page.goto(address)
  // A click before hydration would be lost.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__react')),
  )
}

async function fill(page: Page, given: { email?: string; password?: string }): Promise<void> {
  if (given.email !== undefined) await page.getByLabel('Email').fill(given.email)
  if (given.password !== undefined) await page.locator('[name=password]').fill(given.password)
}

/** Signs up an account and confirms its address with the token from the mail's link. */
async function makeAccount(page: Page, site: ServerProcess, email: string): Promise<void> {
  await page.request.post('/auth/v1/signup', { data: { email, password } })
  await expect.poll(async () => (await mailsTo(site, email)).length).toBe(1)
  const [mail] = await mailsTo(site, email)
  const link = new URL(/http\S+verify\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  const form = { type: 'signup', token_hash: link.searchParams.get('token') ?? '' }
  expect((await page.request.post('/auth/v1/verify', { form, maxRedirects: 0 })).status()).toBe(303)
}

async function signIn(page: Page, given: { email: string; password: string }): Promise<void> {
  await fill(page, given)
  await press(page, 'Sign In')
}

test('an account signs up, confirms its address, signs in, and signs out in every tab', async ({
  page,
  context,
  site,
}) => {
  const email = newAddress()
  await openAuth(page)
  await mode(page, 'Create Account').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await fill(page, { email, password })
  await press(page, 'Create Account')
  await expect(page.getByText('Please check your email to verify your account.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible()

  await expect.poll(async () => (await mailsTo(site, email)).length).toBe(1)
  const [mail] = await mailsTo(site, email)
  const link = new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  await openAuth(page, link.pathname + link.search)
  await expect(page).toHaveURL('/auth')
  expect(
    (await page.request.post('/auth/v1/token?grant_type=password', { data: { email, password } })).status(),
  ).toBe(400)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page).toHaveURL('/auth?confirmed=yes')
  await expect(page.getByText('Your address is confirmed.')).toBeVisible()

  const other = await context.newPage()
  await other.goto('/ai-first-readiness-score')
  await expect(signOutButton(other)).toHaveCount(0)
  await signIn(page, { email, password })
  await expect(page).toHaveURL('/')
  await page.mouse.move(400, 400)
  await expect(signOutButton(page)).toBeVisible()
  await expect(signOutButton(other)).toBeVisible()

  await openAuth(page, '/auth')
  await expect(page.getByText(email)).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('site-auth'))
  await signOutButton(other).click()
  await expect(other).toHaveURL('/auth')
  await expect(signOutButton(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Sign In', exact: true })).toBeVisible()
  // The session has ended on the server too.
  const { access_token } = JSON.parse(token ?? '{}') as { access_token: string }
  await expect
    .poll(async () => {
      const headers = { authorization: `Bearer ${access_token}` }
      return (await page.request.get('/auth/v1/user', { headers })).status()
    })
    .toBe(403)
})

test('a password is reset through an emailed link whose token leaves the address at once', async ({
  page,
  site,
  faults,
}) => {
  faults.expect(/status of 4(00|03|22)/)
  const email = newAddress()
  await openAuth(page)
  await makeAccount(page, site, email)

  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await fill(page, { email })
  await press(page, 'Email me the link')
  await expect(page.getByText(/^If this address has an account/)).toBeVisible()
  const recovery = async () =>
    (await mailsTo(site, email)).find(({ subject }) => subject?.includes('new password'))
  await expect.poll(recovery).toBeTruthy()
  const link = /(?<=:\/\/[^/]+)\/auth#\S+/.exec((await recovery())?.text ?? '')?.[0] ?? ''

  await page.goto('about:blank')
  await openAuth(page, link)
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
  await expect(page).toHaveURL('/auth')
  await fill(page, { password: 'password1234' })
  await press(page, 'Set new password')
  await expect(page.locator('form .error')).toContainText('one of the first people guess')
  await fill(page, { password: 'a newer long password' })
  await press(page, 'Set new password')
  await expect(toast(page, 'Password changed', 'Your other devices have been signed out.')).toBeVisible()
  await expect(page).toHaveURL('/')

  await page.goto('about:blank')
  await openAuth(page, link)
  await fill(page, { password: 'yet another password' })
  await press(page, 'Set new password')
  await expect(toast(page, 'Error', 'Email link is invalid or has expired')).toBeVisible()
})

test('the sign-in form works by keyboard alone and keeps the email when its mode changes', async ({
  page,
  faults,
}) => {
  faults.expect(/status of 400/)
  await openAuth(page)
  await page.getByLabel('Email').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByText('Please enter your password')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.type('ada@example.com')
  await expect(page.getByText('Please enter a valid email address')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await page.keyboard.type('not the password')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('[name=password]')).toHaveAttribute('type', 'text')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Error', 'Invalid login credentials')).toBeVisible()
  const places = () => page.locator('.account__tabs > *').allTextContents()
  expect(await places()).toEqual(['Sign In', 'Create Account'])
  await mode(page, 'Create Account').click()
  expect(await places()).toEqual(['Sign In', 'Create Account'])
  await expect(page.getByText(/Invalid login credentials|don’t match/)).toHaveCount(0)
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
  await expect(page.locator('[name=password]')).toHaveAttribute('autocomplete', 'new-password')
})

const tooManyTries = {
  status: 429,
  headers: { 'x-supabase-api-version': '2024-01-01' },
  json: {
    code: 'over_request_rate_limit',
    error_code: 'over_request_rate_limit',
    msg: 'Too many tries. Please wait 15 minutes, or set a new password by email.',
  },
}

test('the account page has no axe violations in any state', async ({ page, site, faults }) => {
  test.slow()
  faults.expect(/status of 4(?:0\d|29)/)
  await openAuth(page)
  await expectAccessible(page, 'sign in')
  await press(page, 'Sign In')
  await expectAccessible(page, 'sign in, errors', { schemes: ['light'] })
  await signIn(page, { email: 'nobody@example.com', password })
  await expect(page.getByRole('button', { name: 'Send that email again' })).toBeVisible()
  await expectAccessible(page, 'sign in, refused')
  // A site with limits responds like this after ten wrong passwords.
  await page.route('**/auth/v1/token*', (route) => route.fulfill(tooManyTries))
  await press(page, 'Sign In')
  await expect(page.locator('form')).toContainText('Too many tries. Please wait 15 minutes')
  await expectAccessible(page, 'sign in, too many tries')
  await page.unroute('**/auth/v1/token*')
  await mode(page, 'Create Account').click()
  await expectAccessible(page, 'create account', { schemes: ['light'] })
  await fill(page, { email: newAddress(), password })
  await press(page, 'Create Account')
  await expect(page.getByText('Please check your email to verify your account.')).toBeVisible()
  await expect(page.locator('.toast')).toHaveCount(0)
  await expectAccessible(page, 'sent')
  await openAuth(page, '/auth?link=expired')
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await expectAccessible(page, 'recover, with a note', { schemes: ['light'] })
  await openAuth(page, '/auth?link=later#type=signup&token_hash=abc')
  await expect(page.getByRole('heading', { name: 'Confirm your address' })).toBeVisible()
  await expectAccessible(page, 'confirm, with a note')
  await openAuth(page, '/auth?x#type=recovery&token_hash=abc')
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
  await expectAccessible(page, 'recovery', { schemes: ['light'] })
  await openAuth(page, '/auth?y#set-up=abc')
  await expect(page.getByRole('heading', { name: 'Create the first admin' })).toBeVisible()
  await expectAccessible(page, 'set-up', { schemes: ['light'] })
  await page.goto('/auth?z#invitation=abc')
  await expect(page.getByText(invitationCopy.ended.text)).toBeVisible()
  await expectAccessible(page, 'an invitation that ended')

  const email = newAddress()
  await makeAccount(page, site, email)
  await openAuth(page, '/auth?next=/admin')
  await signIn(page, { email, password })
  await expect(page.getByRole('heading', { name: 'Your account can’t open this' })).toBeVisible()
  await expectAccessible(page, 'gate')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/auth?next=%2Fadmin')
  await page.goto('/case-studies?admin=true')
  await page.mouse.move(100, 100)
  await expect(page.getByRole('heading', { name: 'Please sign in first' })).toBeVisible()
  await expectAccessible(page, 'asked to sign in')
  await openAuth(page)
  await signIn(page, admin)
  await expect(page).toHaveURL('/')
  await openAuth(page)
  await expect(page.getByRole('link', { name: 'Go to the back office' })).toBeVisible()
  await expectAccessible(page, 'account')
})

test('without script the sign-in form keeps the email but no password, and the office asks for JavaScript', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/auth')
  await fill(page, { email: 'ada@example.com', password })
  await press(page, 'Sign In')
  await expect(page.getByText('The page hadn’t finished loading.')).toBeVisible()
  const without = await page.locator('noscript p').boundingBox()
  expect(without!.width, 'as wide as the sheet, not as its picture').toBeGreaterThan(without!.height * 3)
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
  expect(await page.content()).not.toContain(password)

  // Without script the office must not claim that it checks the sign-in.
  for (const path of ['/admin', '/admin/leads']) {
    await page.goto(path)
    // Playwright's text selectors skip <noscript>, so the paragraph is located by CSS.
    await expect(page.locator('noscript p')).toBeVisible()
    await expect(page.locator('noscript p')).toHaveText(/^The back office needs JavaScript/)
    await expect(page.getByText('Checking your sign-in')).toBeHidden()
  }
  await context.close()
})
