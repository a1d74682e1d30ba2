import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { officeEnv, openOffice } from './sign-in-office.ts'

test.use({ serverEnv: officeEnv, contextOptions: { reducedMotion: 'reduce' } })

test('without a session no screen is served, and no page can be framed', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/admin')
  await expect(page).toHaveURL('/auth?next=%2Fadmin')
  await expect(page.locator('.office')).toHaveCount(0)
  expect(asked.filter((path) => path.startsWith('/functions/') || path.startsWith('/events/'))).toEqual([])
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeAttached()
  await expect(page.locator('.office')).toHaveCount(0)
})

test('by keyboard alone: past the rail, to every screen, help, and shortcuts that can be switched off', async ({
  page,
  site,
}) => {
  await openOffice(page, site)
  await page.reload()
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Footer' })).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin#main')

  await page.keyboard.press('g')
  await page.keyboard.press('q')
  await expect(page).toHaveURL('/admin/testimonials')
  await expect(page).toHaveTitle(/^Testimonials · Back office · /)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // In a field letters are letters.
  await page.getByLabel('Search').focus()
  await page.keyboard.type('gt?')
  // … and the address holds them.
  const searched = '/admin/testimonials?q=gt%3F'
  await expect(page).toHaveURL(searched)
  await page.keyboard.press('Escape')
  await page.getByRole('main').focus()

  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keys' })
  await expect(help).toContainText('undo the last change')
  await expect(help).toContainText('Testimonials')
  await expect(help).toContainText('Switched off, Ctrl K and')
  await expectAccessible(page, 'all keys', { widths: [390, 1280] })
  await page.setViewportSize({ width: 1280, height: 800 })
  await help.getByRole('checkbox').uncheck()
  // Under a dialog no letter acts.
  await page.keyboard.press('g')
  await page.keyboard.press('t')
  await expect(page).toHaveURL(searched)
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  await page.keyboard.press('g')
  await page.keyboard.press('t')
  await page.keyboard.press('?')
  await expect(help).toHaveCount(0)
  await expect(page).toHaveURL(searched)
  await page.reload()
  await page.getByRole('button', { name: 'Keys' }).click()
  await expect(help.getByRole('checkbox')).not.toBeChecked()
  await help.getByRole('checkbox').check()
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await page.keyboard.press('t')
  await expect(page).toHaveURL('/admin')
})

test('one field finds screens and actions, and shows an empty state', async ({ page, site }) => {
  await openOffice(page, site)
  const finder = page.getByRole('dialog', { name: 'Find or do' })
  const field = finder.getByRole('combobox')
  // What is pressed before the screen runs is lost.
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused({ timeout: 3_000 })
  }).toPass()
  await expectAccessible(page, 'find or do')
  await page.setViewportSize({ width: 1280, height: 800 })
  await field.fill('testi')
  await expect(finder.getByRole('option', { name: /^Testimonials/ })).toHaveAttribute(
    'data-active-item',
    'true',
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/testimonials')
  await expect(finder).toHaveCount(0)

  // Also from a field, right after a letter that would begin two.
  await page.getByLabel('Search').press('g')
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(finder).toHaveCount(0)
  // Anyone who closes it types on where they were.
  await page.keyboard.type('races')
  await expect(page.getByLabel('Search')).toHaveValue('graces')
  await page.getByRole('button', { name: 'Find or do' }).click()
  await field.fill('zebra')
  await expect(finder.getByRole('option')).toHaveText(['Add a lead named “zebra”'])
  await field.fill('keys')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('u')
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('nothing to undo')
})

test('by touch at 390 px: bar, dock, the sheet with the rest, sign-out', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openOffice(page, site)
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeHidden()
  const dock = page.getByRole('navigation', { name: 'Main screens' })
  await expect(dock.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page')
  await dock.getByRole('button', { name: 'Find' }).click()
  await page
    .getByRole('dialog', { name: 'Find or do' })
    .getByRole('button', { name: /^Close/ })
    .click()
  await dock.getByRole('button', { name: 'More' }).click()
  const more = page.getByRole('dialog', { name: 'More' })
  await expectAccessible(page, 'more', { widths: [390] })
  await page.setViewportSize({ width: 390, height: 844 })
  await more.getByRole('link', { name: 'Testimonials' }).click()
  await expect(page).toHaveURL('/admin/testimonials')
  await expect(more).toHaveCount(0)
  await dock.getByRole('button', { name: 'More' }).click()
  await more.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/auth')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
})
