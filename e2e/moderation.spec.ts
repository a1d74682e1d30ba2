import type { APIRequestContext, Page } from '@playwright/test'
import type { AdminTestimonial } from '#contracts/get-admin-testimonials'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { mailsTo } from './mailbox.ts'
import { signInAt } from './sign-in-office.ts'

const admin = { email: 'owner@example.com', password: 'a passphrase of green kettles' }
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.use({ serverEnv: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password } })

async function openAsAdmin(page: Page): Promise<void> {
  await signInAt(page, admin, '/admin/testimonials')
  await expect(page.getByText('Others’ changes show at once')).toBeVisible()
}

async function submit(request: APIRequestContext, name: string): Promise<void> {
  const answer = await request.post('/functions/v1/submit-testimonial', {
    data: { name, testimonial: `${name} says it holds.`, category: 'business-coaching', consent: true },
  })
  expect(answer.status()).toBe(200)
}

const row = (page: Page, name: string) => page.getByRole('listitem', { name })
async function correct(page: Page, name: string): Promise<void> {
  await row(page, name)
    .getByRole('button', { name: new RegExp(`^More.*${name}`) })
    .click()
  await page.getByRole('menuitem', { name: 'Correct' }).click()
}

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })

test('one admin’s change shows for others without a reload, and for visitors', async ({
  page,
  request,
  browser,
  site,
}) => {
  await openAsAdmin(page)
  const context = await browser.newContext({ baseURL: site.url })
  const other = await context.newPage()
  await openAsAdmin(other)

  await submit(request, 'Grace')
  await expect(row(page, 'Grace')).toBeVisible()
  await expect(row(other, 'Grace')).toBeVisible()

  await row(page, 'Grace').getByRole('button', { name: 'Approve' }).click()
  await expect(toasts(page)).toContainText('Testimonial status updated successfully')
  await expect(row(page, 'Grace')).toBeHidden()
  await expect(row(other, 'Grace')).toBeHidden()
  for (const path of ['/', '/testimonials', '/testimonials?category=business-coaching']) {
    await expect.poll(async () => (await request.get(path)).text()).toContain('Grace says it holds.')
  }
  await other.getByRole('tab', { name: 'Approved' }).click()
  await row(other, 'Grace').getByRole('button', { name: 'Unapprove' }).click()
  await page.getByRole('tab', { name: 'Pending Approval' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Approved' })).toBeFocused()
  await expect(row(page, 'Grace')).toBeHidden()
  await expect.poll(async () => (await request.get('/')).text()).not.toContain('Grace says it holds.')
  await context.close()

  // Anyone who came for one of them goes on where it was.
  await page.getByRole('tab', { name: 'Pending Approval' }).click()
  const id = await row(page, 'Grace').getAttribute('data-row')
  await page.goto(`/admin/testimonials?one=${id}`)
  await row(page, 'Grace').getByRole('button', { name: 'Approve' }).click()
  await expect(toasts(page)).toContainText('Testimonial status updated successfully')
  await expect(row(page, 'Grace')).toBeHidden()
  await expect(page.getByRole('tab', { name: 'Pending Approval' })).toHaveAttribute('aria-selected', 'true')
})

test('deleting asks first; a failure is reverted', async ({ page, request, faults }) => {
  faults.expect(/status of 503/)
  await submit(request, 'Heidi')
  await openAsAdmin(page)
  const remove = row(page, 'Heidi').getByRole('button', { name: 'Delete' })
  const dialog = page.getByRole('alertdialog')
  await remove.click()
  await expect(dialog).toContainText(
    'Are you sure you want to delete this testimonial? This action cannot be undone.',
  )
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await expectAccessible(page, 'the question', { widths: [360], schemes: ['light'] })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(remove).toBeFocused()

  const held = Promise.withResolvers<void>()
  await page.route('**/functions/v1/update-testimonial-status', async (route) => {
    await held.promise
    await route.fulfill({ status: 503, json: { error: 'The database is away.', code: 'unavailable' } })
  })
  await row(page, 'Heidi').getByRole('button', { name: 'Approve' }).click()
  await expect(row(page, 'Heidi')).toBeHidden()
  held.resolve()
  await expect(row(page, 'Heidi')).toBeVisible()
  await expect(toasts(page)).toContainText('Failed to update testimonial status')
  await remove.click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(toasts(page)).toContainText('Failed to delete testimonial')
  await expect(row(page, 'Heidi')).toBeVisible()

  // A correction stays until it is taken, whatever is done with another one in the meantime.
  await submit(request, 'Ida')
  await page.route('**/functions/v1/correct-testimonial', (route) =>
    route.fulfill({ status: 503, json: { error: 'The database is away.', code: 'unavailable' } }),
  )
  const words = row(page, 'Heidi').getByLabel('What the author wrote, corrected')
  await correct(page, 'Heidi')
  await words.fill('Heidi said it holds.')
  await correct(page, 'Ida')
  await page.unroute('**/functions/v1/update-testimonial-status')
  await row(page, 'Ida').getByRole('button', { name: 'Approve' }).click()
  await expect(row(page, 'Ida')).toBeHidden()
  await row(page, 'Heidi').getByRole('button', { name: 'Save the correction' }).click()
  await expect(toasts(page)).toContainText('The database is away.')
  await expect(words).toHaveValue('Heidi said it holds.')
  await page.unroute('**/functions/v1/correct-testimonial')
  const release = await hold(page, 'get-admin-testimonials')
  await row(page, 'Heidi').getByRole('button', { name: 'Save the correction' }).click()
  await expect(words).toBeHidden()

  // The corrected one is read again while the question about it is open.
  await remove.click()
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused()
  release()
  await expect(page.locator('.moderated', { hasText: 'Crossed out is what the author wrote' })).toHaveCount(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toContainText('Testimonial deleted successfully')
  await expect(row(page, 'Heidi')).toBeHidden()
  await expect(page.locator('[role=tabpanel]:focus, .moderated:focus')).toHaveCount(1)
})

test('searches, filters, counts, and shows an empty state', async ({ page, request, faults }) => {
  faults.expect(/status of 503/, /ERR_FAILED/)
  const held = Promise.withResolvers<void>()
  await page.route('**/functions/v1/get-admin-testimonials', async (route) => {
    await held.promise
    await route.fulfill({ status: 503, json: { error: 'The database is away.', code: 'unavailable' } })
  })
  let refused = 0
  await page.route('**/events/admin?*', (route) => {
    refused += 1
    return refused <= 2 ? route.abort() : route.continue()
  })
  await submit(request, 'Ivan')
  await submit(request, 'Judy')
  await openAsAdmin(page)
  expect(refused, 'connects again after 1 and 2 seconds').toBe(3)
  await expect(page.getByText('Loading testimonials...')).toBeVisible()
  held.resolve()
  await expect(page.getByText('The database is away.')).toBeVisible()
  await page.unroute('**/functions/v1/get-admin-testimonials')
  await page.getByRole('button', { name: 'Try again' }).click()

  await expect(row(page, 'Ivan')).toBeVisible()
  await expectAccessible(page, 'pending ones', { widths: [360, 1280] })
  await page.setViewportSize({ width: 1280, height: 800 })
  const pending = page.getByRole('tab', { name: 'Pending Approval' })
  const count = await pending.textContent()
  await expect(page.getByText(/^Total \d+$/)).toBeVisible()
  await page.getByLabel('Search').fill('JUDY says')
  await expect(row(page, 'Ivan')).toBeHidden()
  await expect(row(page, 'Judy')).toBeVisible()
  await expect(pending).toHaveText(count ?? '')
  await page.getByLabel('Category').selectOption('Workshop')
  await expect(page.getByText('Nothing here has “JUDY says” in it.')).toBeVisible()
  await page.getByLabel('Category').selectOption('All categories')
  await page.getByLabel('Search').fill('')
  for (const name of ['Approve', 'Approve']) {
    await page.getByRole('listitem').getByRole('button', { name, exact: true }).first().click()
  }
  await page.getByRole('tab', { name: 'Approved' }).click()
  await expect(row(page, 'Ivan')).toBeVisible()
  await expectAccessible(page, 'approved ones', { widths: [1280], schemes: ['dark'] })
})

test('a number and an empty state are shown once on the screen', async ({ page, request }) => {
  await openAsAdmin(page)
  const main = page.getByRole('main')
  const pending = main.getByRole('tab', { name: 'Pending Approval' })
  await expect(pending).toHaveText(/^Pending Approval\d+$/)
  const rows = main.getByRole('listitem').filter({ has: page.getByRole('heading') })
  while ((await rows.count()) > 0) {
    const left = await rows.count()
    await rows.first().getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(rows).toHaveCount(left - 1)
  }
  await expect(main.getByText('No pending testimonials')).toBeVisible()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/on the site\.$/)
  await expect(main.getByText(/nothing/i)).toHaveCount(0)
  await expect(main.getByText(/^Approved$|^Pending$/)).toHaveCount(0)
  await submit(request, 'Mallory')
  await expect(pending).toHaveText('Pending Approval1')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('One to read. One may be published.')
  await expectAccessible(page, 'one pending', { widths: [360], schemes: ['dark'] })
})

test('the site’s own picture is shown; a broken one leaves the initials', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/status of 404/)
  await submit(request, 'Kim One')
  await submit(request, 'Lee Two')
  await page.route('**/functions/v1/get-admin-testimonials', async (route) => {
    const answer = await route.fetch()
    const { data, ...rest } = (await answer.json()) as { data: AdminTestimonial[] }
    const pictures: Record<string, string> = { 'Kim One': '/icon-192.png', 'Lee Two': '/pictures/none.webp' }
    const shown = data.map((each) => ({ ...each, image_url: pictures[each.name] ?? null }))
    await route.fulfill({ json: { ...rest, data: shown } })
  })
  await openAsAdmin(page)
  const portrait = (name: string) => row(page, name).locator('.portrait')
  await expect
    .poll(() =>
      portrait('Kim One')
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(192)
  await expect(portrait('Lee Two').locator('img')).toHaveCount(0)
  await expect(portrait('Lee Two')).toHaveText('LT')
  // A list that is still on its way is waited for.
  await page.unrouteAll({ behavior: 'wait' })
})

test('an author is asked for permission by mail, and gives it with one click', async ({
  page,
  request,
  browser,
  site,
}) => {
  const email = `ada-${crypto.randomUUID()}@example.com`
  const send = async (name: string, data: object) =>
    expect((await request.post(`/functions/v1/${name}`, { data })).status()).toBe(200)
  await send('subscribe-contact', { name: 'Ada Lund', email, company: 'Lund & Co.' })
  await send('submit-testimonial', {
    name: 'Ada L.',
    testimonial: 'She explains to me how it works.',
    category: 'business-coaching',
  })
  await openAsAdmin(page)
  const words = row(page, 'Ada L.')
  await expect(words).toContainText('No permission on record, and no address to ask at.')
  await words.getByRole('link', { name: 'Say whose it is' }).click()
  await page.getByRole('row').filter({ hasText: 'She explains' }).getByRole('link').first().click()
  await page.getByLabel('Whose is it?').fill(email)
  await page.getByRole('button', { name: 'Join to Ada Lund' }).click()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Joined.')

  await page.goto('/admin/testimonials')
  await words.getByRole('heading').click()
  await page.keyboard.press('p')
  await expect(toasts(page)).toContainText('The question to the author is written.')
  await expect(words.getByRole('button', { name: 'Ask again' })).toBeVisible()
  await expectAccessible(page, 'who was asked', { schemes: ['light'] })
  const linkIn = async () =>
    /https?:\S+permission\?token=\S+/.exec(
      (await mailsTo(site, email)).map(({ text }) => text).join(),
    )?.[0] ?? ''
  await expect.poll(linkIn).toContain('token=')

  // What mail scanners follow changes nothing, and a press needs no script.
  const context = await browser.newContext({ javaScriptEnabled: false })
  const author = await context.newPage()
  await author.goto(await linkIn())
  await expect(words).toContainText('The question to the author has not been sent yet.')
  await author.getByRole('button', { name: 'Yes, you may publish it' }).click()
  await expect(author.getByRole('heading', { level: 1 })).toHaveText('Thank you. Noted.')
  await context.close()
  await expect(words).toContainText('May be published')
  await expect(words).toContainText('Address confirmed')
  await expect(words.getByRole('button', { name: /^Ask/ })).toHaveCount(0)
})
