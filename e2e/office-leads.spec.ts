import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test, untilTakenOver } from './fixtures.ts'
import { officeEnv, officeOwner, signInAt } from './sign-in-office.ts'

test.use({ serverEnv: { ...officeEnv }, contextOptions: { reducedMotion: 'reduce' } })

/** Opens a screen of the office, signed in. */
const open = (page: Page, path: string) => signInAt(page, officeOwner, path)

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const views = (page: Page) => page.getByRole('navigation', { name: 'Views of the leads' })
const view = (page: Page, name: string) => views(page).getByRole('link', { name })

/** What was chosen. */
const bulk = (page: Page) => page.getByRole('region', { name: 'What to do with those chosen' })

test('leads are added, found, worked and taken back, by keyboard alone', async ({
  page,
  request,
  faults,
}) => {
  const tag = `Q${Date.now().toString(36)}`
  for (const name of ['Ada', 'Bo', 'Cy']) {
    const data = {
      name: `${name} ${tag}`,
      email: `${name}.${tag}@example.com`.toLowerCase(),
      company: 'Engines',
    }
    expect((await request.post('/functions/v1/subscribe-contact', { data })).status()).toBe(200)
  }
  await open(page, '/admin/leads?view=waiting')
  await expect(heading(page, 'Leads')).toBeVisible()
  await expect(view(page, 'Waiting for a reply')).toHaveAttribute('aria-current', 'page')

  // The search is in the address, and one step back in the browser takes it out again.
  await page.keyboard.press('/')
  await page.keyboard.type(tag.toLowerCase())
  await expect(page).toHaveURL(new RegExp(`q=${tag.toLowerCase()}`))
  await expect(page.getByRole('row')).toHaveCount(4)
  await page.keyboard.press('Escape')

  // Whoever waits longest is first.
  await page.keyboard.press('j')
  await expect(row(page, `Ada ${tag}`)).toHaveClass(/rows__at/)
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('Shift+X')
  await expect(bulk(page)).toContainText('2 chosen.')
  await page.keyboard.press('k')
  await page.keyboard.press('x')
  await expect(bulk(page)).toContainText('1 chosen.')
  await page.keyboard.press('x')

  // A single letter acts on the row that the keyboard is at.
  await page.keyboard.press('t')
  const sheet = page.getByRole('dialog', { name: 'Next step' })
  await expect(sheet.getByLabel('What comes next')).toBeFocused()
  await sheet.getByLabel('What comes next').fill('Send the outline')
  await sheet.getByLabel('On', { exact: true }).fill('2031-05-06')
  await page.keyboard.press('Enter')
  await expect(row(page, `Ada ${tag}`)).toContainText('Send the outline')
  await page.keyboard.press('s')
  await page.getByRole('dialog', { name: 'Status' }).getByRole('button', { name: 'Proposal' }).press('Enter')
  await expect(row(page, `Ada ${tag}`)).toContainText('Proposal')

  // All of the view, one of them taken out.
  await bulk(page).getByRole('combobox', { name: 'Set status' }).selectOption('Answered')
  await expect(page.getByText('2 set to “Answered”. Their clocks have stopped.')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  await view(page, 'Everyone').press('Enter')
  await page.keyboard.press('/')
  await page.keyboard.type(tag)
  await expect(page.getByRole('row')).toHaveCount(4)
  await expect(page.getByRole('cell', { name: 'Answered' })).toHaveCount(2)

  // The last act is taken back, and both wait again. While no answer comes it stays the last one.
  await page.keyboard.press('Escape')
  faults.expect(/status of 503/)
  await page.route('**/functions/v1/undo', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await page.keyboard.press('u')
  await expect(page.getByText('This couldn’t be undone.')).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByText('Undone.', { exact: true })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Answered' })).toHaveCount(0)
  await expect(row(page, `Ada ${tag}`)).toContainText('Proposal')
})

test('an act over a whole view is refused when somebody came in meanwhile, and says so', async ({
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
  await open(page, `/admin/leads?view=everyone&q=${tag}`)
  await expect(page.getByText('1–50 of 51')).toBeVisible()
  await page.getByRole('link', { name: 'Next', exact: true }).click()
  await expect(page.getByText('51–51 of 51')).toBeVisible()
  await page.goBack()
  await page.getByRole('checkbox', { name: 'Choose all 50 on this page' }).check()
  await bulk(page).getByRole('button', { name: 'Choose all 51' }).click()
  await expect(bulk(page)).toContainText('All 51 in this view')

  // Two tabs of one browser hear of others' changes: this one is told of nothing until it acts.
  await page.route('**/events/admin?*', (route) => route.abort())
  const act = page.waitForResponse('**/functions/v1/set-contact-status')
  await page.route('**/functions/v1/set-contact-status', async (route) => {
    await send(99)
    await route.continue()
  })
  await bulk(page).getByRole('combobox', { name: 'Set status' }).selectOption('Parked')
  expect((await act).status()).toBe(409)
  const conflict = page.getByRole('alert').filter({ hasText: 'You chose 51, and there are 52 now.' })
  await expect(conflict).toBeVisible()
  // The same number again would be refused again.
  await expect(conflict.getByRole('button')).toHaveText(['Keep theirs'])
  await expect(page.getByRole('cell', { name: 'Parked' })).toHaveCount(0)
  await expect(page.getByText('1–50 of 52')).toBeVisible()
})

test('the page before is found again after something was opened or the page was read anew', async ({
  page,
}) => {
  const tag = `v${Date.now().toString(36)}`
  await open(page, '/admin/leads/import')
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
  await expect(heading(page, `Page ${tag}`)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByText('101–101 of 101')).toBeVisible()
  await page.reload()
  for (const range of ['51–100 of 101', '1–50 of 101']) {
    await page.getByRole('link', { name: 'Previous', exact: true }).click()
    await expect(page.getByText(range)).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Previous', exact: true })).toHaveCount(0)
})

test('what was opened for a lead does not pass over what another has done to it meanwhile', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/status of 409/)
  const tag = `W${Date.now().toString(36)}`
  const data = { name: `Wes ${tag}`, email: `wes.${tag}@example.com`.toLowerCase(), company: 'Engines' }
  await request.post('/functions/v1/subscribe-contact', { data })
  const path = `/admin/leads?view=everyone&q=${tag}`
  await open(page, path)
  const choose = async (by: Page, status: string) => {
    const sheet = by.getByRole('dialog', { name: 'Status' })
    await sheet.getByRole('button', { name: status }).press('Enter')
  }
  const other = await page.context().newPage()
  await other.goto(path)
  for (const each of [page, other]) {
    await expect(row(each, tag)).toBeVisible()
    // The row is there before the script that hears the keys.
    await untilTakenOver(each)
    await each.keyboard.press('j')
    await each.keyboard.press('s')
  }
  await choose(other, 'Proposal')
  await expect(page.locator('tr').filter({ hasText: tag })).toContainText('Proposal')
  await choose(page, 'Parked')
  const conflict = page.getByRole('alert').filter({ hasText: 'the status is “Proposal” now.' })
  await expect(conflict).toContainText('You chose “Parked”.')
  await conflict.getByRole('button', { name: 'Keep theirs' }).click()
  await expect(row(page, tag)).toContainText('Proposal')
  await other.close()
})

test('filters are shown and taken off, views are saved and deleted, and nothing found says where else', async ({
  page,
  request,
  faults,
}) => {
  const tag = `V${Date.now().toString(36)}`
  const data = { name: `Vera ${tag}`, email: `vera.${tag}@example.com`.toLowerCase(), company: 'Kestrel' }
  await request.post('/functions/v1/subscribe-contact', { data })
  await open(page, '/admin/leads?view=clients')
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
  await expect(view(page, `Hot ${tag} 1`)).toHaveAttribute('aria-current', 'page')
  await page.reload()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expectAccessible(page, 'the leads')
  await views(page).getByRole('button', { name: 'Delete this view' }).click()
  await expect(view(page, `Hot ${tag}`)).toHaveCount(0)
  await expect(view(page, 'Open')).toHaveAttribute('aria-current', 'page')
})

test('somebody is added by hand, and people come in from a file and go out as one', async ({
  page,
}, testInfo) => {
  const tag = `f${Date.now().toString(36)}`
  await open(page, '/admin/leads/new')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await page.getByLabel('Email').fill(`grace.${tag}@example.com`)
  await page.getByLabel('Name', { exact: true }).fill(`Grace ${tag}`)
  await page.getByLabel('First note').fill('Met at the breakfast.')
  await expectAccessible(page, 'the form for a lead')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/leads\/[0-9a-f-]{36}$/)
  const added = page.getByRole('region', { name: 'Notifications' }).filter({ hasText: 'Added.' })
  await expect(added.getByRole('button', { name: 'Undo' })).toBeVisible()

  await page.goto('/admin/leads/import')
  // What comes late of a file that was chosen before is nobody's preview.
  const late = Promise.withResolvers<void>()
  await page.route(
    '**/functions/v1/import-contacts',
    async (route) => {
      const answer = await route.fetch()
      await late.promise
      await route.fulfill({ response: answer })
    },
    { times: 1 },
  )
  const first = Buffer.from(`Email\none.${tag}@example.com\ntwo.${tag}@example.com\n`)
  await page.getByLabel('CSV file').setInputFiles({ name: 'first.csv', mimeType: 'text/csv', buffer: first })
  await expect(page.getByText('Reading…')).toBeVisible()
  const file = join(testInfo.outputDir, 'people.csv')
  writeFileSync(
    testInfo.outputPath('people.csv'),
    `Name,Email,Company,Shoes\nNew ${tag},new.${tag}@example.com,"Looms, Inc",7\n,grace.${tag}@example.com,Compilers,8\nNobody,nobody,,\n`,
  )
  await page.getByLabel('CSV file').setInputFiles(file)
  await expect(page.getByText('One person would be new.')).toBeVisible()
  const cameLate = page.waitForResponse('**/functions/v1/import-contacts')
  late.resolve()
  await (await cameLate).finished()
  await expect(page.getByText('What was missing is filled in for 1; nothing is overwritten.')).toBeVisible()
  await expect(page.getByText('Line 4: “nobody” is not an address.')).toBeVisible()
  await expectAccessible(page, 'the preview of an import')
  await page.getByRole('button', { name: 'Import 1 lead' }).click()
  await expect(page.getByText('1 lead added, 1 filled in.')).toBeVisible()

  // The preview was looked at down to the narrowest screen.
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/admin/leads?view=everyone&q=${tag}&sort=newest`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export 2' }).click()
  await page.getByLabel('Notes').check()
  await expectAccessible(page, 'the choice for an export')
  await page.screenshot({ path: testInfo.outputPath('export-1280.png') })
  await page.getByRole('button', { name: 'Download' }).click()
  const saved = await (await download).path()
  const exported = readFileSync(saved, 'utf8')
  expect(exported).toContain(`New ${tag},new.${tag}@example.com,"Looms, Inc"`)
  expect(exported).toContain('Met at the breakfast.')
})

test('the columns of a file in UTF-16 are guessed, and set by hand on a phone', async ({
  page,
}, testInfo) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/admin/leads/import')
  const tag = `c${Date.now().toString(36)}`
  const text = `Person - Name\tWhere to\tPerson - Notes\tPerson - Owner\nJosé ${tag}\tjose.${tag}@example.com\tMet in March.\tSomebody Else\n`
  await page.getByLabel('CSV file').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text, 'utf16le'),
  })
  await expect(page.getByText('No column holds addresses.')).toBeVisible()
  await expect(page.getByLabel('Person - Notes')).toHaveValue('note')
  await page.getByLabel('Where to').selectOption('Email')
  await expect(page.getByText(`José ${tag}`)).toBeVisible()
  await expect(page.getByText('Not on the team: Somebody Else.')).toBeVisible()
  await expectAccessible(page, 'the columns of an import')
  for (const [width, colorScheme] of [
    [360, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    await page.screenshot({ path: testInfo.outputPath(`columns-${width}.png`), fullPage: true })
  }
  await page.getByRole('button', { name: 'Import 1 lead' }).click()
  await expect(page.getByText('1 lead added')).toBeVisible()
  await page.goto(`/admin/leads?view=everyone&q=${tag}`)
  await page.getByRole('link', { name: `José ${tag}` }).click()
  await expect(page.getByText('Met in March.')).toBeVisible()
})

test.describe('by touch on a phone, in the dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' })

  test('rows are stacked, chosen and set without a keyboard', async ({ page, request }) => {
    const tag = `T${Date.now().toString(36)}`
    const data = { name: `Tess ${tag}`, email: `tess.${tag}@example.com`.toLowerCase(), company: 'Engines' }
    await request.post('/functions/v1/subscribe-contact', { data })
    await open(page, `/admin/leads?view=everyone&q=${tag}`)
    await page.getByRole('checkbox', { name: `Choose Tess ${tag}` }).tap()
    await expect(bulk(page)).toContainText('1 chosen.')
    await expectAccessible(page, 'the leads on a phone, in the dark')
    await bulk(page).getByRole('combobox', { name: 'Do with 1…' }).selectOption('Call booked')
    await expect(row(page, tag)).toContainText('Call booked')
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('newest')
    await expect(page).toHaveURL(/sort=newest/)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})
