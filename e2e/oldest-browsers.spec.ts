import type { Page } from '@playwright/test'
import { pages } from '#content/index'
import { sampleTestimonials } from '#content/facts/testimonials'
import { isHydrated } from '#test/is-hydrated'
import { expect, test } from './fixtures.ts'
import { fill } from './forms.ts'
import { holdScript } from './hold.ts'
import { makeOld } from './oldest-browsers.ts'
import { answers, newAddress, openResults, toast, wizardPath } from './quiz.ts'
import { officeOwner, signInAt } from './sign-in-office.ts'

// Simulates the oldest browsers of README, "Browsers", as far as Chromium allows.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ mode: 'parallel' })

test.beforeEach(async ({ context }) => makeOld(context))

/** Expects the page to hydrate without being replaced by the error screen. */
async function expectHydrated(page: Page) {
  await page.mouse.move(10, 10)
  await page.waitForFunction(isHydrated)
  await expect(page.locator('.bar__toggle[aria-expanded]')).toHaveCount(1)
  await expect(page.getByText('This one broke on our side.')).toHaveCount(0)
}

test('in the oldest supported browsers every page renders and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  for (const { path } of pages) {
    await page.goto(path)
    // /ai-score-results redirects once it is hydrated.
    if (path !== '/ai-score-results') await expectHydrated(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360)
  }
})

test('in the oldest supported browsers the menu, the assistant and the form of a dialog work', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/ai-audit')
  await expectHydrated(page)
  const menu = page.getByRole('navigation', { name: 'Main' })
  const button = page.getByRole('button', { name: 'Menu' })
  await expect(menu).toBeHidden()
  await button.click()
  await expect(menu).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await menu.getByRole('link', { name: 'Testimonials' }).click()
  await expect(page).toHaveURL('/testimonials')
  await expect(menu).toBeHidden()
  await page.getByRole('link', { name: 'AI youth program' }).click()
  const stories = page.locator('.story')
  for (const { testimonial, category } of sampleTestimonials)
    await expect(stories.filter({ hasText: testimonial })).toHaveCount(
      category === 'ai-youth-program' ? 1 : 0,
    )
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(menu).toBeVisible()

  await page.goto('/')
  await expectHydrated(page)
  const question = page.getByRole('textbox', { name: 'Your question' })
  await question.fill('What does coaching cost?')
  await question.press('Enter')
  await expect(page.getByRole('log')).toContainText('$1,440')
  await page.getByRole('link', { name: 'Talk to an AI employee' }).click()
  const dialog = page.getByRole('dialog')
  await fill(dialog, { name: 'Ada Example', phone: '555 0100', email: newAddress() })
  await dialog.getByRole('button').click()
  await expect(dialog.getByRole('heading', { name: 'We’ll be in touch.' })).toBeFocused()
})

test('in the oldest supported browsers interactions before hydration are kept and replayed', async ({
  page,
}) => {
  const release = await holdScript(page)
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  await page.goto(wizardPath)
  await page.getByLabel('Full Name').fill(answers.fullName)
  await page.getByLabel('Email Address').fill(newAddress())
  await page.getByLabel('Business Type').selectOption(answers.businessType)
  await page.getByLabel('Team Size').selectOption(answers.teamSize)
  await page.getByRole('button', { name: 'Continue' }).dblclick()
  release()
  await expect(page.getByRole('heading', { name: 'AI Readiness Assessment' })).toBeFocused()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Business Type')).toHaveValue(answers.businessType)

  await page.evaluate(() => localStorage.clear())
  const releaseAgain = await holdScript(page)
  await page.goto('/newsletter')
  const form = page.getByRole('form', { name: 'Get the next issue' })
  await fill(form, { name: 'Ada', email: newAddress() })
  await form.locator('[name="email"]').press('Enter')
  await form.getByRole('button').dblclick()
  expect(sent).toEqual([])
  releaseAgain()
  await expect(page.getByRole('heading', { name: 'Thanks for subscribing!' })).toBeFocused()
  expect(sent).toEqual(['/functions/v1/subscribe-newsletter'])
})

test('in the oldest supported browsers the scorecard is completed and a testimonial is sent', async ({
  page,
}) => {
  await openResults(page, newAddress())
  await expect(page.getByRole('main')).toContainText('27')
  await page.goto('/testimonials/submit')
  const form = page.locator('main form')
  await fill(form, { name: 'Ada Example', testimonial: 'It holds.', image_url: 'not an address' })
  await page.getByLabel('Program or service').selectOption('Business coaching')
  await page.getByLabel(/You may publish/).check()
  await form.getByRole('button').click()
  await expect(form.getByText('Please enter an address that starts with https://')).toBeVisible()
  await fill(form, { image_url: '' })
  await form.getByRole('button').click()
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeFocused()
})

test('in the oldest supported browsers an owner signs in, moderates and gets live changes', async ({
  page,
  request,
}) => {
  await signInAt(page, officeOwner, '/admin/testimonials?tab=pending')
  await expect(page.getByText('Changes by others appear automatically.')).toBeAttached()
  const name = `Grace ${crypto.randomUUID()}`
  const testimonial = 'It held.'
  await request.post('/functions/v1/submit-testimonial', {
    data: { name, testimonial, category: 'business-coaching', rating: 5 },
  })
  const row = page.getByRole('listitem').filter({ hasText: name })
  await row.getByRole('button', { name: 'Approve' }).click()
  await expect(toast(page, 'Testimonial status updated successfully', '')).toBeVisible()
})
