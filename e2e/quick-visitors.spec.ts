import type { Page } from '@playwright/test'
import { connectDatabase } from '#server/db/connect'
import { podcastGuestApplications } from '#server/db/schema/podcast-guest-applications'
import { quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import { scorecardSubmissions } from '#server/db/schema/scorecard-submissions'
import { expect, test } from './fixtures.ts'
import { newAddress, openAnswered, resultsPath, submitButton } from './quiz.ts'

// The last test looks into the database that the others have filled: no other file may write to it, or need the server.
test.describe.configure({ mode: 'serial' })
test.use({
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
  serverEnv: { OWNER_EMAIL: 'quick-visitors@site.example' },
})

const taken: { applications: string[]; scorecards: string[] } = { applications: [], scorecards: [] }

/**
 * The stamp takes that much longer, there and back, and what is sent with it does not: the worst that a line can do,
 * and what it does when it has to be opened first.
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

// What is still on its way would find its page gone.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }))

for (const latencyMs of [0, 60, 300, 1_000]) {
  test(`autofill and one tap, over a connection with ${latencyMs} ms, is a person`, async ({ page }) => {
    const email = newAddress()
    taken.applications.push(email)
    await slowLine(page, latencyMs)
    await page.goto('/ai-first-ceo-podcast')
    const section = page.locator('#guest-application')
    // One tap into a field, and the browser fills in what it knows: all at once, without a key.
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
  })

  test(`one tap under restored answers, over a connection with ${latencyMs} ms, is a person`, async ({
    page,
  }) => {
    const email = newAddress()
    taken.scorecards.push(email)
    await slowLine(page, latencyMs)
    await openAnswered(page, email)
    const mailed = page.waitForRequest('**/functions/v1/send-score-email')
    await submitButton(page).tap()
    expect((await mailed).postDataJSON()).toMatchObject({ stamp: expect.stringMatching(/./) })
    await expect(page).toHaveURL(resultsPath)
    await expect(page.getByText('Results Saved', { exact: true })).toBeVisible()
  })
}

test('all of them are stored, and none is quarantined', async ({ site }) => {
  expect(await site.stop()).toBe(0)
  const database = await connectDatabase({ databaseUrl: undefined, dataDir: site.dataDir })
  const held = await database.db.select().from(quarantinedSubmissions)
  const applications = await database.db.select().from(podcastGuestApplications)
  const scorecards = await database.db.select().from(scorecardSubmissions)
  await database.close()
  expect(held.flatMap(({ reasons }) => reasons)).toEqual([])
  expect(applications.map(({ email }) => email).toSorted()).toEqual(taken.applications.toSorted())
  expect(scorecards.map(({ email }) => email).toSorted()).toEqual(taken.scorecards.toSorted())
})
