import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { officeOwner, signInAt } from './sign-in-office.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const png = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#17593f' } })
  .png()
  .toBuffer()

async function open(page: Page): Promise<void> {
  await signInAt(page, officeOwner, '/admin/case-studies')
  await expect(rows(page)).not.toHaveCount(0)
}

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const rows = (page: Page) => page.getByRole('table', { name: 'Case studies' }).getByRole('row')
const row = (page: Page, title: string) => rows(page).filter({ hasText: title })

test('a case study is drafted, previewed and published, then found, deleted, restored and opened by keyboard', async ({
  page,
  request,
}) => {
  test.slow()
  await open(page)
  const key = randomUUID().slice(0, 8)
  const title = `Quotes that leave on time ${key}`
  const address = `/case-studies/quotes-that-leave-on-time-${key}`
  await page.getByRole('button', { name: 'Add a case study' }).click()
  await expect(page.getByRole('dialog').getByLabel('Title')).toBeFocused()
  await expectAccessible(page, 'adding one', { widths: [360], schemes: ['light'] })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.keyboard.type(title)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/case-studies\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nobody sees it but you.')
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  await expect(page.getByText('Everything is saved.')).toBeVisible()

  const field = (name: string) => page.getByLabel(name, { exact: true })
  await field('Client').fill('A roofing company')
  await field('Industry').fill('Construction')
  await page.getByLabel('What was broken').fill('Quotes waited.\n\nFor days.')
  await page.getByLabel('What changed').fill('They leave the same day.')
  await page.getByLabel('Tags').fill('Quotes, , Follow-up')
  // A figure that is left empty is dropped.
  await page.getByRole('button', { name: 'Add a figure' }).click()
  await page.getByRole('button', { name: 'Add a figure' }).click()
  await field('Figure 2').fill('days_to_a_quote')
  const picture = { name: 'cover.png', mimeType: 'image/png', buffer: png }
  const file = page.getByLabel('Thumbnail from a file')
  await file.setInputFiles(picture)
  await page.getByRole('button', { name: /^Remove.*Thumbnail from a file/ }).click()
  await expect(file).toHaveValue('')
  await file.setInputFiles(picture)
  await page.getByLabel('Gamma presentation').fill('https://gamma.app.evil.test/x')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please enter a valid Gamma presentation URL')).toBeVisible()
  await expect(page.getByText('Please enter the figure')).toBeVisible()
  await expect(field('Figure 1')).toHaveValue('days_to_a_quote')
  await expectAccessible(page, 'the editor')
  await page.setViewportSize({ width: 1280, height: 800 })
  await field('Value').fill('5 → 1')
  await page.getByLabel('Gamma presentation').fill('')

  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: `Preview of “${title}”` })
  await expect(preview.locator('.study-story__part--challenge p')).toHaveText(['Quotes waited.', 'For days.'])
  await expect(preview.locator('.study')).toContainText('days to a quote')
  await expect(preview.locator('.study .badges')).toContainText('Follow-up')
  await expectAccessible(page, 'the preview', { widths: [360], schemes: ['light'] })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused()

  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toasts(page)).toContainText('Saved.')
  await expect(page.getByText('Everything is saved.')).toBeVisible()
  expect((await request.get(address)).status()).toBe(404)
  // Edits made before publishing can still be saved after it.
  await field('Client').fill('A roofer')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('link', { name: 'On the site' })).toHaveAttribute('href', address)
  await expect(toasts(page)).toContainText('On the site now.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Everything is saved.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'On the site' })).toBeVisible()
  await expect.poll(async () => (await request.get(address)).text()).toContain('They leave the same day.')

  await page.goto('/admin/case-studies')
  await expect(row(page, title)).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(key)
  await expect(rows(page)).toHaveCount(2)
  await expect(page).toHaveURL(`/admin/case-studies?q=${key}`)
  await page.keyboard.type(' of nothing')
  await expect(page.getByText(`No results for “${key} of nothing” in this view.`)).toBeVisible()
  await page.getByRole('button', { name: 'Clear the search' }).focus()
  await page.keyboard.press('Enter')
  await expect(row(page, title)).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type(key)
  await expect(rows(page)).toHaveCount(2)
  await row(page, title).getByRole('button', { name: /^More/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Delete' }).focus()
  await page.keyboard.press('Enter')
  await expect(row(page, title)).toHaveCount(0)
  await expect(toasts(page)).toContainText('Deleted.')
  await page.keyboard.press('u')
  await expect(row(page, title)).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/case-studies\/[0-9a-f-]{36}$/)
})
