import { expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } })

test('without script the menu opens and closes, the home page is readable, and the results link to the quiz', async ({
  page,
}) => {
  await page.goto('/ai-ready-score')
  const menu = page.getByRole('navigation', { name: 'Main' })
  const button = page.getByRole('button', { name: 'Menu' })
  await expect(menu).toBeHidden()
  await button.click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await button.click()
  await menu.getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL('/#services')
  await expect(menu).toBeHidden()
  await expect(page.getByText('Most AI advice is just noise.')).toBeVisible()

  await page.goto('/ai-score-results')
  await page.getByRole('link', { name: 'Take the quiz' }).click()
  await expect(page).toHaveURL('/ai-first-readiness-score')
  await expect(page.getByText(/needs JavaScript/)).toBeVisible()
})
