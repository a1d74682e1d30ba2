import type { Page } from '@playwright/test'
import { changePages } from '#test/page-changers'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './hold.ts'
import { newAddress } from './quiz.ts'
import { openOffice } from './sign-in-office.ts'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  hasTouch: true,
  viewport: { width: 360, height: 740 },
})

async function addLead(page: Page, name: string): Promise<void> {
  const data = { name, email: newAddress(), company: 'Lund' }
  expect((await page.request.post('/functions/v1/subscribe-contact', { data })).status()).toBe(200)
}

/** Opens a list in a new document, whose scripts are held until the returned function is called. */
async function openBeforeScript(page: Page, path: string): Promise<() => void> {
  await page.goto('about:blank')
  const release = await holdRequests(page, '**/assets/*.js')
  await page.goto(path, { waitUntil: 'commit' })
  return release
}

test('checkboxes, selects and a search used before hydration are kept and applied, also on a translated page', async ({
  page,
  site,
  faults,
}) => {
  // React refuses a translated page and renders it again.
  faults.expect(/React error #418/)
  const tag = `e${Date.now().toString(36)}`
  await openOffice(page, site)
  for (const name of [`Ada ${tag}`, `Bea ${tag}`]) await addLead(page, name)
  await useBeforeScript(page, tag)
  await page.addInitScript(changePages, 'translator' as const)
  await useBeforeScript(page, tag)
})

async function useBeforeScript(page: Page, tag: string): Promise<void> {
  const release = await openBeforeScript(page, `/admin/leads?view=everyone&q=${tag}`)
  const box = (name: string) => page.getByRole('checkbox', { name: `Choose ${name} ${tag}` })
  await box('Ada').tap()
  await box('Bea').tap()
  await box('Bea').tap()
  release()
  await expect(page.getByRole('region', { name: 'What to do with those chosen' })).toContainText('1 chosen.')
  await expect(box('Ada')).toBeChecked()
  await expect(box('Bea')).not.toBeChecked()

  const releaseAgain = await openBeforeScript(page, '/admin/leads?view=everyone')
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('newest')
  await page.getByRole('searchbox').fill(`ada ${tag}`)
  releaseAgain()
  await expect(page).toHaveURL(/sort=newest/)
  await expect(page).toHaveURL(new RegExp(`q=ada\\+${tag}`))
  await expect(page.getByRole('searchbox')).toHaveValue(`ada ${tag}`)
}
