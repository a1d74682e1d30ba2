import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { hold, holdRequests } from './hold.ts'
import { newAddress } from './quiz.ts'
import { openOffice } from './sign-in-office.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const finder = (page: Page) => page.getByRole('dialog', { name: 'Search or run a command' })

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

test('what is typed before the finder’s script loads is kept, and Enter opens the match', async ({
  page,
  site,
}) => {
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

  // A new document has not loaded the script yet.
  await page.goto('about:blank')
  await page.goto('/admin')
  const releaseAgain = await openBeforeScript(page)
  await page.keyboard.type('testi')
  await page.keyboard.press('Enter')
  releaseAgain()
  await expect(page).toHaveURL('/admin/testimonials')

  // A screen that the rail does not show.
  await page.keyboard.press('ControlOrMeta+k')
  await field.fill('availab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/calls/hours')
})

test('the finder opens the match for the current text even if Enter is pressed before the response', async ({
  page,
  site,
  request,
}) => {
  const tag = Date.now().toString(36)
  for (const name of [`Lovelace ${tag}`, `Hopper ${tag}`]) {
    const data = { name, email: newAddress(), company: 'Engines' }
    expect((await request.post('/functions/v1/subscribe-contact', { data })).status()).toBe(200)
  }
  await openOffice(page, site)
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  const field = page.getByRole('combobox', { name: 'Search or run a command' })
  await field.fill(`lovelace ${tag}`)
  await expect(page.getByRole('option', { name: new RegExp(`^Lovelace ${tag}`) })).toBeVisible()
  const release = await hold(page, 'list-contacts')
  await field.fill(`hopper ${tag}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin')
  release()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Hopper ${tag}`)
})
