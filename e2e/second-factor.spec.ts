import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { youCopy as copy } from '#content/office/you'
import { authCopy } from '#content/pages/auth'
import type { AdminRole } from '#domain/role'
import type { ServerProcess } from '#test/server-process'
import { runCommand } from '#server/cli/run-command'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test, untilHydrated } from './fixtures.ts'
import { newAddress } from './quiz.ts'
import { officeOwner, signInAt } from './sign-in-office.ts'

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

/** Signs out on a page without script, because an office screen would keep sending requests. */
async function signOut(page: Page): Promise<void> {
  await page.goto('/healthz')
  await page.evaluate(() => localStorage.removeItem('site-auth'))
}

/** Adds an account, signs in to its settings page, and returns its email address. */
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

test('an owner adds an authenticator app, signs in with its code, and recovers after losing the phone', async ({
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
  await expect(app.getByRole('link', { name: 'Open it in an app on this device' })).toHaveAttribute(
    'href',
    /^otpauth:\/\/totp\/.*secret=[A-Z2-7]+/,
  )
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

  // Without recovery codes, a command on the server resets the second factor.
  const env = { databaseUrl: undefined, dataDir: site.dataDir }
  await runCommand(env, 'reset-factors', { email })
  await signOut(page)
  await signInAt(page, { email, password: officeOwner.password }, path)
  await expect(part(page, copy.app.title).getByRole('button', { name: copy.app.start })).toBeVisible()
})

test.describe('on a host name', () => {
  // Passkeys are bound to a domain name, so 127.0.0.1 cannot have any.
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
