import type { APIRequestContext, Page } from '@playwright/test'
import { exampleAnswers } from '#test/examples'
import { listContacts } from '#contracts/list-contacts'
import { callFunction } from './call-function.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { newAddress } from './quiz.ts'
import { officeEnv, openOffice } from './sign-in-office.ts'

test.use({
  serverEnv: {
    ...officeEnv,
    OWNER_EMAIL: 'owner@example.com',
    BOOKING_URL: 'https://book.example.org/call',
    RATE_LIMITS: 'off',
  },
  contextOptions: { reducedMotion: 'reduce' },
})

/** Somebody with two scorecards and an open question; returns where the office has them. */
async function comes(request: APIRequestContext, page: Page, name: string, phone: string) {
  const email = newAddress()
  const post = async (form: string, data: object) =>
    expect((await request.post(`/functions/v1/${form}`, { data })).status()).toBe(200)
  const at = new Date(Date.now() - 90 * 24 * 3_600_000).toISOString()
  const first = { at, landingPage: '/ai-ready-score', utm_source: 'podcast' }
  const formData = { ...exampleAnswers, email, fullName: name, linkedin: `in/${email}` }
  for (const sopApproach of ['none', 'standard'])
    await post('send-score-email', {
      score: 14,
      submissionId: crypto.randomUUID(),
      formData: { ...formData, sopApproach },
      visit: { first, last: first },
    })
  await post('subscribe-contact', { name, email, phone, source: 'ai_employee' })
  const { data } = (await callFunction(page, listContacts, { q: email })).body
  const id = data[0]?.id ?? ''
  return { id, email, path: `/admin/leads/${id}` }
}

const timeline = (page: Page) => page.getByRole('region', { name: 'Everything so far' })

test('by keyboard alone: reply, note, next step, status, and an undo', async ({ page, site, request }) => {
  await openOffice(page, site)
  const { path, email } = await comes(request, page, 'Tomasz Wieczorek', '+1 555 0142 77')
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tomasz Wieczorek')
  await expect(page.getByText(/Has waited \d min\./)).toBeVisible()
  await expect(page.getByRole('list', { name: 'How far you are' })).toContainText('AI employee')
  const scorecard = page.getByRole('region', { name: 'Scorecard' })
  await expect(scorecard).toContainText('14 of 27. The System Architect.')
  await expect(scorecard).toContainText('was: It isn’t written down')
  await expect(scorecard).toContainText('$136,500')
  await expectAccessible(page, 'one contact')
  await page.setViewportSize({ width: 1280, height: 800 })

  await page.keyboard.press('n')
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused()
  await page.keyboard.type('No budget before autumn.')
  await page.keyboard.press('Control+Enter')
  await expect(timeline(page)).toContainText('No budget before autumn.')
  await expect(timeline(page)).toContainText('Note by Owner')

  await page.keyboard.press('Tab')
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('t')
  await expect(page.getByRole('textbox', { name: 'What' })).toBeFocused()
  await page.keyboard.type('Ring him')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Next step saved.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible()

  // A draft outlives the page, and is gone once it is sent.
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('r')
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('When may I ring you?')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'Hello Tomasz,\n\nWhen may I ring you?',
  )
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Your talk with an AI employee')
  // While it is sent nothing is typed that would go with it.
  const release = await hold(page, 'send-reply')
  await page.keyboard.press('r')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('textbox', { name: 'Message' })).not.toBeEditable()
  release()
  await expect(page.getByText('Your reply is saved. It waits for a mail server.')).toBeVisible()
  await expect(timeline(page)).toContainText('Owner wrote: Your talk with an AI employee')
  // Nobody has got it: they wait on, and everything says so.
  await expect(timeline(page)).toContainText('Your reply waits for a mail server')
  await expect(page.getByText(/Has waited/)).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('new')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello Tomasz,\n\n')

  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('s')
  await page.keyboard.type('Proposal')
  await page.keyboard.press('Enter')
  await expect(timeline(page)).toContainText('Owner set “Proposal”')
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('u')
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('new')
  await expect(page.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
})

