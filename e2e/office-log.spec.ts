import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { signInAt } from './sign-in-office.ts'

const owner = { email: 'nora.w@example.com', password: 'a passphrase of green kettles' }

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  serverEnv: { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password },
})

async function submit(request: APIRequestContext, name: string): Promise<void> {
  const data = { name, testimonial: `${name} say it holds.`, category: 'business-coaching', consent: true }
  expect((await request.post('/functions/v1/submit-testimonial', { data })).status()).toBe(200)
}

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const quote = (page: Page, name: string) => page.getByRole('listitem', { name })
const acts = (page: Page) => page.getByRole('table', { name: 'Log' }).getByRole('row')

test('by keyboard alone: moderates, finds it in the log, and undoes it', async ({ page, request }) => {
  test.slow()
  await submit(request, 'Grace')
  await signInAt(page, owner, '/admin/testimonials')
  await expect(quote(page, 'Grace')).toBeVisible()
  await page.keyboard.press('j')
  await expect(quote(page, 'Grace').getByRole('heading')).toBeFocused()
  await page.keyboard.press('c')
  await expect(page.getByLabel('What the author wrote, corrected')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Grace says it holds.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(quote(page, 'Grace').locator('del')).toHaveText('say ')
  await expect(quote(page, 'Grace').locator('ins')).toHaveText('says ')
  await quote(page, 'Grace').focus()
  await page.keyboard.press('a')
  await expect(toasts(page)).toContainText('Testimonial status updated successfully')
  await page.keyboard.press('u')
  await expect(toasts(page)).toContainText('Undone.')
  await expect(quote(page, 'Grace')).toBeVisible()
  await quote(page, 'Grace').focus()
  await page.keyboard.press('d')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toContainText('Testimonial deleted successfully')
  await expect(quote(page, 'Grace')).toBeHidden()

  await page.keyboard.press('g')
  await page.keyboard.press('o')
  await expect(page).toHaveURL('/admin/log')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nora changed something')
  await expect(acts(page).nth(1)).toContainText('Nora deleted Grace’s words')
  await expect(acts(page).nth(2)).toContainText('Nora took Grace’s words off the site (by undo)')
  await expect(acts(page).nth(3)).toContainText('Nora put Grace’s words on the site')
  await expect(acts(page).nth(3)).toContainText('Undone')
  await expect(acts(page).nth(4)).toContainText('Nora corrected Grace’s words')
  await expectAccessible(page, 'the log')
  await page.setViewportSize({ width: 1280, height: 800 })

  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const detail = page.getByRole('complementary').last()
  await expect(detail.getByRole('heading', { name: 'Nora deleted Grace’s words' })).toBeVisible()
  await expect(detail).toContainText('Grace says it holds.')
  await expect(page).toHaveURL(/\?one=[0-9a-f-]{36}$/)
  await expectAccessible(page, 'an act', { schemes: ['light'] })
  await page.setViewportSize({ width: 1280, height: 800 })
  await detail.getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Enter')
  await expect(detail).toContainText('Undone')
  await detail.getByRole('link', { name: 'Open it' }).focus()
  await page.keyboard.press('Enter')
  await expect(quote(page, 'Grace').locator('del')).toHaveText('say ')
  await page.goBack()
  await page
    .getByRole('complementary')
    .last()
    .getByRole('link', { name: 'All that happened to this' })
    .click()
  await expect(page.getByRole('button', { name: /^Only Grace/ })).toBeVisible()
  await expect(acts(page)).toHaveCount(6)
  await page.getByRole('button', { name: /^Only Grace/ }).click()
  await page.getByLabel('Undone').selectOption('Only undone ones')
  await expect(acts(page)).toHaveCount(3)
  await page.getByLabel('On what').selectOption('Settings')
  await expect(page.getByText('Nothing here matches these filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await expect(acts(page)).toHaveCount(7)
})

test('later changes by others are not lost: the refusal names who and what', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/status of 409/)
  await submit(request, 'Heidi')
  await signInAt(page, owner, '/admin/testimonials')
  for (const words of ['Heidi says so.', 'Heidi said so.']) {
    await quote(page, 'Heidi')
      .getByRole('button', { name: /^More.*Heidi/ })
      .click()
    await page.getByRole('menuitem', { name: 'Correct' }).click()
    await page.getByLabel('What the author wrote, corrected').fill(words)
    await page.getByRole('button', { name: 'Save the correction' }).click()
    await expect(page.getByLabel('What the author wrote, corrected')).toBeHidden()
    await expect(quote(page, 'Heidi').locator('ins').first()).toBeVisible()
  }
  await page.goto('/admin/log')
  const earlier = acts(page).filter({ hasText: 'Nora corrected Heidi’s words' }).nth(1)
  await earlier.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('alert')).toContainText('Nora has changed the words since')
  await page.getByRole('button', { name: 'Keep theirs' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test.describe('by touch on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('publishes, and undoes it from the toast and from the log', async ({ page, request }) => {
    await submit(request, 'Judy')
    await signInAt(page, owner, '/admin/testimonials')
    await quote(page, 'Judy').getByRole('button', { name: 'Approve' }).tap()
    await toasts(page).getByRole('button', { name: 'Undo' }).last().tap()
    await expect(quote(page, 'Judy')).toBeVisible()
    await quote(page, 'Judy').getByRole('button', { name: 'Approve' }).tap()
    await expect(quote(page, 'Judy')).toBeHidden()
    await page.getByRole('tab', { name: 'Approved' }).tap()
    await quote(page, 'Judy')
      .getByRole('button', { name: /^More.*Judy/ })
      .tap()
    await page.getByRole('menuitem', { name: 'Put at the top' }).tap()
    await expect(quote(page, 'Judy').getByText('At the top', { exact: true })).toBeVisible()
    await page.getByRole('navigation', { name: 'Main screens' }).getByRole('button', { name: 'More' }).tap()
    await page.getByRole('dialog').getByRole('link', { name: 'Log' }).tap()
    await expect(acts(page).nth(1)).toBeVisible()
    const [filters, count] = await Promise.all(
      ['.filters__each', '.filters__count'].map((part) => page.locator(part).boundingBox()),
    )
    expect(count!.y, 'how many there are stands under the filters').toBeGreaterThanOrEqual(
      filters!.y + filters!.height,
    )
    const act = acts(page).filter({ hasText: 'put Judy’s words at the top' })
    const detail = page.getByRole('complementary').last()
    await expect(act).toBeVisible()
    // Its heading is there before the act is, and the keyboard with it.
    const release = await hold(page, 'list-log')
    await act.getByRole('link').tap()
    await expect(detail.getByRole('heading', { name: 'What was done' })).toBeFocused()
    release()
    await expect(detail.getByRole('heading', { name: 'put Judy’s words at the top' })).toBeFocused()
    await detail.getByRole('button', { name: 'Undo' }).tap()
    await expect(detail).toContainText('Undone')
  })
})
