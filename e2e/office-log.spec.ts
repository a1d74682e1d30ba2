import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { openOffice } from './sign-in-office.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function submit(request: APIRequestContext, name: string): Promise<void> {
  const data = { name, testimonial: `${name} say it holds.`, category: 'business-coaching', consent: true }
  expect((await request.post('/functions/v1/submit-testimonial', { data })).status()).toBe(200)
}

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const quote = (page: Page, name: string) => page.getByRole('listitem', { name })
const acts = (page: Page) => page.getByRole('table', { name: 'Log' }).getByRole('row')

test('an admin moderates a testimonial, finds that in the log and undoes it, by keyboard alone', async ({
  page,
  request,
  site,
}) => {
  test.slow()
  const name = `Grace G${Date.now().toString(36)}`
  await submit(request, name)
  await openOffice(page, site, `/admin/testimonials?q=${encodeURIComponent(name)}`)
  await expect(quote(page, name)).toBeVisible()
  await page.keyboard.press('j')
  await expect(quote(page, name).getByRole('heading')).toBeFocused()
  await page.keyboard.press('c')
  await expect(page.getByLabel('What the author wrote, corrected')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(`${name} says it holds.`)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(quote(page, name).locator('del')).toHaveText('say ')
  await expect(quote(page, name).locator('ins')).toHaveText('says ')
  await quote(page, name).focus()
  await page.keyboard.press('a')
  await expect(toasts(page)).toContainText('Testimonial status updated successfully')
  await page.keyboard.press('u')
  await expect(toasts(page)).toContainText('Undone.')
  await expect(quote(page, name)).toBeVisible()
  await quote(page, name).focus()
  await page.keyboard.press('d')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toContainText('Testimonial deleted successfully')
  await expect(quote(page, name)).toBeHidden()

  await page.keyboard.press('g')
  await page.keyboard.press('o')
  await expect(page).toHaveURL('/admin/log')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log')
  await expect(acts(page).nth(1)).toContainText(`Owner deleted ${name}’s words`)
  const ours = acts(page).filter({ hasText: name })
  await expect(ours).toHaveText([
    /deleted/,
    /took .* off the site \(by undo\)/,
    /put .* on the site.*Undone/,
    /corrected/,
  ])
  await expectAccessible(page, 'the log')
  await page.setViewportSize({ width: 1280, height: 800 })

  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const detail = page.getByRole('complementary').last()
  await expect(detail.getByRole('heading', { name: `Owner deleted ${name}’s words` })).toBeVisible()
  await expect(detail).toContainText(`${name} says it holds.`)
  await expect(page).toHaveURL(/\?one=[0-9a-f-]{36}$/)
  await expectAccessible(page, 'an act', { schemes: ['light'] })
  await page.setViewportSize({ width: 1280, height: 800 })
  await detail.getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Enter')
  await expect(detail).toContainText('Undone')
  await detail.getByRole('link', { name: 'Open it' }).focus()
  await page.keyboard.press('Enter')
  await expect(quote(page, name).locator('del')).toHaveText('say ')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.keyboard.press('g')
  await page.keyboard.press('o')
  await expect(acts(page).nth(1)).toBeVisible()
  // The detail has a focused heading before its entry has loaded.
  const release = await hold(page, 'list-log')
  await ours.filter({ hasText: 'corrected' }).getByRole('link').click()
  await expect(detail.getByRole('heading', { name: 'What was done' })).toBeFocused()
  release()
  await expect(detail.getByRole('heading', { name: `corrected ${name}’s words` })).toBeFocused()
})
