import type { BrowserContext, Page } from '@playwright/test'
import { exampleAnswers } from '#test/examples'
import { expect, test } from './fixtures.ts'
import { mailsTo } from './mailbox.ts'
import { newAddress } from './quiz.ts'

/** Leaves in the browser what a scorecard leaves there after both of its calls have failed. */
async function keepScorecard(context: BrowserContext, email: string): Promise<void> {
  const submission = { score: 14, formData: { ...exampleAnswers, email }, submissionId: crypto.randomUUID() }
  const parcels = ['send-score-email', 'send-to-sheets'].map((call) => ({
    call,
    submission,
    attempts: 1,
    nextAttemptAtMs: 0,
  }))
  await context.addInitScript((text) => {
    if (location.protocol === 'about:' || localStorage.getItem('seeded')) return
    localStorage.setItem('seeded', 'yes')
    localStorage.setItem('scorecard-outbox', text)
  }, JSON.stringify(parcels))
}

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('scorecard-outbox'))

/** The functions called from any page of this browser. */
function callsIn(context: BrowserContext): string[] {
  const names: string[] = []
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/functions/v1/')) names.push(pathname.slice('/functions/v1/'.length))
  })
  return names
}

for (const path of ['/', '/privacy', '/no-such-page']) {
  test(`a scorecard stored in the browser is sent from ${path}`, async ({ page, context, site, faults }) => {
    faults.expect(/status of 404/)
    const email = newAddress()
    await keepScorecard(context, email)
    const calls = callsIn(context)
    await page.goto(path)
    await expect.poll(() => kept(page)).toBeNull()
    expect(calls).toEqual(['send-score-email', 'send-to-sheets'])
    await expect.poll(async () => (await mailsTo(site, email)).length).toBe(1)
  })
}

for (const [browsers, hasLocks] of [
  ['with locks', true],
  ['without locks', false],
] as const) {
  test(`two tabs send it once, in browsers ${browsers}`, async ({ page, context, site }) => {
    const email = newAddress()
    if (!hasLocks) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'))
    await keepScorecard(context, email)
    const calls = callsIn(context)
    const other = await context.newPage()
    await Promise.all([page.goto('/'), other.goto('/')])
    await expect.poll(() => kept(page)).toBeNull()
    await expect.poll(async () => (await mailsTo(site, email)).length).toBe(1)
    expect(calls).toEqual(['send-score-email', 'send-to-sheets'])
  })
}

test('an open page sends what another tab has stored', async ({ page, context, site, faults }) => {
  faults.expect(/net::ERR_FAILED .*\/assets\/|dynamically imported/)
  const email = newAddress()
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await keepScorecard(context, email)
  const other = await context.newPage()
  // Kept there, and closed before anything of the site's could send it.
  await other.route('**/assets/*.js', (route) => route.abort())
  await other.goto('/')
  await other.close()
  await expect.poll(() => kept(page)).toBeNull()
  await expect.poll(async () => (await mailsTo(site, email)).length).toBe(1)
})

test('the outbox code does not load when nothing is stored', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page.goto('/')
  await page.keyboard.press('Shift')
  await expect(page.locator('.bar__toggle[aria-expanded]')).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((path) => /keep-sending|outbox/.test(path))).toEqual([])
})
