import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { bulkBar, headingOf, leadView, leadViews, openSignedIn } from './leads-screen.ts'
import { officeEnv } from './sign-in-office.ts'

test.use({ serverEnv: { ...officeEnv }, contextOptions: { reducedMotion: 'reduce' } })

test('a bulk action over a view is refused when somebody came in since', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/status of 409/)
  const tag = `Z${Date.now().toString(36)}`
  const send = (n: number) =>
    request.post('/functions/v1/subscribe-contact', {
      data: { name: `P${n} ${tag}`, email: `p${n}.${tag}@example.com`.toLowerCase(), company: 'Engines' },
    })
  for (let n = 0; n < 51; n += 1) await send(n)
  await openSignedIn(page, `/admin/leads?view=everyone&q=${tag}`)
  await expect(page.getByText('1–50 of 51')).toBeVisible()
  await page.getByRole('link', { name: 'Next', exact: true }).click()
  await expect(page.getByText('51–51 of 51')).toBeVisible()
  await page.goBack()
  await page.getByRole('checkbox', { name: 'Choose all 50 on this page' }).check()
  await bulkBar(page).getByRole('button', { name: 'Choose all 51' }).click()
  await expect(bulkBar(page)).toContainText('All 51 in this view')

  // Two tabs of one browser hear of others' changes: this one hears of nothing until it acts.
  await page.route('**/events/admin?*', (route) => route.abort())
  const act = page.waitForResponse('**/functions/v1/set-contact-status')
  await page.route('**/functions/v1/set-contact-status', async (route) => {
    await send(99)
    await route.continue()
  })
  await bulkBar(page).getByRole('combobox', { name: 'Set status' }).selectOption('Parked')
  expect((await act).status()).toBe(409)
  const conflict = page.getByRole('alert').filter({ hasText: 'You chose 51, and there are 52 now.' })
  await expect(conflict).toBeVisible()
  // The same number again would be refused again.
  await expect(conflict.getByRole('button')).toHaveText(['Keep theirs'])
  await expect(page.getByRole('cell', { name: 'Parked' })).toHaveCount(0)
  await expect(page.getByText('1–50 of 52')).toBeVisible()
})

test('the previous page is found again after opening a row or reloading', async ({ page }) => {
  const tag = `v${Date.now().toString(36)}`
  await openSignedIn(page, '/admin/leads/import')
  const lines = Array.from({ length: 101 }, (_, n) => `Page ${tag},p${n}.${tag}@example.com`)
  await page.getByLabel('CSV file').setInputFiles({
    name: 'pages.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Name,Email', ...lines].join('\n')),
  })
  await page.getByRole('button', { name: 'Import 101 leads' }).click()
  await expect(page.getByText('101 leads added')).toBeVisible()
  await page.goto(`/admin/leads?view=everyone&q=${tag}&sort=newest`)
  for (const range of ['51–100 of 101', '101–101 of 101']) {
    await page.getByRole('link', { name: 'Next', exact: true }).click()
    await expect(page.getByText(range)).toBeVisible()
  }
  await page.getByRole('link', { name: `Page ${tag}` }).click()
  await expect(headingOf(page, `Page ${tag}`)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByText('101–101 of 101')).toBeVisible()
  await page.reload()
  for (const range of ['51–100 of 101', '1–50 of 101']) {
    await page.getByRole('link', { name: 'Previous', exact: true }).click()
    await expect(page.getByText(range)).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Previous', exact: true })).toHaveCount(0)
})

test('filters are shown and removed, views are saved and deleted, and an empty search suggests alternatives', async ({
  page,
  request,
  faults,
}) => {
  const tag = `V${Date.now().toString(36)}`
  const data = { name: `Vera ${tag}`, email: `vera.${tag}@example.com`.toLowerCase(), company: 'Kestrel' }
  await request.post('/functions/v1/subscribe-contact', { data })
  await openSignedIn(page, '/admin/leads?view=clients')
  await expect(page.getByText('Nobody is in this view.')).toBeVisible()
  await page.goto(`/admin/leads?view=clients&q=${tag}`)
  await expect(page.getByText(`Nothing here has “${tag}” in it.`)).toBeVisible()
  await expect(page.getByText('1 among everyone:')).toContainText(`Vera ${tag}, Kestrel`)

  await page.getByRole('button', { name: 'Status: Client , remove' }).click()
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'Filter' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  await sheet.getByLabel('Waits for a reply').check()
  await sheet.getByLabel('Last active within').selectOption('7 days')
  await sheet.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Last 7 days , remove' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)

  await page.getByRole('button', { name: 'Save this view' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(`Hot ${tag}`)
  // A refusal is said where it was asked, and the name stays.
  faults.expect(/status of 422/)
  const error = 'There are 20 views already.'
  await page.route(
    '**/functions/v1/save-view',
    (route) => route.fulfill({ status: 422, json: { error, code: 'invalid' } }),
    { times: 1 },
  )
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(error)
  await page.keyboard.press('Enter')
  await expect(leadView(page, `Hot ${tag} 1`)).toHaveAttribute('aria-current', 'page')
  await page.reload()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expectAccessible(page, 'the leads')
  await leadViews(page).getByRole('button', { name: 'Delete this view' }).click()
  await expect(leadView(page, `Hot ${tag}`)).toHaveCount(0)
  await expect(leadView(page, 'Open')).toHaveAttribute('aria-current', 'page')
})
