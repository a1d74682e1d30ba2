import type { Page } from '@playwright/test'
import { connectDatabase } from '#server/db/connect'
import { podcastGuestApplications } from '#server/db/schema/podcast-guest-applications'
import { expect, test } from './fixtures.ts'
import { expectValues, fill } from './forms.ts'
import { callsOf, newAddress, toast } from './quiz.ts'

// The last test looks into the database that the others have filled: no other file may write to it, or need the server.
test.describe.configure({ mode: 'serial' })
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  serverEnv: { OWNER_EMAIL: 'repeated-submissions@site.example' },
})

const name = 'submit-podcast-guest'
const profile = 'linkedin.com/in/ada'
/** Who must be stored, in the order in which they are. */
const stored: string[] = []

/** The podcast's form, its button, its thanks, and what it has sent. */
async function openForm(page: Page) {
  const calls = callsOf(page, name)
  await page.goto('/ai-first-ceo-podcast')
  const section = page.locator('#guest-application')
  return {
    form: section.locator('form'),
    apply: section.getByRole('button', { name: 'Apply as a guest' }),
    thanks: section.getByRole('heading', { name: 'Thank You' }),
    sent: () => calls.map((call) => call.postDataJSON() as { submissionId: string; stamp: string }),
  }
}

/** The server stores the next call, and its answer is lost on the way back. */
async function loseNextResponse(page: Page): Promise<void> {
  await page.route(
    `**/functions/v1/${name}`,
    async (route) => {
      expect((await route.fetch()).status()).toBe(200)
      await route.abort()
    },
    { times: 1 },
  )
}

const noAnswer = 'We could not reach the server. Please try again later, or check your connection.'

test('after a lost response the same content is the same submission', async ({ page, faults }) => {
  faults.expect(/ERR_FAILED/)
  const email = newAddress()
  const { form, apply, thanks, sent } = await openForm(page)
  await fill(form, { email, linkedinProfile: profile })
  await loseNextResponse(page)
  await apply.click()
  await expect(toast(page, 'Something went wrong', noAnswer)).toBeVisible()
  await apply.click()
  await expect(thanks).toBeVisible()
  const [first, second] = sent()
  expect(second?.submissionId).toBe(first?.submissionId)
  expect(second?.stamp).toBe(first?.stamp)
  stored.push(email)
})

test('after a lost response changed content is another submission, and is stored as well', async ({
  page,
  faults,
}) => {
  faults.expect(/ERR_FAILED/)
  const [mistyped, email] = [newAddress(), newAddress()]
  const { form, apply, thanks, sent } = await openForm(page)
  await fill(form, { email: mistyped, linkedinProfile: profile })
  await loseNextResponse(page)
  await apply.click()
  await expect(toast(page, 'Something went wrong', noAnswer)).toBeVisible()
  await expectValues(form, { email: mistyped })
  await fill(form, { email })
  await apply.click()
  await expect(thanks).toBeVisible()
  const [first, second] = sent()
  expect(second?.submissionId).not.toBe(first?.submissionId)
  expect(second?.stamp).not.toBe(first?.stamp)
  stored.push(mistyped, email)
})

test('an id used for other content is replaced, and the next click succeeds', async ({ page, faults }) => {
  faults.expect(/status of 409/)
  const email = newAddress()
  const { form, apply, thanks, sent } = await openForm(page)
  await fill(form, { email, linkedinProfile: profile })
  const error = 'Something else was sent under this key.'
  await page.route(
    `**/functions/v1/${name}`,
    (route) => route.fulfill({ status: 409, json: { error, code: 'conflict', requestId: 'none' } }),
    { times: 1 },
  )
  await apply.click()
  await expect(toast(page, 'Something went wrong', error)).toBeVisible()
  await apply.click()
  await expect(thanks).toBeVisible()
  const [first, second] = sent()
  expect(second?.submissionId).not.toBe(first?.submissionId)
  expect(second?.stamp).not.toBe(first?.stamp)
  stored.push(email)
})

test('two clicks at once are one call', async ({ page }) => {
  const email = newAddress()
  const { form, thanks, sent } = await openForm(page)
  await fill(form, { email, linkedinProfile: profile })
  // Before the button can be drawn as disabled.
  await form.evaluate((element: HTMLFormElement) => {
    element.requestSubmit()
    element.requestSubmit()
  })
  await expect(thanks).toBeVisible()
  expect(sent()).toHaveLength(1)
  stored.push(email)
})

test('the same content sent again after it was stored is a new submission', async ({ page }) => {
  const calls = callsOf(page, 'register-workshop')
  const ada = { name: 'Ada Example', email: newAddress(), company: 'Example Works' }
  await page.goto('/ai-readiness-workshop')
  const form = page.getByRole('main').locator('form')
  const save = page.getByRole('button', { name: 'Save my seat', exact: true })
  await fill(form, ada)
  await save.click()
  await expect(page.getByRole('heading', { name: "You're In!" })).toBeFocused()
  await page.getByRole('button', { name: 'Register Another Person' }).click()
  await fill(form, ada)
  await save.click()
  await expect(page.getByText('Already registered!', { exact: true })).toBeVisible()
  const sent = calls.map((call) => call.postDataJSON() as { submissionId: string; stamp: string })
  expect(sent).toHaveLength(2)
  expect(sent[1]?.submissionId).not.toBe(sent[0]?.submissionId)
  expect(sent[1]?.stamp).not.toBe(sent[0]?.stamp)
})

test('each submission is stored once', async ({ site }) => {
  expect(await site.stop()).toBe(0)
  const database = await connectDatabase({ databaseUrl: undefined, dataDir: site.dataDir })
  const rows = await database.db
    .select()
    .from(podcastGuestApplications)
    .orderBy(podcastGuestApplications.created_at)
  await database.close()
  expect(rows.map(({ email }) => email)).toEqual(stored)
})
