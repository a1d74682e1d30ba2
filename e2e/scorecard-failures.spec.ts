import type { Page, Request } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { mailsTo } from './mailbox.ts'
import { callsOf, choice, newAddress, openAnswered, resultsPath, submitButton, toast } from './quiz.ts'

const functions = '**/functions/v1/*'
const calculated = 'Your AI readiness score has been calculated.'

/** Whether a function's call has no answer yet. */
function watchCalls(page: Page): () => boolean {
  const open = new Set<Request>()
  page.on('request', (request) => request.url().includes('/functions/v1/') && open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return () => open.size > 0
}

/** How many calls the browser keeps for later. */
const waiting = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('scorecard-outbox') ?? '[]') as unknown[]).length)

test('a score that cannot be computed leaves the visitor where they are', async ({ page }) => {
  // Without an id of its own nothing may be sent: the one way in which the flow itself can fail.
  await page.addInitScript(() => {
    const randomUUID = crypto.randomUUID.bind(crypto)
    Object.assign(window, { mendCrypto: () => Object.assign(crypto, { randomUUID }) })
    Object.assign(crypto, {
      randomUUID: () => {
        throw new Error('no random numbers')
      },
    })
  })
  await openAnswered(page, newAddress())
  await submitButton(page).click()
  await expect(
    toast(page, 'Error', 'There was an error submitting your scorecard. Please try again.'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'AI Readiness Assessment' })).toBeVisible()
  await expect(choice(page, 'timeOwner', 'me')).toBeChecked()
  await expect(submitButton(page)).toBeEnabled()

  await page.evaluate(() => (window as typeof window & { mendCrypto(): void }).mendCrypto())
  await submitButton(page).click()
  await expect(page).toHaveURL(resultsPath)
})

test('when both calls fail the results are shown, and everything arrives once later', async ({
  page,
  site,
  faults,
}) => {
  faults.expect(/status of 503/)
  const email = newAddress()
  const emailCalls = callsOf(page, 'send-score-email')
  const isCalling = watchCalls(page)
  await page.clock.install()
  await page.route(functions, (route) =>
    route.fulfill({
      status: 503,
      json: { error: 'Please try again in a minute.', code: 'unavailable', requestId: 'none' },
    }),
  )
  await openAnswered(page, email)
  await submitButton(page).click()
  await expect(page).toHaveURL(resultsPath)
  await expect(page.getByRole('region', { name: 'Your score' })).toContainText('14 out of 27')
  await expect(toast(page, 'Scorecard submitted!', calculated)).toBeVisible()
  await expect(toast(page, 'Database Error', 'Could not save your results. Please try again.')).toBeVisible()
  expect(await mailsTo(site, email)).toEqual([])

  await page.unroute(functions)
  await expect
    .poll(async () => {
      // Only between calls: one in progress would take it for a server that never answers.
      if (!isCalling()) await page.clock.fastForward(20_000)
      return waiting(page)
    })
    .toBe(0)
  await expect.poll(async () => (await mailsTo(site, email)).length).toBe(1)
  const answered = await Promise.all(emailCalls.map(async (call) => (await call.response())?.status()))
  expect(answered.filter((status) => status === 200)).toHaveLength(1)
})

test('results of an offline quiz are sent when the browser is online again', async ({
  page,
  context,
  site,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/)
  const email = newAddress()
  await openAnswered(page, email)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await submitButton(page).click()
  await expect(page).toHaveURL(resultsPath)
  await expect(page.getByRole('heading', { name: 'The System Architect' })).toBeVisible()
  await expect(toast(page, 'Error', 'An unexpected error occurred. Please try again.')).toBeVisible()
  await context.setOffline(false)
  await expect.poll(() => waiting(page)).toBe(0)
  await expect.poll(async () => (await mailsTo(site, email)).length).toBe(1)
})

test('one failed call alone is not shown to the visitor', async ({ page, faults }) => {
  faults.expect(/status of 500/)
  await page.route('**/functions/v1/send-score-email', (route) =>
    route.fulfill({ status: 500, body: 'down' }),
  )
  await openAnswered(page, newAddress())
  await submitButton(page).click()
  await expect(page).toHaveURL(resultsPath)
  await expect(toast(page, 'Results Saved', 'Your AI readiness score has been saved.')).toBeVisible()
  await expect(page.locator('.toast')).toHaveCount(2)
})
