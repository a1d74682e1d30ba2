import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'

const words = 'They asked what broke, and then they repaired that.'
const thanks = 'Your testimonial has been submitted and will be reviewed before being published.'

test('the testimonial form shows its errors, and a corrected testimonial is stored unpublished', async ({
  page,
  request,
}) => {
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
