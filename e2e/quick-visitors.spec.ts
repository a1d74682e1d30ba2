import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { newAddress, openAnswered, resultsPath, submitButton } from './quiz.ts'
import { officeOwner } from './sign-in-office.ts'

test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })

/**
 * Delays the request for the form stamp in both directions, but not the submission. That is the worst case of a slow
 * network, as when the connection must be opened first.
 */
async function slowLine(page: Page, latencyMs: number): Promise<void> {
  const travel = () => new Promise((resolve) => setTimeout(resolve, latencyMs))
  await page.route('**/form-stamp', async (route) => {
    await travel()
    const response = await route.fetch()
    await travel()
    await route.fulfill({ response })
  })
}

/** Taps a field, fills in the form without key events as autofill does, and submits it. */
async function applyByAutofill(page: Page, email: string): Promise<void> {
  await page.goto('/ai-first-ceo-podcast')
  const section = page.locator('#guest-application')
  await section.getByLabel('Email').tap()
  await section.locator('form').evaluate((form: HTMLFormElement, address) => {
    for (const [name, value] of [
      ['email', address],
      ['linkedinProfile', 'linkedin.com/in/ada'],
    ] as const) {
      const field = form.elements.namedItem(name) as HTMLInputElement
      field.value = value
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }, email)
  await section.getByRole('button', { name: 'Apply as a guest' }).tap()
  await expect(section.getByRole('heading', { name: 'Thank You' })).toBeVisible()
}

async function submitRestoredAnswers(page: Page, email: string): Promise<void> {
  await openAnswered(page, email)
  const mailed = page.waitForRequest('**/functions/v1/send-score-email')
  await submitButton(page).tap()
  expect((await mailed).postDataJSON()).toMatchObject({ stamp: expect.stringMatching(/./) })
  await expect(page).toHaveURL(resultsPath)
  await expect(page.getByText('Results Saved', { exact: true })).toBeVisible()
}

/** Returns a function that lists the submissions since `since` as the owner, as the response's text. */
async function submissionsSince(request: APIRequestContext, since: string) {
  const answer = await request.post('/auth/v1/token?grant_type=password', { data: officeOwner })
  const { access_token } = (await answer.json()) as { access_token: string }
  return async (state: 'held' | 'received') => {
    const list = await request.post('/functions/v1/list-submissions', {
      headers: { authorization: `Bearer ${access_token}` },
      data: { filters: { state, since }, limit: 100 },
    })
    expect(list.status()).toBe(200)
    return list.text()
  }
}

// Delays between these two are tested in app/lib/form-stamp.test.ts.
test('a form sent with autofill or restored answers and one tap is not quarantined, also on a slow network', async ({
  context,
  request,
}) => {
  const since = new Date().toISOString()
  const emails: string[] = []
  for (const latencyMs of [0, 1_000])
    for (const send of [applyByAutofill, submitRestoredAnswers])
      await test.step(`${send.name}, ${latencyMs} ms`, async () => {
        const page = await context.newPage()
        const email = newAddress()
        emails.push(email)
        await slowLine(page, latencyMs)
        await send(page, email)
        // A route still in progress would fail once its page is closed.
        await page.unrouteAll({ behavior: 'wait' })
        await page.close()
      })
  const submissions = await submissionsSince(request, since)
  const [held, received] = [await submissions('held'), await submissions('received')]
  for (const email of emails) {
    expect(held).not.toContain(email)
    expect(received).toContain(email)
  }
})