test('two duplicates are compared, merged, and split again', async ({ page, site, request }) => {
  await openOffice(page, site)
  const one = await comes(request, page, 'Ada Example', '+1 (555) 010-0199')
  const other = await comes(request, page, 'A. Example', '555.010.0199')
  await page.goto(one.path)
  const reach = page.getByRole('region', { name: 'Reach them' })
  await expect(reach).toContainText('Maybe also A. Example, same phone.')
  await reach.getByRole('button', { name: 'Compare' }).click()
  const sheet = page.getByRole('dialog', { name: 'Are these one person?' })
  await sheet.getByRole('radio', { name: '555.010.0199', exact: true }).check()
  await expectAccessible(page, 'two contacts compared')
  await sheet.getByRole('button', { name: 'Make them one' }).click()
  await expect(reach).toContainText(other.email)
  await expect(reach).toContainText('555.010.0199')
  await expect(timeline(page).getByRole('link', { name: 'Forms 6' })).toBeVisible()
  // The old address leads to whom they turned out to be.
  await page.goto(other.path)
  await expect(page).toHaveURL(one.path)
  await page.goto(one.path)
  await expect(timeline(page)).toContainText('Owner merged another contact into this one')
  await page.goto('/admin/log')
  await page.getByRole('button', { name: /^Undo.*merged two contacts/ }).click()
  await expect(page.getByText('Undone.', { exact: true })).toBeVisible()
  await page.goto(other.path)
  await expect(page).toHaveURL(other.path)
  await expect(timeline(page)).toContainText('Owner undid the merge')
  await expect(timeline(page).getByRole('link', { name: 'Forms 3' })).toBeVisible()
})

