import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { frameCopy } from '#content/office/frame'
import { teamCopy as team } from '#content/office/team'
import { youCopy as copy } from '#content/office/you'
import { authCopy } from '#content/pages/auth'
import type { AdminRole } from '#domain/role'
import type { ServerProcess } from '#test/server-process'
import { runCommand } from '#server/cli/run-command'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test, untilHydrated } from './fixtures.ts'
import { mailsTo } from './mailbox.ts'
import { newAddress } from './quiz.ts'
import { officeOwner, openOffice, signInAt } from './sign-in-office.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const path = '/admin/settings/you'
const step = authCopy.secondStep
const stepMs = 30_000

/** A code of a later time step than the one used before, within the site's tolerance. */
async function codeAfter(secret: string, usedAt: number): Promise<{ code: string; usedAt: number }> {
  const nextStep = (Math.floor(usedAt / stepMs) + 1) * stepMs
  // A phone may be one step ahead.
  await expect.poll(() => Date.now() + stepMs >= nextStep, { timeout: 60_000 }).toBe(true)
  return {
    code: new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: nextStep }),
    usedAt: nextStep,
  }
}

/** From a page without script: a screen of the office would go on reading, without a session. */
async function signOut(page: Page): Promise<void> {
  await page.goto('/healthz')
  await page.evaluate(() => localStorage.removeItem('site-auth'))
}

/** An account of the test's own, at its page. */
async function open(page: Page, site: ServerProcess, role: AdminRole): Promise<string> {
  const { password } = officeOwner
  const email = newAddress()
  const env = { databaseUrl: undefined, dataDir: site.dataDir }
  await runCommand(env, 'make-admin', { email, password, role })
  await signInAt(page, { email, password }, path)
  return email
}

async function enterPassword(page: Page, email: string): Promise<void> {
  await page.goto(path)
  await expect(page).toHaveURL(`/auth?${new URLSearchParams({ next: path })}`)
  await untilHydrated(page)
  await page.getByLabel('Email').fill(email)
  await page.locator('[name=password]').fill(officeOwner.password)
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(authCopy.headline['second-step'])
}

const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

test('an owner adds an app, signs in with its code, loses the phone and gets back in', async ({
  page,
  site,
  faults,
}) => {
  faults.expect(/422 .*\/auth\/v1\//, /401 .*\/(?:admin|functions\/v1\/get-)/)
  const email = await open(page, site, 'owner')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page, 'You', { widths: [360, 1280] })

  // Enroll by the typed key. A wrong code is refused at its field, and the key stays.
  const app = part(page, copy.app.title)
  await app.getByRole('button', { name: copy.app.start }).click()
  await expect(app.getByRole('img', { name: copy.app.qr })).toBeVisible()
  const secret = ((await app.locator('.you__key').textContent()) ?? '').replaceAll(' ', '')
  await app.getByRole('button', { name: copy.app.turnOn }).click()
  await expect(app.getByText('Please enter the six digits')).toBeVisible()
  await expectAccessible(page, 'setting up an app', { widths: [360, 1280] })
  let used = await codeAfter(secret, Date.now() - stepMs)
  const wrong = String((Number(used.code) + 1) % 1_000_000).padStart(6, '0')
  await app.getByLabel(copy.app.code).fill(wrong)
  await app.getByRole('button', { name: copy.app.turnOn }).click()
  await expect(app.getByText('That code isn’t right')).toBeVisible()
  await app.getByLabel(copy.app.code).fill(used.code)
  await app.getByRole('button', { name: copy.app.turnOn }).click()
  await expect(app.getByRole('listitem')).toContainText(copy.app.name)

  // Ten recovery codes, shown once.
  const codes = part(page, copy.codes.title)
  await codes.getByRole('button', { name: copy.codes.make }).click()
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const shown = await codes.getByRole('listitem').allTextContents()
  await expect(codes.getByRole('button', { name: copy.codes.done })).toBeDisabled()
  const download = page.waitForEvent('download')
  await codes.getByRole('button', { name: copy.codes.download }).click()
  expect(
    readFileSync(await (await download).path(), 'utf8')
      .trim()
      .split('\n'),
  ).toEqual(shown)
  await codes.getByLabel(copy.codes.saved).check()
  await codes.getByRole('button', { name: copy.codes.done }).click()
  await expect(codes).toContainText(copy.codes.left(10))
  await expect(codes.getByRole('listitem')).toHaveCount(0)

  // The password alone does not open the office; the code does.
  await signOut(page)
  await enterPassword(page, email)
  await expectAccessible(page, 'second step', { widths: [360, 1280] })
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(authCopy.headline['second-step'])
  used = await codeAfter(secret, used.usedAt)
  await page.getByLabel(step.code).fill(used.code)
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/admin')

  // The phone is lost: a recovery code, once.
  await signOut(page)
  await enterPassword(page, email)
  await page.getByRole('button', { name: step.lost }).click()
  await page.getByLabel(step.recoveryCode).fill(shown[0] ?? '')
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(path)
  await expect(part(page, copy.codes.title)).toContainText(copy.codes.left(9))

  await signOut(page)
  await enterPassword(page, email)
  await page.getByRole('button', { name: step.lost }).click()
  await page.getByLabel(step.recoveryCode).fill(shown[0] ?? '')
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('That code isn’t right')).toBeVisible()

  // No codes either: a command on the server lets them in.
  const env = { databaseUrl: undefined, dataDir: site.dataDir }
  await runCommand(env, 'reset-factors', { email })
  await signOut(page)
  await signInAt(page, { email, password: officeOwner.password }, path)
  await expect(part(page, copy.app.title).getByRole('button', { name: copy.app.start })).toBeVisible()
})

