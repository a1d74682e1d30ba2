import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { officeOwner } from './sign-in-office.ts'

const path = '/case-studies?admin=true'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const png = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#17593f' } })
  .png()
  .toBuffer()
const file = { name: 'cover.png', mimeType: 'image/png', buffer: png }

const toast = (page: Page, title: string, description: string) =>
  page
    .getByRole('region', { name: 'Notifications' })
    .locator('.toast')
    .filter({ hasText: title })
    .filter({ hasText: description })
    .last()

/** Opens the page signed out, signs in from there, and returns to the same address. */
async function openOffice(page: Page): Promise<void> {
  await page.goto(path)
  await page.mouse.move(100, 100)
  await expect(page.getByRole('heading', { name: 'Please sign in first' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Fix All Thumbnails' })).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill(officeOwner.email)
  await page.getByLabel('Password', { exact: true }).fill(officeOwner.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).last().click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('button', { name: 'Fix All Thumbnails' })).toBeVisible()
}

const reloaded = (page: Page) => page.waitForEvent('load')

test('a case study is added with a picture, gets a new picture and title, and all thumbnails are fixed', async ({
  page,
  browser,
  site,
}) => {
  test.slow()
  const name = `Quotes that leave on time ${randomUUID().slice(0, 8)}`
  await openOffice(page)
  await page.getByRole('button', { name: 'Show Add Form' }).click()
  const form = page.getByRole('form', { name: 'Add Case Study' })
  const title = form.getByLabel('Case Study Title *')
  const button = form.getByRole('button', { name: 'Add Case Study' })
  await expect(button).toBeDisabled()
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit())
  await expect(form.getByText('Please enter a title for the case study')).toBeVisible()
  await expect(form.getByText('Please enter a Gamma presentation URL')).toBeVisible()
  await expectAccessible(page, 'add form with errors')

  await title.fill(name)
  await form.getByLabel('Gamma URL *').fill('https://gamma.app/docs/quotes')
  const thumbnail = form.getByLabel('Thumbnail Image')
  await thumbnail.setInputFiles({
    name: 'page.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<html></html>'),
  })
  await expect(form.getByText('That picture can’t be read.')).toBeVisible()
  await expect(button).toBeDisabled()
  await thumbnail.setInputFiles({ name: 'x.pdf', mimeType: 'application/pdf', buffer: png })
  await expect(form.getByText('Please choose an image file')).toBeVisible()
  await thumbnail.setInputFiles(file)
  await expect(form.getByRole('figure').locator('img')).toBeVisible()
  await expectAccessible(page, 'add form with a preview')
  const release = await hold(page, 'add-case-study-from-link')
  await button.click()
  await expect(form.getByRole('button', { name: 'Adding Case Study...' })).toBeDisabled()
  await expect(title).toBeDisabled()
  const reload = reloaded(page)
  release()
  await expect(toast(page, 'Success!', 'Case study added successfully.')).toBeVisible()
  await expect(title).toHaveValue('')
  await reload
  const visitor = await browser.newPage({ baseURL: site.url })
  await visitor.goto('/case-studies')
  const card = visitor.getByRole('article').filter({ hasText: name })
  const cover = card.locator('.cover img')
  await expect(cover).toHaveAttribute('src', /^\/pictures\/[\w-]{43}\.webp$/)
  const before = await cover.getAttribute('src')
  await expect(card.getByRole('link', { name: /^View Full Presentation/ })).toHaveAttribute(
    'href',
    'https://gamma.app/docs/quotes',
  )

  await page.mouse.move(120, 120)
  await page.getByRole('button', { name: 'Show Case Study Manager' }).click()
  const editor = page.getByRole('form', { name })
  await editor.getByLabel('Image URL').fill('https://pictures.example.com/a.png')
  const buffer = await sharp(png).negate().png().toBuffer()
  await editor.getByLabel('Upload New Thumbnail').setInputFiles({ ...file, buffer })
  await expect(editor.getByLabel('Image URL')).toHaveValue('')
  await expect(editor.getByRole('figure').locator('img')).toBeVisible()
  await expectAccessible(page, 'manager with a preview')
  const newName = name.replace('Quotes', 'Offers')
  await editor.getByLabel('New Title').fill(newName)
  await editor.getByRole('button', { name: /^Update Case Study/ }).click()
  await expect(toast(page, 'Success', 'Case study updated successfully.')).toBeVisible()
  await expect(page.getByRole('form', { name: newName }).getByLabel('New Title')).toHaveValue('')
  await expect(page.getByRole('article').filter({ hasText: newName })).toBeVisible()
  await visitor.goto('/case-studies')
  const changed = visitor.getByRole('article').filter({ hasText: newName }).locator('.cover img')
  await expect(changed).toHaveAttribute('src', /^\/pictures\//)
  expect(await changed.getAttribute('src')).not.toBe(before)
  await visitor.close()

  const releaseFix = await hold(page, 'fix-case-study-thumbnails')
  await page.getByRole('button', { name: 'Fix All Thumbnails' }).click()
  await expect(page.getByRole('progressbar', { name: 'Fixing thumbnails...' })).toBeVisible()
  await expectAccessible(page, 'fixing')
  // On a phone this toast would wait for the one before it.
  await page.setViewportSize({ width: 1280, height: 800 })
  const again = reloaded(page)
  // The toast shows for only a second before the page reloads, so it is polled often.
  const fixed = toast(page, 'Success', 'All case study thumbnails have been updated with working images.')
  const said = expect.poll(() => fixed.count(), { intervals: [100] }).toBe(1)
  releaseFix()
  await said
  await again
  const covers = page.locator('.cases__grid .cover img')
  await expect(covers).toHaveCount(await page.getByRole('article').count())
  for (const each of await covers.all()) {
    await each.scrollIntoViewIfNeeded()
    await expect.poll(() => each.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
})
