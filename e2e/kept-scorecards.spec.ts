import type { BrowserContext, Page } from '@playwright/test'
import { exampleAnswers } from '#test/examples'
import { expect, test } from './fixtures.ts'
import { mailsTo } from './mailbox.ts'
import { newAddress } from './quiz.ts'

/** Stores a scorecard whose two calls have failed, as the site itself stores one. */
async function keepScorecard(context: BrowserContext, email: string): Promise<void> {
  const submission = { score: 14, formData: { ...exampleAnswers, email }, submissionId: crypto.randomUUID() }
  const parcels = ['send-score-email', 'send-to-sheets'].map((call) => ({
    call,
    submission,
    attempts: 1,
    nextAttemptAtMs: 0,
  }))
  await context.addInitScript(
    ([id, text]) => {
      if (location.protocol === 'about:' || localStorage.getItem(`seeded ${id}`)) return
      localStorage.setItem(`seeded ${id}`, 'yes')
      localStorage.setItem('scorecard-outbox', text)
    },
    [submission.submissionId, JSON.stringify(parcels)] as const,
  )
}

const storedOutbox = (page: Page) => page.evaluate(() => localStorage.getItem('scorecard-outbox'))

/** The functions called from any page of this browser. */
function callsIn(context: BrowserContext): string[] {
  const names: string[] = []
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/functions/v1/')) names.push(pathname.slice('/functions/v1/'.length))
  })
  return names
}

/** A storage key that only the sending code contains. */
const leaseKey = 'scorecard-outbox-sender'
const bothCalls = ['send-score-email', 'send-to-sheets']

test('a scorecard stored in the browser is sent from any page, and the code for that loads only then', async ({
  page,
  context,
  site,
  faults,
}) => {
  faults.expect(/status of 404/)
  const loaded: Promise<string>[] = []
  page.on('response', (answer) => {
    if (answer.url().endsWith('.js')) loaded.push(answer.text().catch(() => ''))
  })
  /** Returns the loaded scripts that contain the sending code, which their file names do not reveal. */
  const senders = async () => (await Promise.all(loaded)).filter((code) => code.includes(leaseKey))
  await page.goto('/')
  await page.keyboard.press('Shift')
  await expect(page.locator('.bar__toggle[aria-expanded]')).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  expect(loaded.length).toBeGreaterThan(3)
  expect(await senders()).toHaveLength(0)

  const calls = callsIn(context)
  for (const path of ['/', '/privacy', '/no-such-page'])
    await test.step(path, async () => {
      const email = newAddress()
      calls.length = 0
      await keepScorecard(context, email)
      await page.goto(path)
      await expect.poll(() => calls).toEqual(bothCalls)
      await expect.poll(() => storedOutbox(page)).toBeNull()
      await expect.poll(async () => (await mailsTo(site, email)).length).toBe(1)
    })
  expect(await senders()).not.toHaveLength(0)

  // The not-found page links to the home page.
  await page.getByRole('main').getByRole('link', { name: /home/i }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'We Don’t Start With AI. We Start With What’s Broken.',
  )
})

test('only one tab sends a stored scorecard, also one stored by another tab, with and without Web Locks', async ({
  context,
  site,
  faults,
}) => {
  faults.expect(/net::ERR_FAILED .*\/assets\/|dynamically imported/)
  const calls = callsIn(context)
  const page = await context.newPage()
  const other = await context.newPage()

  await test.step('what another tab has stored', async () => {
    const email = newAddress()
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await keepScorecard(context, email)
    // The other tab stores it without loading any script, and leaves before it could send it.
    await other.route('**/assets/*.js', (route) => route.abort())
    await other.goto('/')
    await other.goto('about:blank')
    await expect.poll(() => calls).toEqual(bothCalls)
    await expect.poll(() => storedOutbox(page)).toBeNull()
    await expect.poll(async () => (await mailsTo(site, email)).length).toBe(1)
    await other.unroute('**/assets/*.js')
  })

  for (const hasLocks of [true, false])
    await test.step(hasLocks ? 'with locks' : 'without locks', async () => {
      const email = newAddress()
      calls.length = 0
      await keepScorecard(context, email)
      if (!hasLocks) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'))
      await Promise.all([page.goto('/'), other.goto('/')])
      await expect.poll(() => calls).toEqual(bothCalls)
      await expect.poll(() => storedOutbox(page)).toBeNull()
      await expect.poll(async () => (await mailsTo(site, email)).length).toBe(1)
      expect(calls).toEqual(bothCalls)
    })
})
