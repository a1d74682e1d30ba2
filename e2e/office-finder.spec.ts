import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { hold, holdRequests } from './hold.ts'
import { officeEnv, openOffice } from './sign-in-office.ts'

test.use({ serverEnv: officeEnv, contextOptions: { reducedMotion: 'reduce' } })

const finder = (page: Page) => page.getByRole('dialog', { name: 'Find or do' })

/** Opens the finder while its script is held until the returned function lets it go. */
async function openBeforeScript(page: Page): Promise<() => void> {
  const release = await holdRequests(page, '**/assets/finder-*.js')
  // A key that is pressed before the screen runs is lost.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await expect(finder(page).getByRole('textbox')).toBeFocused({ timeout: 3_000 })
  }).toPass()
  return release
}

test('text typed before the finder’s script loads is kept', async ({ page, site }) => {
  await openOffice(page, site)
  const release = await openBeforeScript(page)
  await page.keyboard.type('testi')
  release()
  const field = finder(page).getByRole('combobox')
  await expect(field).toBeFocused()
  // The cursor is where it was.
  await page.keyboard.type('mo')
  await expect(field).toHaveValue('testimo')
  await page.keyboard.press('Escape')
  await expect(finder(page)).toHaveCount(0)
})

test('Enter pressed before the finder’s script loads opens the match', async ({ page, site }) => {
  await openOffice(page, site)
  const release = await openBeforeScript(page)
  await page.keyboard.type('testi')
  await page.keyboard.press('Enter')
  release()
  await expect(page).toHaveURL('/admin/testimonials')
})

test('the finder opens the match, however soon Enter is pressed', async ({ page, site }) => {
  for (const name of ['Ada Lovelace', 'Grace Hopper']) {
    await page.request.post(`${site.url}/functions/v1/subscribe-contact`, {
      data: { name, email: `${name.split(' ')[0]}@example.com`, company: 'Engines' },
    })
  }
  await openOffice(page, site)
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  const field = page.getByRole('combobox', { name: 'Find or do' })
  await field.fill('ada')
  await expect(page.getByRole('option', { name: /Ada Lovelace/ })).toBeVisible()
  const release = await hold(page, 'list-contacts')
  await field.fill('grace')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin')
  release()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Grace Hopper')
})
