import type { Page } from '@playwright/test'
import { exampleAnswers, exampleAuditIntake, exampleBodies, exampleGuestIntake } from '#test/examples'
import { expect, test } from './fixtures.ts'
import { fill } from './forms.ts'
import { mailsTo } from './mailbox.ts'
import { choice, newAddress, openAnswered, resultsPath, submitButton } from './quiz.ts'

// A host name, because browsers treat localhost and 127.0.0.1 as secure contexts even over plain HTTP.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  baseURL: async ({ site }, use) => use(site.url.replace('127.0.0.1', 'site.test')),
})

test.beforeEach(async ({ page, faults }) => {
  faults.expect(/Cross-Origin-Opener-Policy header has been ignored/)
  await page.goto('/terms')
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([false, false])
})

/** Presses the button, and waits until the function has stored what was sent. */
async function press(page: Page, button: string, name: string): Promise<void> {
  const [answer] = await Promise.all([
    page.waitForResponse(`**/functions/v1/${name}`),
    page.getByRole('main').getByRole('button', { name: button, exact: true }).last().click(),
  ])
  expect(answer.status()).toBe(200)
  expect(answer.request().postDataJSON()).toMatchObject({
    submissionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    stamp: expect.stringMatching(/./),
  })
}

/** Fills in text fields and selects choices, by field name. */
async function fillIn(page: Page, values: Readonly<Record<string, unknown>>): Promise<void> {
  const main = page.getByRole('main')
  for (const [name, value] of Object.entries(values)) {
    const control = main.locator(`[name="${name}"]`)
    for (const [index, each] of [value].flat().entries()) {
      if (typeof each === 'boolean') await control.first().check({ force: true })
      else if (await control.first().evaluate((element) => element.matches('select')))
        await control.selectOption(String(each))
      else if (await control.first().evaluate((element) => element.matches('[type=radio], [type=checkbox]')))
        await choice(page, name, String(each)).check({ force: true })
      else {
        const entries = page.locator('fieldset', { has: page.locator(`[name="${name}"]`) })
        if ((await control.count()) <= index)
          await entries.getByRole('button', { name: /^Add another/ }).click()
        await control.nth(index).fill(String(each))
      }
    }
  }
}

const feedback = exampleBodies['submit-workshop-feedback'] as Record<string, unknown>

const forms = [
  ['/newsletter', 'subscribe-newsletter', 'Join 200+ CEOs', exampleBodies['subscribe-newsletter']],
  [
    '/ai-first-ceo-podcast',
    'submit-podcast-guest',
    'Apply as a guest',
    exampleBodies['submit-podcast-guest'],
  ],
  ['/ai-first-ceo-podcast-guest-intake', 'submit-guest-intake', 'Send my answers', exampleGuestIntake],
  ['/ai-audit-week-1-intake-form', 'submit-audit-intake', 'Send my answers', exampleAuditIntake],
  ['/testimonials/submit', 'submit-testimonial', 'Submit testimonial', exampleBodies['submit-testimonial']],
  ['/ai-readiness-workshop', 'register-workshop', 'Save my seat', exampleBodies['register-workshop']],
  [
    '/free-ai-workshop',
    'register-free-workshop',
    'Get My Free Workshop Access',
    exampleBodies['register-free-workshop'],
  ],
  [
    '/workshop-feedback',
    'submit-workshop-feedback',
    'Submit Feedback',
    { ...feedback, wouldRecommend: 'yes' },
  ],
] as const

test('over plain HTTP the form of every page is sent', async ({ page }) => {
  for (const [path, name, button, values] of forms)
    await test.step(path, async () => {
      await page.goto(path)
      await fillIn(page, { ...values })
      await press(page, button, name)
    })
})

test('over plain HTTP the forms of the home page, the scorecard, its feedback and the account page are sent', async ({
  page,
  site,
}) => {
  await page.goto('/')
  await page.mouse.move(10, 10)
  await page.waitForFunction(() => {
    const form = document.querySelector('#contact form')
    return form && Object.keys(form).some((key) => key.startsWith('__react'))
  })
  const capture = page.locator('#contact form')
  await fill(capture, { name: 'Ada', email: newAddress(), company: 'Example Works' })
  await press(page, 'Get the 3 fixes', 'subscribe-contact')

  await page.getByRole('link', { name: 'Talk to an AI employee' }).click()
  await fill(page.locator('#talk form'), { name: 'Ada', phone: '+1 555 0100', email: newAddress() })
  await press(page, 'Set it up', 'subscribe-contact')
  await page.locator('#talk').getByRole('link', { name: 'Close' }).click()

  const question = page.getByRole('textbox', { name: 'Your question' })
  await question.fill('What is the capital of Peru?')
  await question.press('Enter')
  await page.getByRole('textbox', { name: 'Your email address' }).fill(newAddress())
  await press(page, 'Ask for an answer', 'subscribe-contact')

  const mailed = page.waitForResponse('**/functions/v1/send-score-email')
  await openAnswered(page, exampleAnswers.email)
  await submitButton(page).click()
  expect((await mailed).status()).toBe(200)
  await expect(page).toHaveURL(resultsPath)
  await expect(page.getByText('Results Saved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(page.getByText('Thanks for your feedback!')).toBeVisible()

  const email = newAddress()
  await page.goto('/auth')
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__react')),
  )
  await page.locator('.account__tabs').getByRole('button', { name: 'Create Account' }).click()
  await page.getByLabel('Email').fill(email)
  await page.locator('[name=password]').fill('seven green kettles on a Sunday')
  await page.locator('form').getByRole('button', { name: 'Create Account', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible()
  await expect.poll(async () => (await mailsTo(site, email)).length).toBe(1)
})