test('an unsuggested duplicate is searched for, compared and merged', async ({
  page,
  site,
  request,
  faults,
}) => {
  await openOffice(page, site)
  const one = await comes(request, page, 'Rosa Example', '+1 555 0161 61')
  const other = await comes(request, page, 'R. Ejemplo', '+1 555 0162 62')
  await page.goto(one.path)
  const reach = page.getByRole('region', { name: 'Reach them' })
  await expect(reach).not.toContainText('Maybe also')
  await page.getByRole('button', { name: 'More', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Merge with…' })).toBeVisible()
  // What is hidden from screen readers takes no focus.
  await expect(page.locator('[aria-hidden="true"]:is(a, button, [tabindex="0"])')).toHaveCount(0)
  await page.getByRole('menuitem', { name: 'Merge with…' }).press('Enter')
  const found = page.getByRole('dialog', { name: 'Merge with…' })
  const field = found.getByLabel('Who else are they?')
  await expect(field).toBeFocused()
  faults.expect(/status of 503/)
  let refused = 0
  await page.route('**/functions/v1/list-contacts', (route) => {
    refused += 1
    return route.fulfill({ status: 503, json: { error: 'The database is away.', code: 'unavailable' } })
  })
  await field.fill(other.email)
  await expect(found.getByRole('alert')).toContainText('The database is away.')
  const again = found.getByRole('button', { name: 'Try again' })
  const refusedBefore = refused
  await again.press('Enter')
  await expect.poll(() => refused).toBeGreaterThan(refusedBefore)
  await page.unroute('**/functions/v1/list-contacts')
  // The search may come back by itself as well.
  await expect(async () => {
    if (await again.isVisible()) await again.press('Enter', { timeout: 5_000 })
    await expect(found.getByRole('button', { name: 'Compare with R. Ejemplo' })).toBeVisible({
      timeout: 5_000,
    })
  }).toPass()
  await expectAccessible(page, 'merge with', { schemes: ['light'] })
  await found.getByRole('button', { name: 'Compare with R. Ejemplo' }).press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Are these one person?' })
  await sheet.getByRole('radio', { name: 'R. Ejemplo' }).check()
  await sheet.getByRole('button', { name: 'Make them one' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('R. Ejemplo')
  await expect(reach).toContainText(other.email)
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rosa Example')
  await expect(reach).not.toContainText(other.email)
})

test('a reply inserts score and booking link, and waits as a draft in the list', async ({
  page,
  site,
  request,
}) => {
  await openOffice(page, site)
  const { path, email } = await comes(request, page, 'Lena Example', '+1 555 0163 63')
  await page.goto(path)
  const message = page.getByRole('textbox', { name: 'Message' })
  await expect(message).toHaveValue('Hello Lena,\n\n')
  await page.getByRole('button', { name: 'Add results' }).click()
  await page.keyboard.type('And:')
  await page.getByRole('button', { name: 'Add calendar' }).click()
  await expect(message).toBeFocused()
  await expect(message).toHaveValue(
    'Hello Lena,\n\nYour scorecard: 14 of 27, The System Architect. By your own figures, what you do by hand costs about $136,500 a year.\n\nAnd:\n\nPick a time that works for you: https://book.example.org/call?about=reply\n\n',
  )
  await page.goto(`/admin/leads?q=${encodeURIComponent(email)}`)
  await page.getByRole('link', { name: 'Draft, Lena Example' }).click()
  await expect(message).toBeFocused()
  await expect(message).toHaveValue(/And:/)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Your reply is on its way.')).toBeVisible()
  await expect(message).toHaveValue('Hello Lena,\n\n')
})

test('a conflict names the other person, with both values to choose', async ({
  page,
  site,
  request,
  browser,
  faults,
}) => {
  await openOffice(page, site)
  const { path } = await comes(request, page, 'Grace Example', '+1 555 0107 777')
  await page.goto(path)
  await page.getByRole('textbox', { name: 'What' }).fill('Ring her')
  const second = await browser.newPage({ baseURL: site.url })
  await openOffice(second, site, path, 'editor')
  await second.getByRole('textbox', { name: 'What' }).fill('Send the offer')
  await second.getByRole('button', { name: 'Save' }).click()
  await expect(second.getByText('Next step saved.')).toBeVisible()
  await second.close()
  // What is typed here stays, although the other has arrived.
  await expect(page.getByRole('textbox', { name: 'What' })).toHaveValue('Ring her')
  faults.expect(/status of 409/)
  await page.getByRole('textbox', { name: 'What' }).press('Enter')
  const conflict = page.getByRole('alert', { name: 'Somebody was quicker.' })
  await expect(conflict).toContainText(
    'Editor has set the next step to “Send the offer” in the meantime. Yours is “Ring her”. Nothing was changed.',
  )
  await conflict.getByRole('button', { name: 'Put mine' }).click()
  await expect(page.getByText('Next step saved.')).toBeVisible()
})

test('text written offline is queued on the device, by touch at 390 px', async ({
  browser,
  site,
  request,
}) => {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await openOffice(page, site)
  const { path } = await comes(request, page, 'Mary Example', '+1 555 0103 333')
  await page.goto(path)
  await page.getByRole('tab', { name: 'Log a call' }).tap()
  await page.getByRole('textbox', { name: 'Message' }).fill('Rang her, all good.')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Keep the call' }).tap()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  // The call has answered her: what is set after it has seen that.
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('answered')
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Proposal')
  await expect(page.getByText('1 note and 1 change of status wait here')).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(timeline(page)).toContainText('Rang her, all good.')
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('proposal')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export all of it' }).tap()
  expect((await download).suggestedFilename()).toMatch(/@.*\.json$/)
  await page.getByRole('link', { name: 'Erase them' }).tap()
  const erase = page.getByRole('button', { name: 'Erase everything' }).first()
  await erase.tap()
  const asked = page.getByRole('alertdialog', { name: 'Erase this person?' })
  await asked.getByRole('button', { name: 'Keep them' }).tap()
  await erase.tap()
  await asked.getByRole('button', { name: 'Erase everything' }).tap()
  await expect(page).toHaveURL('/admin/leads')
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This person isn’t here anymore.')
  await context.close()
})

test('a viewer reads everything and changes nothing', async ({ page, site, request }) => {
  await openOffice(page, site, '/admin', 'viewer')
  const { path } = await comes(request, page, 'Joan Example', '+1 555 0104 444')
  await page.goto(path)
  await expect(timeline(page)).toContainText('Asked to talk to an AI employee')
  for (const name of ['Send', 'Save', 'Edit', 'Answered elsewhere'])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Erase them' })).toHaveCount(0)
  await expect(page.getByRole('combobox')).toHaveCount(0)
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width)
  }
})
