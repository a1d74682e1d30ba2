import { readFileSync } from 'node:fs'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { bulkBar, headingOf, leadRow, leadView, openSignedIn } from './leads-screen.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('leads are found, selected, changed and undone by keyboard alone', async ({ page, request }) => {
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

  // The search is in the address.
  await page.keyboard.press('/')
  await page.keyboard.type(tag.toLowerCase())
  await expect(page).toHaveURL(new RegExp(`q=${tag.toLowerCase()}`))
  await expect(page.getByRole('row')).toHaveCount(4)
  await page.keyboard.press('Escape')

  // The contact who has waited longest is first.
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

  // A single-letter shortcut acts on the current row.
  await page.keyboard.press('t')
  const sheet = page.getByRole('dialog', { name: 'Next step' })
  await expect(sheet.getByLabel('Next step')).toBeFocused()
  await sheet.getByLabel('Next step').fill('Send the outline')
  await sheet.getByLabel('Due date').fill('2031-05-06')
  await page.keyboard.press('Enter')
  await expect(leadRow(page, `Ada ${tag}`)).toContainText('Send the outline')
  await page.keyboard.press('s')
  await page.getByRole('dialog', { name: 'Status' }).getByRole('button', { name: 'Proposal' }).press('Enter')
  await expect(leadRow(page, `Ada ${tag}`)).toContainText('Proposal')

  // The bulk action applies to the two selected rows.
  await bulkBar(page).getByRole('combobox', { name: 'Set status' }).selectOption('Answered')
  await expect(page.getByText('2 set to “Answered”. No longer waiting.')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  await leadView(page, 'Everyone').press('Enter')
  // The field shows the previous view's search until the new view is rendered.
  await expect(leadView(page, 'Everyone')).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await page.keyboard.press('/')
  await page.keyboard.type(tag)
  await expect(page).toHaveURL(new RegExp(`q=${tag}`))
  await expect(page.getByRole('row')).toHaveCount(4)
  await expect(page.getByRole('cell', { name: 'Answered' })).toHaveCount(2)
  await expectAccessible(page, 'the leads')
  await page.setViewportSize({ width: 1280, height: 800 })

  // The last action is undone, and both contacts wait again.
  await page.keyboard.press('Escape')
  await page.keyboard.press('u')
  await expect(page.getByText('Undone.', { exact: true })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Answered' })).toHaveCount(0)
  await expect(leadRow(page, `Ada ${tag}`)).toContainText('Proposal')
})

test.describe('by touch on a phone, in dark mode', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' })

  test('leads are selected, changed, sorted and exported', async ({ page, request }) => {
    const tag = `T${Date.now().toString(36)}`
    const data = { name: `Tess ${tag}`, email: `tess.${tag}@example.com`.toLowerCase(), company: 'Engines' }
    await request.post('/functions/v1/subscribe-contact', { data })
    await openSignedIn(page, `/admin/leads?view=everyone&q=${tag}`)
    await page.getByRole('checkbox', { name: `Choose Tess ${tag}` }).tap()
    await expect(bulkBar(page)).toContainText('1 chosen.')
    await expectAccessible(page, 'the leads on a phone, in the dark')
    await bulkBar(page).getByRole('combobox', { name: 'Actions for 1…' }).selectOption('Call booked')
    await expect(leadRow(page, tag)).toContainText('Call booked')
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('newest')
    await expect(page).toHaveURL(/sort=newest/)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)

    const more = page.getByRole('main').getByRole('button', { name: 'More' })
    await more.tap()
    await page.getByRole('menuitem', { name: 'Export 1' }).tap()
    await expectAccessible(page, 'the choice for an export on a phone', { widths: [360] })
    await page.setViewportSize({ width: 390, height: 844 })
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).tap()
    expect(readFileSync(await (await download).path(), 'utf8')).toContain(data.email)
    await more.tap()
    await page.getByRole('menuitem', { name: 'Import' }).tap()
    await expect(page).toHaveURL('/admin/leads/import')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import leads')
  })
})
