import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { sampleCaseStudies } from '#content/pages/parts/case-studies'
import { type OutsideStandIn, startOutsideStandIn } from '#server/services/web/stand-in'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test as base } from './fixtures.ts'
import { hold } from './hold.ts'

const admin = { email: 'admin@example.com', password: 'a long line of nodes and links' }
const path = '/case-studies?admin=true'

const test = base.extend<object, { outside: OutsideStandIn }>({
  outside: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from here.
    async ({}, use) => {
      const outside = await startOutsideStandIn()
      await use(outside)
      await outside.stop()
    },
    { scope: 'worker' },
  ],
  serverEnv: async ({ outside }, use) =>
    use({ ...outside.env, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password }),
})

test.use({ contextOptions: { reducedMotion: 'reduce' } })
// One server: what one test adds, another would count.
test.describe.configure({ mode: 'default' })

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

/** Asks to sign in, signs in, and is back at the same address. */
async function openOffice(page: Page): Promise<void> {
  await page.goto(path)
  await page.mouse.move(100, 100)
  await expect(page.getByRole('heading', { name: 'Please sign in first' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Fix All Thumbnails' })).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).last().click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('button', { name: 'Fix All Thumbnails' })).toBeVisible()
}

const fail = (page: Page, name: string) =>
  page.route(`**/functions/v1/${name}`, (route) => route.fulfill({ status: 500, body: '' }))

const reloaded = (page: Page) => page.waitForEvent('load')

test('a visitor is asked to sign in, and sees no tools', async ({ page }) => {
  await page.goto('/case-studies')
  await page.mouse.move(100, 100)
  await expect(page.getByRole('heading', { name: 'Please sign in first' })).toHaveCount(0)
  await page.goto(path)
  await page.mouse.move(100, 100)
  await expect(page.getByRole('heading', { name: 'Please sign in first' })).toBeVisible()
  await expectAccessible(page, 'asked to sign in')
})

test('adding: validation, thumbnail, progress, reload, and the public card', async ({
  page,
  browser,
  site,
  faults,
}) => {
  faults.expect(/status of 500/)
  await openOffice(page)
  await page.getByRole('button', { name: 'Show Add Form' }).click()
  const form = page.getByRole('form', { name: 'Add Case Study' })
  const title = form.getByLabel('Case Study Title *')
  const url = form.getByLabel('Gamma URL *')
  const button = form.getByRole('button', { name: 'Add Case Study' })
  await expect(button).toBeDisabled()
  const submit = () => form.evaluate((element: HTMLFormElement) => element.requestSubmit())
  await submit()
  await expect(form.getByText('Please enter a title for the case study')).toBeVisible()
  await expect(form.getByText('Please enter a Gamma presentation URL')).toBeVisible()
  await expectAccessible(page, 'add form with errors')

  await title.fill('Quotes that leave on time')
  await expect(button).toBeDisabled()
  await url.fill('https://gamma.app.evil.test/x')
  await button.click()
  await expect(toast(page, 'Invalid URL', 'Please enter a valid Gamma presentation URL')).toBeVisible()
  await url.fill('https://gamma.app/docs/quotes')

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

  await fail(page, 'add-case-study-from-link')
  await button.click()
  await expect(toast(page, 'Error', 'Failed to add case study. Please try again.')).toBeVisible()
  await expect(title).toHaveValue('Quotes that leave on time')
  await page.unroute('**/functions/v1/add-case-study-from-link')

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
  const card = visitor.getByRole('article').filter({ hasText: 'Quotes that leave on time' })
  await expect(card.locator('.cover img')).toHaveAttribute('src', /^\/pictures\/[\w-]{43}\.webp$/)
  await expect(card.getByRole('link', { name: /^View Full Presentation/ })).toHaveAttribute(
    'href',
    'https://gamma.app/docs/quotes',
  )
  await visitor.close()
})

test('managing: a title, a file, an address, and errors', async ({
  page,
  browser,
  site,
  outside,
  faults,
}) => {
  faults.expect(/status of 500/)
  await openOffice(page)
  const release = await hold(page, 'list-admin-case-studies')
  await page.getByRole('button', { name: 'Show Case Study Manager' }).click()
  await expect(page.getByText('Loading case studies...')).toBeVisible()
  release()
  const editor = page.getByRole('form', { name: sampleCaseStudies[1].title })
  const update = editor.getByRole('button', { name: /^Update Case Study/ })
  await update.click()
  await expect(toast(page, 'No changes', 'Please make changes before saving')).toBeVisible()

  await editor.getByLabel('Image URL').fill('https://pictures.example.com/a.png')
  await editor.getByLabel('Upload New Thumbnail').setInputFiles(file)
  await expect(editor.getByLabel('Image URL')).toHaveValue('')
  await expect(editor.getByRole('figure').locator('img')).toBeVisible()
  await expectAccessible(page, 'manager with a preview')
  await editor.getByLabel('New Title').fill('An invoice that leaves by itself')

  await fail(page, 'update-case-study-image')
  await update.click()
  await expect(toast(page, 'Error', 'Failed to update case study.')).toBeVisible()
  await page.unroute('**/functions/v1/update-case-study-image')
  const releaseUpdate = await hold(page, 'update-case-study-image')
  await update.click()
  await expect(editor.getByRole('button', { name: /^Saving\.\.\./ })).toBeDisabled()
  releaseUpdate()
  await expect(toast(page, 'Success', 'Case study updated successfully.')).toBeVisible()

  const renamed = page.getByRole('form', { name: 'An invoice that leaves by itself' })
  await expect(renamed.getByLabel('New Title')).toHaveValue('')
  await expect(
    page.getByRole('article').filter({ hasText: 'An invoice that leaves by itself' }),
  ).toBeVisible()
  const visitor = await browser.newPage({ baseURL: site.url })
  await visitor.goto('/case-studies')
  const card = visitor.getByRole('article').filter({ hasText: 'An invoice that leaves by itself' })
  await expect(card.locator('.cover img')).toHaveAttribute('src', /^\/pictures\//)
  await visitor.close()

  // The site fetches its own copy of an outside picture, and says so when it cannot.
  const row = page.getByRole('listitem').filter({ has: renamed })
  await renamed.getByLabel('Image URL').fill('https://pictures.example.com/gone.png')
  await renamed.getByRole('button', { name: /^Update/ }).click()
  await expect(row.getByText('The link’s host answered 404.')).toBeVisible()
  outside.answers.set('pictures.example.com/a.png', { body: await sharp(png).negate().png().toBuffer() })
  await renamed.getByLabel('Image URL').fill('https://pictures.example.com/a.png')
  await renamed.getByRole('button', { name: /^Update/ }).click()
  await expect(row.locator('.cover img')).toHaveAttribute('src', /^\/pictures\//)
})

test('a list requested before a change does not replace the newer one', async ({ page }) => {
  await openOffice(page)
  await page.getByRole('button', { name: 'Show Case Study Manager' }).click()
  const { title } = sampleCaseStudies[2]
  await expect(page.getByRole('form', { name: title })).toBeVisible()
  const rename = async (from: string, to: string) => {
    const editor = page.getByRole('form', { name: from })
    await editor.getByLabel('New Title').fill(to)
    await editor.getByRole('button', { name: /^Update Case Study/ }).click()
    await expect(toast(page, 'Success', 'Case study updated successfully.')).toBeVisible()
    return editor
  }
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: wasRead, resolve: read } = Promise.withResolvers<void>()
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(
    '**/functions/v1/list-admin-case-studies',
    async (route) => {
      const response = await route.fetch()
      read()
      await released
      // Nobody may be waiting for it any more.
      await route.fulfill({ response }).catch(() => undefined)
      arrive()
    },
    { times: 1 },
  )
  const editor = await rename(title, 'The first of two names')
  await wasRead
  // The manager still shows the old name, because the list that has the first one is held back.
  await expect(editor.getByLabel('New Title')).toHaveValue('')
  await rename(title, 'The second of two names')
  await expect(page.getByRole('form', { name: 'The second of two names' })).toBeVisible()
  release()
  await arrived
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  await expect(page.getByRole('form', { name: 'The second of two names' })).toBeVisible()
})

test('fixing: progress, failure, success, reload, and every thumbnail loads', async ({ page, faults }) => {
  faults.expect(/status of 500/)
  await openOffice(page)
  const button = page.getByRole('button', { name: 'Fix All Thumbnails' })
  await fail(page, 'fix-case-study-thumbnails')
  await button.click()
  await expect(toast(page, 'Error', 'Failed to update thumbnails. Please try again.')).toBeVisible()
  await page.unroute('**/functions/v1/fix-case-study-thumbnails')

  const release = await hold(page, 'fix-case-study-thumbnails')
  await button.click()
  await expect(page.getByRole('progressbar', { name: 'Fixing thumbnails...' })).toBeVisible()
  await expectAccessible(page, 'fixing')
  const reload = reloaded(page)
  release()
  await expect(
    toast(page, 'Success', 'All case study thumbnails have been updated with working images.'),
  ).toBeVisible()
  await reload
  const covers = page.locator('.cases__grid .cover img')
  await expect(covers).toHaveCount(await page.getByRole('article').count())
  for (const cover of await covers.all()) {
    await cover.scrollIntoViewIfNeeded()
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
})
