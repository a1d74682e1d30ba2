import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'

const words = 'They asked what broke, and then they repaired that.'
const thanks = 'Your testimonial has been submitted and will be reviewed before being published.'

test('a testimonial is submitted by keyboard, after its errors', async ({ page, request }) => {
  await page.goto('/testimonials/submit')
  const button = page.getByRole('button', { name: 'Submit testimonial' })
  await button.click()
  await expect(page.getByText('Missing Information')).toBeVisible()
  for (const message of [
    'Please enter your full name',
    'Please select a program or service',
    'Please enter your testimonial',
    'Please tick this box so that we may publish it',
  ])
    await expect(page.locator('.error', { hasText: message })).toBeVisible()
  const name = page.getByLabel('Full name')
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Please enter your full name')
  await expectAccessible(page, 'faults shown', { widths: [360], schemes: ['light'] })
  await page.setViewportSize({ width: 1280, height: 800 })

  await name.fill('Ada Example')
  await page.getByLabel('Email').fill('ada@')
  await button.click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Program or service').selectOption('Business coaching')
  await page.getByLabel('Testimonial', { exact: true }).fill(words)
  const five = page.getByRole('radio', { name: '5 stars' })
  await expect(five).toBeChecked()
  await five.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await expect(page.getByText('4 of 5')).toBeVisible()
  await page.getByText('You may publish this testimonial').click()
  const [sent] = await Promise.all([
    page.waitForRequest('**/functions/v1/submit-testimonial'),
    button.click(),
  ])
  expect(sent.postDataJSON()).toMatchObject({
    rating: 4,
    email: 'ada@example.com',
    consent: true,
    category: 'business-coaching',
    role: null,
    company: null,
    image_url: null,
  })
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeFocused()
  await expect(page.getByText(thanks)).toHaveCount(1)
  await expect(page.locator('.toast')).toHaveCount(0)
  await expectAccessible(page, 'thank you', { widths: [360], schemes: ['dark'] })
  const list = await request.post('/functions/v1/list-testimonials')
  expect(await list.text()).not.toContain(words)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

for (const [what, answer, reason] of [
  [
    'a refusal',
    { status: 503, json: { error: 'We cannot take this in right now.', code: 'unavailable' } },
    'We cannot take this in right now.',
  ],
  ['a refusal in a good answer', { status: 200, json: { error: 'Not this one.' } }, 'Not this one.'],
  ['a refusal without a code', { status: 500, json: { error: 'Not now.' } }, 'Not now.'],
  ['something else', { status: 200, json: { ok: true } }, 'Received unexpected response from server'],
  ['no sense', { status: 500, body: '<html></html>' }, 'Unknown error occurred'],
] as const) {
  test(`${what} is shown in the box and a toast, and typed text stays`, async ({ page, faults }) => {
    faults.expect(/status of 50[03]/)
    await page.route('**/functions/v1/submit-testimonial', (route) => route.fulfill(answer))
    await page.goto('/collect-testimonial')
    await page.getByLabel('Full name').fill('Ada Example')
    await page.getByLabel('Program or service').selectOption('AI youth program')
    await page.getByLabel('Testimonial', { exact: true }).fill(words)
    await page.getByText('You may publish this testimonial').click()
    await page.getByRole('button', { name: 'Submit testimonial' }).click()
    const box = page.getByRole('alert').filter({ hasText: 'Submission Failed' })
    await expect(box).toContainText(reason)
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Submission Error')
    await expect(page.getByLabel('Testimonial', { exact: true })).toHaveValue(words)
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form returns with its errors, then says thank you', async ({ page }) => {
    await page.goto('/testimonials/submit')
    await page.getByLabel('Full name').fill('Ada Example')
    await page.getByRole('radio', { name: '3 stars' }).check({ force: true })
    await page.getByRole('button', { name: 'Submit testimonial' }).click()
    await expect(page.locator('.error', { hasText: 'Please enter your testimonial' })).toBeVisible()
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Example')
    await expect(page.getByRole('radio', { name: '3 stars' })).toBeChecked()
    await page.getByLabel('Program or service').selectOption('Business coaching')
    await page.getByLabel('Testimonial', { exact: true }).fill(words)
    await page.getByLabel(/You may publish/).check()
    await page.getByRole('button', { name: 'Submit testimonial' }).click()
    await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible()
  })
})
