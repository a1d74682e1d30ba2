import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { signInAt } from './sign-in-office.ts'

const owner = { email: 'nora@example.com', password: 'a passphrase of green kettles' }

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  serverEnv: { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password },
})
// One server: what one test adds, another would count.
test.describe.configure({ mode: 'default' })

const png = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#17593f' } })
  .png()
  .toBuffer()

async function open(page: Page): Promise<void> {
  await signInAt(page, owner, '/admin/case-studies')
  await expect(rows(page)).not.toHaveCount(0)
}

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const rows = (page: Page) => page.getByRole('table', { name: 'Case studies' }).getByRole('row')
const row = (page: Page, title: string) => rows(page).filter({ hasText: title })

test('creates a draft, fills it in, previews it, and publishes', async ({ page, request }) => {
  test.slow()
  await open(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Three are on the site.')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Two thumbnails are broken.')
  await page.getByRole('button', { name: 'Add a case study' }).click()
  await expect(page.getByRole('dialog').getByLabel('Title')).toBeFocused()
  await expectAccessible(page, 'adding one', { widths: [360], schemes: ['light'] })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.keyboard.type('Quotes that leave on time')
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
  // A figure that was begun and left says nothing.
  await page.getByRole('button', { name: 'Add a figure' }).click()
  await page.getByRole('button', { name: 'Add a figure' }).click()
  await field('Figure 2').fill('days_to_a_quote')
  const picture = { name: 'cover.png', mimeType: 'image/png', buffer: png }
  const file = page.getByLabel('Thumbnail from a file')
  await file.setInputFiles(picture)
  await page.getByRole('button', { name: /^Take it away.*Thumbnail from a file/ }).click()
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
  const preview = page.getByRole('dialog', { name: 'Preview of “Quotes that leave on time”' })
  await expect(preview.locator('.told__part--challenge p')).toHaveText(['Quotes waited.', 'For days.'])
  await expect(preview.locator('.study')).toContainText('days to a quote')
  await expect(preview.locator('.study .badges')).toContainText('Follow-up')
  await expectAccessible(page, 'the preview', { widths: [360], schemes: ['light'] })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused()

  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toasts(page)).toContainText('Saved.')
  await expect(page.getByText('Everything is saved.')).toBeVisible()
  expect((await request.get('/case-studies/quotes-that-leave-on-time')).status()).toBe(404)
  // What is being written is saved after it was published, too.
  await field('Client').fill('A roofer')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('link', { name: 'On the site' })).toHaveAttribute(
    'href',
    '/case-studies/quotes-that-leave-on-time',
  )
  await expect(toasts(page)).toContainText('On the site now.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Everything is saved.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'On the site' })).toBeVisible()
  await expect
    .poll(async () => (await request.get('/case-studies/quotes-that-leave-on-time')).text())
    .toContain('They leave the same day.')
})

test('an empty study cannot be published, and one with a presentation can', async ({ page, request }) => {
  await open(page)
  const add = async (title: string, url: string) => {
    await page.getByRole('button', { name: 'Add a case study' }).click()
    await page.getByRole('dialog').getByLabel('Title').fill(title)
    await page.getByRole('dialog').getByLabel('Gamma presentation').fill(url)
    await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
  }
  await add('Nothing but a title', '')
  const needs = 'Before it can be published it needs a story, a figure, a quote or a presentation.'
  await expect(page.getByRole('button', { name: /^Publish/ })).toBeDisabled()
  await expect(page.getByText(needs)).toBeVisible()
  await page.getByLabel('On the site', { exact: true }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('On the site', { exact: true })).toHaveAccessibleDescription(needs)
  await page.getByLabel('What changed').fill('They leave the same day.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Everything is saved.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Take off the site/ })).toBeVisible()
  await page.getByRole('button', { name: /^Take off the site/ }).click()
  await expect(page.getByRole('button', { name: /^Publish/ })).toBeEnabled()
  await page.getByLabel('What changed').fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: /^Publish/ })).toBeDisabled()

  await page.getByRole('link', { name: 'All case studies' }).click()
  await expect(row(page, 'Nothing but a title')).toContainText('Nothing to read yet')
  await expect(row(page, 'Nothing but a title').getByRole('button', { name: /^Publish/ })).toBeDisabled()
  await add('By its presentation', 'https://gamma.app.evil.test/x')
  await expect(page.getByText('Please enter a valid Gamma presentation URL')).toBeVisible()
  await page.getByRole('dialog').getByLabel('Gamma presentation').fill('https://gamma.app/docs/by-its')
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
  await expect(toasts(page)).toContainText('Added, and on the site.')
  await expect(row(page, 'By its presentation')).toContainText('On the site')
  await expect.poll(async () => (await request.get('/case-studies')).text()).toContain('By its presentation')
  for (const title of ['By its presentation', 'Nothing but a title']) {
    await row(page, title).getByRole('button', { name: /^More/ }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(row(page, title)).toHaveCount(0)
  }
})

