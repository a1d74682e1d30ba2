import type { APIRequestContext, Page } from '@playwright/test'
import { exampleAnswers } from '#test/examples'
import { addNote } from '#contracts/add-note'
import { listContacts } from '#contracts/list-contacts'
import { callFunction } from './call-function.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { newAddress } from './quiz.ts'
import { openOffice } from './sign-in-office.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A phone number no other test has. */
const newPhone = () => `+1 555 ${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`

/** Submits two scorecards and an open question of a new contact; returns its id, address and office path. */
async function addContactWithScorecards(
  request: APIRequestContext,
  page: Page,
  name: string,
  phone = newPhone(),
) {
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
  const id = data.find((each) => each.email === email)?.id ?? ''
  return { id, email, path: `/admin/leads/${id}` }
}

const timeline = (page: Page) => page.getByRole('region', { name: 'Timeline' })

test('a contact’s reply, note, next step, status and undo work by keyboard alone', async ({
  page,
  site,
  request,
}) => {
  await openOffice(page, site)
  const { path, email } = await addContactWithScorecards(request, page, 'Tomasz Wieczorek')
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tomasz Wieczorek')
  await expect(page.getByText(/Waiting \d min, reply by/)).toBeVisible()
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

  // A draft survives a reload and is cleared once it is sent.
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('r')
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('When may I ring you?')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'Hi Tomasz,\n\nWhen may I ring you?',
  )
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Your talk with an AI employee')
  // The text cannot be edited while it is being sent.
  const release = await hold(page, 'send-reply')
  await page.keyboard.press('r')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('textbox', { name: 'Message' })).not.toBeEditable()
  release()
  await expect(
    page.getByText('Your reply is saved. Send it under Deliveries once mail is connected.'),
  ).toBeVisible()
  await expect(timeline(page)).toContainText('Owner wrote: Your talk with an AI employee')
  // The reply was not delivered, so the contact still waits and every place says so.
  await expect(timeline(page)).toContainText('Your reply waits for a mail server')
  await expect(page.getByText(/Waiting \d/)).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('new')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Hi Tomasz,\n\n')

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
  const phone = newPhone()
  const one = await addContactWithScorecards(request, page, 'Ada Example', phone)
  const otherPhone = phone.replace('+1 ', '').replaceAll(' ', '.')
  const other = await addContactWithScorecards(request, page, 'A. Example', otherPhone)
  await page.goto(one.path)
  // A duplicate that is not suggested can be searched for.
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter')
  await page.getByRole('menuitem', { name: 'Merge with…' }).press('Enter')
  const found = page.getByRole('dialog', { name: 'Merge with…' })
  await expect(found.getByLabel('Possible duplicate')).toBeFocused()
  await page.keyboard.type(other.email)
  await expect(found.getByRole('button', { name: 'Compare with A. Example' })).toBeVisible()
  await expectAccessible(page, 'merge with', { schemes: ['light'] })
  await page.setViewportSize({ width: 1280, height: 800 })
  // The first Escape clears the field, the second closes the dialog.
  for (let time = 0; time < 2; time += 1) await page.keyboard.press('Escape')
  await expect(found).toHaveCount(0)

  const reach = page.getByRole('region', { name: 'Contact details' })
  await expect(reach).toContainText('Possible duplicate A. Example, same phone.')
  await reach.getByRole('button', { name: 'Compare' }).click()
  const sheet = page.getByRole('dialog', { name: 'Are these one person?' })
  await sheet.getByRole('radio', { name: otherPhone, exact: true }).check()
  await expectAccessible(page, 'two contacts compared')
  await sheet.getByRole('button', { name: 'Merge' }).click()
  await expect(reach).toContainText(other.email)
  await expect(reach).toContainText(otherPhone)
  await expect(timeline(page).getByRole('link', { name: 'Forms 6' })).toBeVisible()
  // The merged contact's old address redirects.
  await page.goto(other.path)
  await expect(page).toHaveURL(one.path)
  await page.goto(one.path)
  await expect(timeline(page)).toContainText('Owner merged another contact into this one')
  await page.goto('/admin/log')
  // The newest entry is first.
  await page
    .getByRole('button', { name: /^Undo.*merged two contacts/ })
    .first()
    .click()
  await expect(page.getByText('Undone.', { exact: true })).toBeVisible()
  await page.goto(other.path)
  await expect(page).toHaveURL(other.path)
  await expect(timeline(page)).toContainText('Owner undid the merge')
  await expect(timeline(page).getByRole('link', { name: 'Forms 3' })).toBeVisible()
})

test('by touch: a call and a status set offline are sent once online, and the person is exported and erased', async ({
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
  const name = `Mary M${Date.now().toString(36)}`
  const { path } = await addContactWithScorecards(request, page, name)
  const friend = await addContactWithScorecards(request, page, 'Bob Miller')
  const mention = { id: friend.id, kind: 'note' as const, text: `His partner is ${name}.` }
  expect((await callFunction(page, addNote, mention)).status).toBe(200)
  await page.goto(path)
  await page.getByRole('tab', { name: 'Log a call' }).tap()
  await page.getByRole('textbox', { name: 'Message' }).fill('Rang her, all good.')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Log call' }).tap()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  // The queued call already sets the status, so the next change is based on it.
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
  await expect(erase).toBeDisabled()
  await expectAccessible(page, 'the screen that erases')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('group', { name: 'Note on Bob Miller' }).getByLabel('Redact').check()
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
