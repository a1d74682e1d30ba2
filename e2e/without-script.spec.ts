import { expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

test('the home page is complete', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'We Don’t Start With AI. We Start With What’s Broken.',
  )
  await expect(page.getByText('Most AI advice is just noise.')).toBeVisible()
  const start = page.getByRole('link', { name: 'Start with an AI Audit' })
  await expect(start).toHaveAttribute('href', '/ai-audit-b2b')
  await expect(start).toHaveAttribute('target', '_blank')
  for (const [name, href] of [
    ['Learn More', '/ai-audit-b2b'],
    ['View All Services', '/ai-automation-services'],
  ] as const) {
    const link = page.locator('#services').getByRole('link', { name }).first()
    await expect(link).toHaveAttribute('href', href)
    await expect(link).toHaveAttribute('target', '_blank')
  }
  await expect(page.getByRole('link', { name: 'Book Your AI Audit' })).toHaveAttribute(
    'href',
    '/ai-audit-b2b',
  )
})

test('the landing page is complete, and links to the quiz', async ({ page }) => {
  await page.goto('/ai-ready-score')
  const quiz = '/ai-first-readiness-score'
  await expect(page.getByRole('link', { name: 'Get My Score & Next Steps' })).toHaveAttribute('href', quiz)
  await expect(page.getByRole('heading', { name: 'Who This Is For' })).toBeVisible()
  for (const who of [/founders and CEOs/i, /operators/i, /teams/i, /business leaders/i])
    await expect(page.getByRole('term').filter({ hasText: who })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What You’ll Get' })).toBeVisible()
  for (const what of [/score/i, /top 2 automation opportunities/i, /cost estimate/i, /next step/i])
    await expect(page.getByRole('heading', { level: 3, name: what })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Take the 3-Minute Quiz' })).toHaveAttribute('href', quiz)
})

test('the quiz and its results say what to do', async ({ page }) => {
  await page.goto('/ai-first-readiness-score')
  await expect(page.getByText(/needs JavaScript/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'book a call' })).toHaveAttribute(
    'href',
    /\/book\?about=ai-first-readiness-score$/,
  )
  await expect(page.locator('form').first()).toHaveAttribute('method', 'post')
  await page.goto('/ai-score-results')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your results open here after the quiz.')
  await page.getByRole('link', { name: 'Take the quiz' }).click()
  await expect(page).toHaveURL('/ai-first-readiness-score')
})

test('the menu opens and closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/ai-ready-score')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await menu.getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL('/#services')
  await expect(menu).toBeHidden()
})
