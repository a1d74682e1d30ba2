import { honeypotName } from '#contracts/submission'
import { expect, test } from './fixtures.ts'
import {
  callsOf,
  choice,
  fillContact,
  fillReadiness,
  newAddress,
  openAnswered,
  resultsPath,
  submitButton,
  wizardPath,
} from './quiz.ts'

test('the first step has its questions and accepts valid answers', async ({ page }) => {
  await page.goto(wizardPath)
  await expect(page.getByLabel('Full Name')).toHaveAttribute('name', 'fullName')
  await expect(page.getByLabel('Email Address')).toHaveAttribute('name', 'email')
  await expect(page.getByLabel('LinkedIn Profile')).toHaveAttribute('name', 'linkedin')
  await expect(page.getByLabel('LinkedIn Profile')).toHaveAttribute('placeholder', /linkedin\.com\/in\//)
  const businessType = page.getByLabel('Business Type')
  await expect(businessType).toHaveAttribute('name', 'businessType')
  await expect(businessType.locator('option:not([value=""])')).toHaveText([
    'Coaching / Consulting',
    'Real Estate / Mortgage',
    'Healthcare / Wellness',
    'Tech / SaaS',
    'Marketing / Creative Services',
    'Professional Services (Legal, Finance, etc.)',
    'Other',
  ])
  const teamSize = page.getByLabel('Team Size')
  await expect(teamSize).toHaveAttribute('name', 'teamSize')
  await expect(teamSize.locator('option:not([value=""])')).toHaveText(['Just me', '2-5', '6-20', '21+'])
  await expect(teamSize).toHaveValue('')

  await page.getByLabel('LinkedIn Profile').fill('ask me')
  await fillContact(page, newAddress())
})

test('the first step shows errors at their fields until they are fixed', async ({ page }) => {
  await page.goto(wizardPath)
  const name = page.getByLabel('Full Name')
  const email = page.getByLabel('Email Address')
  const next = page.getByRole('button', { name: 'Continue' })
  await next.click()
  await expect(name).toHaveAccessibleDescription('Name must be at least 2 characters')
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
  await expect(page.getByLabel('LinkedIn Profile')).toHaveAccessibleDescription('')
  await expect(page.getByLabel('Business Type')).toHaveAccessibleDescription('Please select a business type')
  await expect(page.getByLabel('Team Size')).toHaveAccessibleDescription('Please select your team size')
  await expect(name).toBeFocused()

  await name.fill('A')
  await expect(page.getByText('Name must be at least 2 characters')).toBeVisible()
  await name.fill('Al')
  await expect(page.getByText('Name must be at least 2 characters')).toHaveCount(0)
  await email.fill('al@')
  await next.click()
  await expect(email).toBeFocused()
  await email.fill('al@example.com')
  await page.getByLabel('Business Type').selectOption('coaching')
  await next.click()
  await expect(page.getByLabel('Team Size')).toBeFocused()
  await page.getByLabel('Team Size').selectOption('solo')
  await next.click()
  await expect(page.getByRole('heading', { name: 'AI Readiness Assessment' })).toBeVisible()
})

const readiness = {
  currentUse: ['none', 'basic', 'some', 'integrated', 'advanced'],
  repetitiveTasks: ['manual', 'outsourced', 'some-automation', 'fully-automated'],
  manualAreas: ['lead-gen', 'sales', 'customer-service', 'content', 'admin', 'finance', 'hr', 'product'],
  leadHandling: ['missed', 'manual', 'basic-auto', 'fully-auto'],
  sopApproach: ['none', 'outdated', 'standard', 'living'],
  aiComfort: ['uncomfortable', 'curious', 'moderate', 'very'],
  automationPriority: [
    'lead-nurture',
    'content',
    'client-onboarding',
    'reporting',
    'project-management',
    'customer-support',
    'other',
  ],
  manualHours: ['0-5', '6-10', '11-20', '21-40', '40+'],
  timeOwner: ['me', 'exec', 'managers', 'team', 'contractors'],
  hourlyValue: ['skip', 'under-50', '50-100', '100-250', '250-500', '500+'],
}
const required = Object.keys(readiness).filter((name) => name !== 'manualAreas' && name !== 'hourlyValue')

test('the second step offers the choices of behavior 6.5, and says what is missing', async ({ page }) => {
  await page.goto(wizardPath)
  await fillContact(page, newAddress())
  for (const [name, values] of Object.entries(readiness)) {
    const inputs = page.locator(`input[name="${name}"]`)
    await expect(inputs.first()).toHaveAttribute('type', name === 'manualAreas' ? 'checkbox' : 'radio')
    expect(new Set(await inputs.evaluateAll((all) => all.map((each) => each.getAttribute('value'))))).toEqual(
      new Set(values),
    )
    for (const value of values) await expect(choice(page, name, value)).toHaveAccessibleName(/\S/)
  }
  const use = page.getByRole('radiogroup', { name: 'How much automation or AI runs in your business today?' })
  await expect(use.getByRole('radio').first()).toHaveAccessibleName('Not using any automation or AI')
  await expect(use.getByRole('radio').last()).toHaveAccessibleName('Advanced AI systems throughout business')

  await submitButton(page).click()
  await expect(page.getByText('Please select an option', { exact: true })).toHaveCount(8)
  await expect(choice(page, 'currentUse', 'none')).toBeFocused()
  for (const name of required)
    await expect(page.locator(`input[name="${name}"]`).first()).toHaveAccessibleDescription(
      'Please select an option',
    )
  await expect(choice(page, 'manualAreas', 'hr')).toHaveAccessibleDescription('Select at least one area')
  await expect(choice(page, 'hourlyValue', 'skip')).toHaveAccessibleDescription('')

  await fillReadiness(page)
  await expect(page.getByText('Please select an option', { exact: true })).toHaveCount(0)
  await expect(page.getByText('Select at least one area')).toHaveCount(0)
})

test('at most two areas can be selected, and either can be deselected', async ({ page }) => {
  await openAnswered(page, newAddress(), { manualAreas: ['sales', 'admin'] })
  const third = choice(page, 'manualAreas', 'hr')
  await expect(page.getByText('2 of 2 chosen')).toBeVisible()
  await expect(third).toHaveAttribute('aria-disabled', 'true')
  await third.click({ force: true })
  await expect(third).not.toBeChecked()
  await third.press('Space')
  await expect(third).not.toBeChecked()

  await choice(page, 'manualAreas', 'sales').uncheck()
  await expect(page.getByText('1 of 2 chosen')).toBeVisible()
  await third.check()
  await expect(page.getByText('2 of 2 chosen')).toBeVisible()
  await choice(page, 'manualAreas', 'admin').uncheck()
  await third.uncheck()
  await submitButton(page).click()
  await expect(page.getByText('Select at least one area')).toBeVisible()

  // What only a changed page can send.
  for (const area of ['sales', 'admin', 'hr'])
    await choice(page, 'manualAreas', area).evaluate((input: HTMLInputElement) => {
      input.checked = true
    })
  await submitButton(page).click()
  await expect(page.getByText('Select up to 2 areas')).toBeVisible()
})

test('a tool that fills in every field fills in the honeypot', async ({ page }) => {
  await page.goto(wizardPath)
  await page.locator(`[name="${honeypotName}"]`).fill('Cheap links')
  await fillContact(page, newAddress())
  await fillReadiness(page)
  const calls = [callsOf(page, 'send-score-email'), callsOf(page, 'send-to-sheets')]
  await submitButton(page).click()
  await expect(page).toHaveURL(resultsPath)
  for (const [call] of calls) expect(call?.postDataJSON()).toMatchObject({ topic: 'Cheap links' })
})

test('Back keeps the answers of both steps', async ({ page }) => {
  const email = newAddress()
  await openAnswered(page, email)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { name: 'Contact & Business Information' })).toBeFocused()
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Example')
  await expect(page.getByLabel('Email Address')).toHaveValue(email)
  await expect(page.getByLabel('Business Type')).toHaveValue('tech')
  await expect(page.getByLabel('Team Size')).toHaveValue('small')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(choice(page, 'timeOwner', 'me')).toBeChecked()
  await expect(choice(page, 'manualAreas', 'admin')).toBeChecked()
  await expect(choice(page, 'hourlyValue', '100-250')).toBeChecked()
})
