import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { exampleAnswers } from '#test/examples'

/** These answers score 14 points and $136,500 a year. Each test uses its own email address. */
const { fullName, email: _email, linkedin: _linkedin, businessType, teamSize, ...readiness } = exampleAnswers
export const answers = { fullName, businessType, teamSize, ...readiness }

type Answers = { [Name in keyof typeof answers]?: string | readonly string[] }

let addresses = 0
/** An address no other test writes to. */
export const newAddress = () => `visitor-${process.pid}-${(addresses += 1)}@example.com`

export const wizardPath = '/ai-first-readiness-score'
export const resultsPath = '/ai-score-results'

export const choice = (page: Page, name: string, value: string) =>
  page.locator(`input[name="${name}"][value="${value}"]`)

export const progress = (page: Page) => page.getByRole('progressbar', { name: 'Progress' })

export const submitButton = (page: Page) => page.getByRole('button', { name: 'Calculate My AI Score' })

/** The toast with this title, and this text in its description. */
export const toast = (page: Page, title: string, description: string) =>
  page
    .getByRole('region', { name: 'Notifications' })
    .locator('.toast', { has: page.getByText(title, { exact: true }) })
    .filter({ hasText: description })

/** Fills in the first step as a visitor would, and continues to the second. */
export async function fillContact(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full Name').fill(fullName)
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Business Type').selectOption({ label: 'Tech / SaaS' })
  await page.getByLabel('Team Size').selectOption({ label: '2-5' })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'AI Readiness Assessment' })).toBeFocused()
}

/** Answers the second step as a visitor would: on a phone one question after the other. */
export async function fillReadiness(page: Page, press = (target: Locator) => target.check()): Promise<void> {
  const next = page.getByRole('button', { name: 'Next' })
  for (const [name, values] of Object.entries(readiness)) {
    for (const value of [values].flat()) await press(choice(page, name, value))
    if (name === 'manualAreas' && (await next.isVisible())) await next.click()
  }
}

/** Opens the second step with everything answered, as it is after a reload. */
export async function openAnswered(page: Page, email: string, changed: Answers = {}): Promise<void> {
  const values = Object.fromEntries(
    Object.entries({ ...answers, email, ...changed }).map(([name, value]) => [name, [value].flat()]),
  )
  await page.addInitScript(
    (draft) => {
      if (sessionStorage.getItem('seeded')) return
      sessionStorage.setItem('seeded', 'yes')
      localStorage.setItem('scorecard-draft', draft)
    },
    JSON.stringify({ step: 'readiness', values }),
  )
  await page.goto(wizardPath)
  await expect(page.getByRole('heading', { name: 'AI Readiness Assessment' })).toBeVisible()
  await expect(
    choice(page, 'timeOwner', [changed.timeOwner ?? answers.timeOwner].flat()[0] ?? ''),
  ).toBeChecked()
}

/** Takes the quiz to its results. */
export async function openResults(page: Page, email: string, changed: Answers = {}): Promise<void> {
  await openAnswered(page, email, changed)
  await submitButton(page).click()
  await expect(page.getByRole('heading', { name: 'Results Are In' })).toBeVisible()
  await expect(page).toHaveURL(resultsPath)
}

/** Collects the calls of one function that the page makes from now on. */
export function callsOf(page: Page, name: string): Request[] {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/functions/v1/${name}`) calls.push(request)
  })
  return calls
}