test('another user’s changes are reported, and either side can be kept', async ({
  page,
  site,
  browser,
  faults,
}) => {
  faults.expect(/status of 409/)
  await open(page)
  await row(page, 'The invoice')
    .getByRole('link', { name: /^The invoice/ })
    .click()
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' })
  const other = await context.newPage()
  await open(other)
  await other.goto(page.url())
  await page.getByLabel('Client', { exact: true }).fill('My client')
  await other.getByLabel('Client', { exact: true }).fill('Their client')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(toasts(other)).toContainText('Saved.')
  await expect(page.getByLabel('Client', { exact: true })).toHaveValue('My client')
  await page.getByRole('button', { name: 'Save' }).click()
  const conflict = page.getByRole('alert')
  await expect(conflict).toContainText('Nora has changed this case study in the meantime.')
  await conflict.getByRole('button', { name: 'Put mine' }).click()
  await expect(toasts(page)).toContainText('Saved.')
  await expect(other.getByLabel('Client', { exact: true })).toHaveValue('My client')

  // What is kept is where the next change begins.
  await page.getByLabel('Client', { exact: true }).fill('Another of mine')
  await other.getByLabel('Client', { exact: true }).fill('Another of theirs')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('Everything is saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await conflict.getByRole('button', { name: 'Keep theirs' }).click()
  await expect(page.getByLabel('Client', { exact: true })).toHaveValue('Another of theirs')
  await page.getByLabel('Client', { exact: true }).fill('Ours')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByLabel('Client', { exact: true })).toHaveValue('Ours')
  await context.close()
})

test('text typed during a save stays, as unsaved', async ({ page }) => {
  await open(page)
  await row(page, 'The invoice')
    .getByRole('link', { name: /^The invoice/ })
    .click()
  const [client, industry] = ['Client', 'Industry'].map((name) => page.getByLabel(name, { exact: true }))
  await client!.fill('A client')
  const answer = await hold(page, 'update-case-study')
  await page.getByRole('button', { name: 'Save' }).click()
  await client!.press('End')
  await client!.pressSequentially(' of ours')
  await industry!.fill('Construction')
  answer()
  await expect(toasts(page)).toContainText('Saved.')
  await expect(client!).toHaveValue('A client of ours')
  await expect(industry!).toHaveValue('Construction')
  // What is not saved stays on the device.
  await page.reload()
  await expect(page.getByText('Not saved yet.')).toBeVisible()
  await expect(client!).toHaveValue('A client of ours')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Everything is saved.')).toBeVisible()
  await page.reload()
  await expect(client!).toHaveValue('A client of ours')
  await expect(industry!).toHaveValue('Construction')
})

test('by keyboard alone: finds, opens, deletes, and restores', async ({ page }) => {
  await open(page)
  await page.keyboard.press('/')
  await page.keyboard.type('reminders')
  await expect(rows(page)).toHaveCount(2)
  await expect(page).toHaveURL('/admin/case-studies?q=reminders')
  await page.keyboard.type(' of nothing')
  await expect(page.getByText('Nothing here has “reminders of nothing” in it.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the search' }).focus()
  await page.keyboard.press('Enter')
  await expect(rows(page)).not.toHaveCount(0)
  await page.getByRole('link', { name: 'Broken thumbnails' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/case-studies?view=broken')
  await expectAccessible(page, 'the case studies')
  await page.setViewportSize({ width: 1280, height: 800 })
  const title = 'Reminders nobody has to remember'
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

test.describe('by touch on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('unpublishes one, and repairs thumbnails', async ({ page }) => {
    await open(page)
    const title = 'The inquiry that waited until Monday'
    await row(page, title).getByRole('button', { name: 'Take off the site' }).tap()
    await expect(row(page, title)).toContainText('Draft')
    await toasts(page).getByRole('button', { name: 'Undo' }).last().tap()
    await expect(row(page, title)).toContainText('On the site')
    await page.getByRole('button', { name: 'Fix All Thumbnails' }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Every thumbnail loads.')
    await page.goto('/case-studies?admin=true')
    await page.getByRole('link', { name: 'Edit everything in the back office' }).tap()
    await expect(page).toHaveURL('/admin/case-studies')
  })
})