test.describe('at a name', () => {
  // Passkeys belong to a name, never to 127.0.0.1.
  test.use({ baseURL: async ({ site }, use) => use(site.url.replace('127.0.0.1', 'localhost')) })

  test('a passkey is named, signs in without typing, and can be removed', async ({ page, site }) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('WebAuthn.enable')
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    const email = await open(page, site, 'viewer')
    const passkeys = part(page, copy.passkey.title)
    await passkeys.getByRole('button', { name: copy.passkey.add }).click()
    await expect(passkeys.getByText(copy.passkey.missing)).toBeVisible()
    await passkeys.getByLabel(copy.passkey.label).fill('Work laptop')
    await passkeys.getByRole('button', { name: copy.passkey.add }).click()
    await expect(passkeys.getByRole('listitem')).toContainText('Work laptop')

    await signOut(page)
    await enterPassword(page, email)
    await page.getByRole('button', { name: step.passkey }).click()
    await expect(page).toHaveURL(path)

    await passkeys.getByRole('button', { name: `${copy.remove} Work laptop` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: copy.remove }).click()
    await expect(passkeys.getByRole('listitem')).toHaveCount(0)
    await signOut(page)
    await signInAt(page, { email, password: officeOwner.password }, path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('other sessions are listed by device and end at once', async ({ page, site, browser }) => {
  const elsewhere = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' })
  try {
    const other = await elsewhere.newPage()
    await openOffice(page, site, path, 'editor')
    const token = await other.request.post('/auth/v1/token?grant_type=password', {
      data: { email: 'editor@example.com', password: officeOwner.password },
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    })
    const { access_token } = (await token.json()) as { access_token: string }
    await page.reload()
    const sessions = part(page, copy.sessions.title)
    const firefox = sessions.getByRole('listitem').filter({ hasText: 'Firefox on Linux' })
    await expect(sessions.getByRole('listitem').filter({ hasText: copy.sessions.here })).toHaveCount(1)
    await firefox.getByRole('button', { name: copy.sessions.endOf('Firefox on Linux') }).click()
    await expect(firefox).toHaveCount(0)
    const headers = { authorization: `Bearer ${access_token}` }
    expect((await other.request.get('/auth/v1/user', { headers })).status()).toBe(403)
  } finally {
    await elsewhere.close()
  }
})

test('a change refused for lack of two-step sign-in says why, with a way to turn it on', async ({
  page,
  site,
  faults,
}) => {
  faults.expect(/403 .*\/functions\/v1\/end-session/)
  const refusal = 'This site requires two-step sign-in.'
  await openOffice(page, site, path, 'editor')
  await page.request.post('/auth/v1/token?grant_type=password', {
    data: { email: 'editor@example.com', password: officeOwner.password },
  })
  await page.route('**/functions/v1/end-session', (route) =>
    route.fulfill({ status: 403, json: { error: refusal, code: 'mfa_required' } }),
  )
  await page.reload()
  const sessions = part(page, copy.sessions.title)
  await sessions.getByRole('listitem').getByRole('button').first().click()
  await expect(page.getByText(refusal)).toBeVisible()
  await page.getByRole('button', { name: frameCopy.secondStep }).click()
  await expect(page.getByText(refusal)).toHaveCount(0)
  await expect(page).toHaveURL(path)
})

/** An editor who has set up an app, as their browser would; returns a session of theirs. */
async function addProtectedEditor(page: Page, site: ServerProcess, email: string): Promise<string> {
  const env = { databaseUrl: undefined, dataDir: site.dataDir }
  await runCommand(env, 'make-admin', { email, password: officeOwner.password, role: 'editor' })
  let token = await passwordSession(page, email)
  const post = async <Answer>(action: string, data: object) => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await page.request.post(`/auth/v1/factors${action}`, { data, headers })
    expect(answer.status()).toBe(200)
    return (await answer.json()) as Answer
  }
  const factor = await post<{ id: string; totp: { secret: string } }>('', { factor_type: 'totp' })
  const challenge = await post<{ id: string }>(`/${factor.id}/challenge`, {})
  const code = new TOTP({ secret: Secret.fromBase32(factor.totp.secret) }).generate()
  const proof = { challenge_id: challenge.id, code }
  token = (await post<{ access_token: string }>(`/${factor.id}/verify`, proof)).access_token
  return token
}

async function passwordSession(page: Page, email: string): Promise<string> {
  const { password } = officeOwner
  const answer = await page.request.post('/auth/v1/token?grant_type=password', { data: { email, password } })
  return ((await answer.json()) as { access_token: string }).access_token
}

async function isSignedIn(page: Page, token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` }
  return (await page.request.get('/auth/v1/user', { headers })).ok()
}

test('an owner resets a colleague’s two-step sign-in and signs them out everywhere', async ({
  page,
  site,
}) => {
  const email = newAddress()
  const protectedSession = await addProtectedEditor(page, site, email)
  await openOffice(page, site, '/admin/settings/team')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: email })
  const secondStep = row.getByRole('listitem').filter({ hasText: team.list.secondStep })
  const question = page.getByRole('alertdialog')
  await expect(secondStep).toContainText(team.list.app)
  await expectAccessible(page, 'the team with a second step', { widths: [360, 1280] })

  // By keyboard: what it does is said before, and Escape changes nothing.
  const reset = row.getByRole('button', { name: team.reset.confirm })
  await reset.focus()
  await page.keyboard.press('Enter')
  for (const point of team.reset.points(false)) await expect(question).toContainText(point)
  await expectAccessible(page, 'the question before a reset', { widths: [360, 1280] })
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  expect(await isSignedIn(page, protectedSession)).toBe(true)

  await reset.click()
  await question.getByRole('button', { name: team.reset.confirm }).click()
  await expect(secondStep).toContainText(team.list.off)
  await expect(reset).toHaveCount(0)
  expect(await isSignedIn(page, protectedSession)).toBe(false)
  await expect
    .poll(async () => (await mailsTo(site, email)).map(({ subject }) => subject))
    .toContain('Your two-step sign-in was reset')

  // The password alone is enough again, until the owner ends that as well.
  const passwordAlone = await passwordSession(page, email)
  expect(await isSignedIn(page, passwordAlone)).toBe(true)
  await page.reload()
  await row.getByRole('button', { name: team.signOut.confirm }).click()
  await expect(question).toContainText(team.signOut.points(1)[0] ?? '')
  await question.getByRole('button', { name: team.signOut.confirm }).click()
  await expect(page.getByText(/ is signed out everywhere\.$/)).toBeVisible()
  expect(await isSignedIn(page, passwordAlone)).toBe(false)
  await page.goto('/admin/log')
  await expect(page.getByRole('main')).toContainText(/reset the two-step sign-in of/)
  await expect(page.getByRole('main')).toContainText(/signed out .* everywhere/)
})
