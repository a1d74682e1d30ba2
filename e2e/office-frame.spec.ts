import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { openOffice } from './sign-in-office.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the office works by keyboard alone: skip link, screens, finder, help, shortcuts on and off, sign-out', async ({
  page,
  site,
}) => {
  await openOffice(page, site)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
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
  // In a text field, letters are typed instead of acting as shortcuts.
  await page.getByLabel('Search').focus()
  await page.keyboard.type('gt?')
  // The address holds the search.
  const searched = '/admin/testimonials?q=gt%3F'
  await expect(page).toHaveURL(searched)
  await page.keyboard.press('Escape')
  await page.getByRole('main').focus()

  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help).toContainText('undo the last change')
  await expect(help).toContainText('Testimonials')
  await expect(help).toContainText('Switched off, Ctrl K and')
  await expectAccessible(page, 'all shortcuts', { widths: [390, 1280] })
  await page.setViewportSize({ width: 1280, height: 800 })
  await help.getByRole('checkbox').uncheck()
  // Shortcuts do not act while a dialog is open.
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
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await expect(help.getByRole('checkbox')).not.toBeChecked()
  await help.getByRole('checkbox').check()
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await page.keyboard.press('t')
  await expect(page).toHaveURL('/admin')

  const finder = page.getByRole('dialog', { name: 'Search or run a command' })
  const field = finder.getByRole('combobox')
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await expectAccessible(page, 'search or run a command')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.keyboard.type('testi')
  await expect(finder.getByRole('option', { name: /^Testimonials/ })).toHaveAttribute(
    'data-active-item',
    'true',
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/testimonials')
  await expect(finder).toHaveCount(0)
  // Ctrl+K also works in a field, right after a letter that begins a two-key shortcut.
  await page.getByLabel('Search').press('g')
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(finder).toHaveCount(0)
  // Closing the finder returns the focus to the field.
  await page.keyboard.type('races')
  await expect(page.getByLabel('Search')).toHaveValue('graces')

  await page.getByRole('button', { name: /^Search/ }).press('Enter')
  await field.fill('zebra')
  await expect(finder.getByRole('option')).toHaveText(['Add a lead named “zebra”'])
  await field.fill('keyboard')
  await page.keyboard.press('Enter')
  await expect(help).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('u')
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('nothing to undo')

  // The site and the office are separate documents, and signing out applies to both.
  const office = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Back office' })
  await page.getByRole('link', { name: 'View the site' }).press('Enter')
  await expect(page).toHaveURL('/')
  await office.press('Enter')
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).press('Enter')
  await expect(page).toHaveURL('/auth')
  await expect(office).toHaveCount(0)
})
