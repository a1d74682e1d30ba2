import type { Page } from '@playwright/test'
import { type SmtpStandIn, startSmtpStandIn } from '#server/services/mail/stand-in'
import { startZoomStandIn, type ZoomStandIn, zoomSettings } from '#server/services/zoom/stand-in'
import { expect, test as base } from './fixtures.ts'
import { newAddress, toast } from './quiz.ts'

interface Outside {
  smtp: SmtpStandIn
  zoom: ZoomStandIn
}

const test = base.extend<object, { outside: Outside }>({
  outside: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from here.
    async ({}, use) => {
      const smtp = await startSmtpStandIn()
      const zoom = await startZoomStandIn()
      await use({ smtp, zoom })
      await Promise.all([smtp.stop(), zoom.stop()])
    },
    { scope: 'worker' },
  ],
  serverEnv: async ({ outside: { smtp, zoom } }, use) =>
    use({
      SMTP_URL: smtp.url,
      ...zoomSettings(zoom),
    }),
})

// One after another, on one server: what Zoom does belongs to one test at a time.
test.describe.configure({ mode: 'default' })

const confirmed = 'Please check your email for meeting details.'
const pending = 'Meeting details will be sent by email soon.'
const registrantsOf = ({ zoom }: Outside, email: string) =>
  zoom.registrants.filter((registrant) => registrant.email === email)

async function mailsTo({ smtp }: Outside, email: string) {
  return (await smtp.parsedMails()).filter(({ to }) => to?.[0]?.address === email)
}

async function register(page: Page): Promise<string> {
  const email = newAddress()
  await page.goto('/ai-readiness-workshop#register')
  await page.getByLabel('Name').fill('Ada Example')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Company').fill('Example Works')
  await page.getByRole('button', { name: 'Save my seat' }).click()
  return email
}

/** Zoom has the person once in the end, and they have one mail, with their link. */
async function expectRegisteredOnce(outside: Outside, email: string) {
  await expect.poll(async () => (await mailsTo(outside, email)).length).toBe(1)
  const registrants = registrantsOf(outside, email)
  expect(registrants).toHaveLength(1)
  expect((await mailsTo(outside, email))[0]?.text).toContain(registrants[0]?.join_url)
}

test('the visitor sees that Zoom has them, and gets their link', async ({ page, outside }) => {
  const email = await register(page)
  await expect(toast(page, 'Registration successful!', confirmed)).toBeVisible()
  await expect(page.getByRole('heading', { name: "You're In!" })).toBeVisible()
  await expectRegisteredOnce(outside, email)
})

test('with Zoom down the visitor reads that details follow, and they do', async ({ page, outside }) => {
  await outside.zoom.down()
  const email = await register(page)
  await expect(toast(page, 'Registration successful!', pending)).toBeVisible()
  await expect(page.getByRole('heading', { name: "You're In!" })).toBeVisible()
  await outside.zoom.up()
  await expectRegisteredOnce(outside, email)
  expect(outside.zoom.callsFor(email)).toBe(1)
})

test('when Zoom dies after accepting, the person is registered once', async ({ page, outside }) => {
  outside.zoom.behave('die-after-accepting', { of: 'writes' })
  const email = await register(page)
  await expect(toast(page, 'Registration successful!', pending)).toBeVisible()
  outside.zoom.behave('ok')
  await expectRegisteredOnce(outside, email)
  expect(outside.zoom.callsFor(email)).toBe(1)
})

test('when Zoom is silent the visitor waits two seconds, like everybody', async ({ page, outside }) => {
  outside.zoom.behave('stall')
  const answered = page.waitForResponse('**/functions/v1/register-workshop')
  await register(page)
  const { responseStart, requestStart } = (await answered).request().timing()
  expect(responseStart - requestStart).toBeGreaterThan(1_900)
  expect(responseStart - requestStart).toBeLessThan(6_000)
  await expect(toast(page, 'Registration successful!', pending)).toBeVisible()
  outside.zoom.behave('ok')
})
