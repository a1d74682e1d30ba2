import { expectAccessible } from './expect-accessible.ts'
import { expectNothingCovered } from './expect-nothing-covered.ts'
import { expectReadableEverywhere } from './expect-readable.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import {
  answers,
  choice,
  fillContact,
  fillReadiness,
  newAddress,
  openAnswered,
  openResults,
  resultsPath,
  submitButton,
  toast,
  wizardPath,
} from './quiz.ts'

// Without transitions, axe measures the final colors.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

// Pages without such states are tested in e2e/pages.spec.ts.

test('axe finds nothing in the quiz, and its texts are readable at every size', async ({ page }) => {
  await page.goto(resultsPath)
  await expect(toast(page, 'Missing information', 'Please complete the assessment')).toBeVisible()
  // A toast stays for as long as it has focus.
  await page.getByRole('button', { name: 'Close' }).focus()
  await expectAccessible(page, 'toast over the first step')
  await page.keyboard.press('Enter')
  await expect(page.locator('.toast')).toHaveCount(0)
  await expectAccessible(page, 'first step, empty')

  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expectAccessible(page, 'menu open', { widths: [360] })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()

  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Please select your team size')).toBeVisible()
  await expectAccessible(page, 'first step, errors')

  await fillContact(page, newAddress())
  await expectAccessible(page, 'second step, empty')
  // On a phone the wizard validates one question at a time.
  await page.setViewportSize({ width: 1280, height: 800 })
  await submitButton(page).click()
  await expect(page.getByText('Select at least one area')).toBeVisible()
  await expectAccessible(page, 'second step, errors')
  await page.setViewportSize({ width: 1280, height: 800 })
  await fillReadiness(page)
  await expectAccessible(page, 'second step, full')
  await expectReadableEverywhere(page, 'second step, full')
})

test('axe finds nothing in the results, which are readable at every size and print on one sheet', async ({
  page,
  faults,
}) => {
  faults.expect(/status of 500/)
  const release = await hold(page, 'send-score-email')
  await openAnswered(page, newAddress())
  // On a busy machine axe takes longer than a visitor waits for their score.
  await page.evaluate(() => void (AbortSignal.timeout = () => new AbortController().signal))
  await submitButton(page).click()
  await expect(page.getByRole('button', { name: 'Calculating...' })).toBeVisible()
  await expectAccessible(page, 'submitting')
  release()
  await expect(page.getByRole('heading', { name: 'Results Are In' })).toBeVisible()
  await expect(page).toHaveURL(resultsPath)

  await expect(toast(page, 'Results Saved', 'Your AI readiness score has been saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).focus()
  await expectAccessible(page, 'results with a toast')
  await expect(page.locator('.toast')).toHaveCount(1)
  await expectReadableEverywhere(page, 'results')
  const file = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  expect(file.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)

  await page.getByRole('button', { name: 'Hide the cost of inaction' }).click()
  await expectAccessible(page, 'cost hidden')

  const path = '**/functions/v1/submit-score-feedback'
  await page.route(path, (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(page.getByText('Something went wrong')).toBeVisible()
  await expectAccessible(page, 'feedback failed')
  await page.unroute(path)
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(page.getByRole('heading', { name: /^Thank you\./ })).toBeVisible()
  await expectAccessible(page, 'feedback sent')
})

test('forced colors cover no text of the results page', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  // "Up to 5" has a descender, which the words below must leave free.
  await openResults(page, newAddress(), { manualHours: '0-5' })
  await expectNothingCovered(page, 'the results')
})

test('the quiz can be completed by keyboard alone', async ({ page }) => {
  /** Presses Tab until the control with this name has focus. */
  async function tabTo(name: string): Promise<void> {
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
    for (let presses = 0; presses < 12 && (await focused()) !== name; presses += 1)
      await page.keyboard.press('Tab')
    expect(await focused()).toBe(name)
  }
  const arrows: Record<string, number> = {
    currentUse: 2,
    repetitiveTasks: 2,
    leadHandling: 1,
    sopApproach: 2,
  }
  Object.assign(arrows, { aiComfort: 2, automationPriority: 0, manualHours: 2, timeOwner: 0, hourlyValue: 2 })

  await page.goto(wizardPath)
  await tabTo('fullName')
  await page.keyboard.type('Ada Example')
  await tabTo('email')
  await page.keyboard.type(newAddress())
  await tabTo('businessType')
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('Business Type')).toHaveValue('tech')
  await tabTo('teamSize')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('Team Size')).toHaveValue('small')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'AI Readiness Assessment' })).toBeFocused()

  for (const name of ['currentUse', 'repetitiveTasks', 'manualAreas', ...Object.keys(arrows).slice(2)]) {
    await tabTo(name)
    if (name === 'manualAreas') {
      // The second and the fifth box: sales and admin.
      for (const steps of [1, 3]) {
        for (let presses = 0; presses < steps; presses += 1) await page.keyboard.press('Tab')
        await page.keyboard.press('Space')
      }
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      continue
    }
    await page.keyboard.press('Space')
    for (let presses = 0; presses < (arrows[name] ?? 0); presses += 1) await page.keyboard.press('ArrowDown')
  }
  await expect(choice(page, 'manualAreas', 'sales')).toBeChecked()
  await expect(choice(page, 'manualAreas', 'admin')).toBeChecked()
  await expect(choice(page, 'manualHours', answers.manualHours)).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(submitButton(page)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(resultsPath)
  await expect(page.getByRole('heading', { name: 'Results Are In' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Your score' })).toContainText('14 out of 27')
})
