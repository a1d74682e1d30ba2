import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test, untilHydrated } from './fixtures.ts'
import { bulkBar, headingOf, leadRow, leadView, openSignedIn } from './leads-screen.ts'
import { officeEnv } from './sign-in-office.ts'

test.use({ serverEnv: { ...officeEnv }, contextOptions: { reducedMotion: 'reduce' } })

test('leads are added, found, changed and restored, by keyboard alone', async ({ page, request, faults }) => {
  const tag = `Q${Date.now().toString(36)}`
  for (const name of ['Ada', 'Bo', 'Cy']) {
    const data = {
      name: `${name} ${tag}`,
      email: `${name}.${tag}@example.com`.toLowerCase(),
      company: 'Engines',
    }
    expect((await request.post('/functions/v1/subscribe-contact', { data })).status()).toBe(200)
  }
  await openSignedIn(page, '/admin/leads?view=waiting')
  await expect(headingOf(page, 'Leads')).toBeVisible()
  await expect(leadView(page, 'Waiting for a reply')).toHaveAttribute('aria-current', 'page')

  // The search is in the address, and one step back in the browser takes it out again.
  await page.keyboard.press('/')
  await page.keyboard.type(tag.toLowerCase())
  await expect(page).toHaveURL(new RegExp(`q=${tag.toLowerCase()}`))
  await expect(page.getByRole('row')).toHaveCount(4)
  await page.keyboard.press('Escape')

  // Anyone who waits longest is first.
  await page.keyboard.press('j')
  await expect(leadRow(page, `Ada ${tag}`)).toHaveClass(/rows__at/)
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('Shift+X')
  await expect(bulkBar(page)).toContainText('2 chosen.')
  await page.keyboard.press('k')
  await page.keyboard.press('x')
  await expect(bulkBar(page)).toContainText('1 chosen.')
  await page.keyboard.press('x')

  // A single letter acts on the row that the keyboard is at.
  await page.keyboard.press('t')
  const sheet = page.getByRole('dialog', { name: 'Next step' })
  await expect(sheet.getByLabel('What comes next')).toBeFocused()
  await sheet.getByLabel('What comes next').fill('Send the outline')
  await sheet.getByLabel('On', { exact: true }).fill('2031-05-06')
  await page.keyboard.press('Enter')
  await expect(leadRow(page, `Ada ${tag}`)).toContainText('Send the outline')
  await page.keyboard.press('s')
  await page.getByRole('dialog', { name: 'Status' }).getByRole('button', { name: 'Proposal' }).press('Enter')
  await expect(leadRow(page, `Ada ${tag}`)).toContainText('Proposal')

  // All of the view, one of them taken out.
  await bulkBar(page).getByRole('combobox', { name: 'Set status' }).selectOption('Answered')
  await expect(page.getByText('2 set to “Answered”. Their clocks have stopped.')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  await leadView(page, 'Everyone').press('Enter')
  // Until the view is drawn, the search still holds what was looked for in the one before.
  await expect(leadView(page, 'Everyone')).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await page.keyboard.press('/')
  await page.keyboard.type(tag)
  await expect(page).toHaveURL(new RegExp(`q=${tag}`))
  await expect(page.getByRole('row')).toHaveCount(4)
  await expect(page.getByRole('cell', { name: 'Answered' })).toHaveCount(2)

  // The last act is undone, and both wait again. While no answer comes it stays the last one.
  await page.keyboard.press('Escape')
  faults.expect(/status of 503/)
  await page.route('**/functions/v1/undo', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await page.keyboard.press('u')
  await expect(page.getByText('This couldn’t be undone.')).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByText('Undone.', { exact: true })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Answered' })).toHaveCount(0)
  await expect(leadRow(page, `Ada ${tag}`)).toContainText('Proposal')
})

test('an action on a lead conflicts with another user’s change since it was opened', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/status of 409/)
  const tag = `W${Date.now().toString(36)}`
  const data = { name: `Wes ${tag}`, email: `wes.${tag}@example.com`.toLowerCase(), company: 'Engines' }
  await request.post('/functions/v1/subscribe-contact', { data })
  const path = `/admin/leads?view=everyone&q=${tag}`
  await openSignedIn(page, path)
  const choose = async (by: Page, status: string) => {
    const sheet = by.getByRole('dialog', { name: 'Status' })
    await sheet.getByRole('button', { name: status }).press('Enter')
  }
  const other = await page.context().newPage()
  await other.goto(path)
  for (const each of [page, other]) {
    await expect(leadRow(each, tag)).toBeVisible()
    // The row is there before the script that hears the keys.
    await untilHydrated(each)
    await each.keyboard.press('j')
    await each.keyboard.press('s')
  }
  await choose(other, 'Proposal')
  await expect(page.locator('tr').filter({ hasText: tag })).toContainText('Proposal')
  await choose(page, 'Parked')
  const conflict = page.getByRole('alert').filter({ hasText: 'the status is “Proposal” now.' })
  await expect(conflict).toContainText('You chose “Parked”.')
  await conflict.getByRole('button', { name: 'Keep theirs' }).click()
  await expect(leadRow(page, tag)).toContainText('Proposal')
  await other.close()
})

test.describe('by touch on a phone, in dark mode', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' })

  test('rows are stacked, selected and changed without a keyboard', async ({ page, request }) => {
    const tag = `T${Date.now().toString(36)}`
    const data = { name: `Tess ${tag}`, email: `tess.${tag}@example.com`.toLowerCase(), company: 'Engines' }
    await request.post('/functions/v1/subscribe-contact', { data })
    await openSignedIn(page, `/admin/leads?view=everyone&q=${tag}`)
    await page.getByRole('checkbox', { name: `Choose Tess ${tag}` }).tap()
    await expect(bulkBar(page)).toContainText('1 chosen.')
    await expectAccessible(page, 'the leads on a phone, in the dark')
    await bulkBar(page).getByRole('combobox', { name: 'Do with 1…' }).selectOption('Call booked')
    await expect(leadRow(page, tag)).toContainText('Call booked')
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('newest')
    await expect(page).toHaveURL(/sort=newest/)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})
