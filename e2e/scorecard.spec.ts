import { expect, test } from './fixtures.ts'
import { hold, holdRequests } from './hold.ts'
import { mailsTo } from './mailbox.ts'
import {
  answers,
  callsOf,
  choice,
  fillContact,
  fillReadiness,
  newAddress,
  openAnswered,
  openResults,
  progress,
  resultsPath,
  submitButton,
  toast,
  wizardPath,
} from './quiz.ts'

for (const width of [360, 1280]) {
  test(`a visitor completes the quiz at ${width} px, and sees, keeps and is mailed the result`, async ({
    page,
    site,
  }) => {
    const email = newAddress()
    const emailCalls = callsOf(page, 'send-score-email')
    const sheetCalls = callsOf(page, 'send-to-sheets')
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/ai-ready-score')
    await page.getByRole('link', { name: 'Get My Score & Next Steps' }).click()
    await expect(page).toHaveURL(wizardPath)
    await expect(page.getByRole('heading', { name: 'AI First Readiness Scorecard' })).toBeVisible()
    await expect(page.getByText('3 minutes to complete')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Contact & Business Information' })).toBeVisible()
    await expect(progress(page)).toHaveAttribute('aria-valuenow', '30')
    await fillContact(page, email)
    await expect(progress(page)).toHaveAttribute('aria-valuenow', '80')
    await expect(
      page.getByText(
        "See your readiness score, your automation bottlenecks, and what to do next. We'll also email these results to you.",
      ),
    ).toBeVisible()
    await fillReadiness(page)
    await submitButton(page).click()

    await expect(page).toHaveURL(resultsPath)
    await expect(
      toast(page, 'Scorecard submitted!', 'Your AI readiness score has been calculated.'),
    ).toBeVisible()
    await expect(toast(page, 'Results Saved', 'Your AI readiness score has been saved.')).toBeVisible()
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - heading "Results Are In" [level=1]
        - region "Your score":
          - paragraph: 14 out of 27
        - heading "The System Architect" [level=2]
        - heading "What your score means" [level=2]
        - heading /^Your.#1 automation opportunity$/ [level=2]
        - heading "Cost of inaction, per year" [level=2]
        - heading "Was this useful?" [level=2]
        - heading /Repair it with us/ [level=2]
        - link /Join the workshop/:
          - /url: /ai-readiness-workshop
    `)
    await expect(page.getByRole('link', { name: 'Join the workshop' })).toHaveAttribute('target', '_blank')
    // The other way out, once, beside the workshop.
    const calls = page.getByRole('main').getByRole('link', { name: 'Book A Call' })
    await expect(calls).toHaveCount(1)
    await expect(calls).toHaveAttribute('href', /[?&]about=ai-score-results$/)
    for (const label of ['Manual Mode', 'Momentum', 'Ready to Scale', 'AI-First'])
      await expect(page.getByRole('listitem').filter({ hasText: label })).toBeAttached()
    await expect(page.getByText('52% of the scale')).toBeVisible()
    await expect(page.getByText('The Automation Leader 5 points away')).toBeVisible()
    await expect(page.getByText('8–12 hours saved a week is our estimate')).toBeVisible()
    await expect(page.getByRole('paragraph').filter({ hasText: /^\$136,500$/ })).toBeVisible()
    await expect(page.getByRole('row', { name: 'A month $11,375' })).toBeVisible()
    await expect(
      page.getByRole('row', { name: 'In full-time hires at $110,000 a year, rounded 1' }),
    ).toBeVisible()

    await expect.poll(async () => (await mailsTo(site, email)).length).toBe(1)
    const [mail] = await mailsTo(site, email)
    expect(mail?.text).toContain('14 out of 27')
    expect(mail?.text).toContain('The System Architect')
    expect(mail?.html).toContain('The System Architect')
    expect(mail?.text).toContain('What your score means')

    // One mail, and the row from the quiz and again from the results page, all under one id.
    expect([emailCalls.length, sheetCalls.length]).toEqual([1, 2])
    const ids = [...emailCalls, ...sheetCalls].map(
      (call) => (call.postDataJSON() as { submissionId: string }).submissionId,
    )
    expect(new Set(ids).size).toBe(1)
  })
}

test('the highest score has no next tier', async ({ page }) => {
  await openResults(page, newAddress(), {
    currentUse: 'advanced',
    repetitiveTasks: 'fully-automated',
    manualAreas: ['hr'],
    leadHandling: 'fully-auto',
    sopApproach: 'living',
    aiComfort: 'very',
    manualHours: '0-5',
    timeOwner: 'team',
  })
  await expect(page.getByRole('region', { name: 'Your score' })).toContainText('27 out of 27')
  await expect(page.getByRole('heading', { name: 'The AI-First Operator' })).toBeVisible()
  await expect(page.getByText('Next tier')).toHaveCount(0)
})

test('the button is busy while calculating and accepts no second click', async ({ page }) => {
  const emailCalls = callsOf(page, 'send-score-email')
  const release = await hold(page, 'send-score-email')
  await openAnswered(page, newAddress())
  await submitButton(page).dblclick()
  await expect(page.getByRole('button', { name: 'Calculating...' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled()
  release()
  await expect(page).toHaveURL(resultsPath)
  expect(emailCalls).toHaveLength(1)
})

test('the results wait in the wizard at 100 until their page has loaded', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/ai-score-results-*.js')
  await openAnswered(page, newAddress())
  await submitButton(page).click()
  await expect(page.getByRole('heading', { name: 'Results Are In' })).toBeVisible()
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '100')
  await expect(page).toHaveURL(wizardPath)
  release()
  await expect(page).toHaveURL(resultsPath)
})

test('the server computes its own score', async ({ request }) => {
  const answer = await request.post('/functions/v1/send-to-sheets', {
    data: { score: 99, costOfInaction: 1, formData: { ...answers, email: newAddress() } },
  })
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toMatchObject({ data: { score: 14 } })
})

test('a reload during either step loses no answer', async ({ page }) => {
  await page.goto(wizardPath)
  await page.getByLabel('Full Name').fill('Grace Example')
  await page.getByLabel('Business Type').selectOption('other')
  // A test is quicker than the script that keeps it.
  await page.waitForFunction(() => localStorage.getItem('scorecard-draft')?.includes('Grace Example'))
  await page.reload()
  await expect(page.getByLabel('Full Name')).toHaveValue('Grace Example')
  await expect(page.getByLabel('Business Type')).toHaveValue('other')

  await fillContact(page, newAddress())
  await choice(page, 'aiComfort', 'very').check()
  await choice(page, 'manualAreas', 'hr').check()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'AI Readiness Assessment' })).toBeVisible()
  await expect(choice(page, 'aiComfort', 'very')).toBeChecked()
  await expect(choice(page, 'manualAreas', 'hr')).toBeChecked()
  await expect(page.getByText('1 of 2 chosen')).toBeVisible()

  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { name: 'Contact & Business Information' })).toBeFocused()
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '30')
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Example')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(choice(page, 'aiComfort', 'very')).toBeChecked()
})
