import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { startSmtpStandIn } from '#server/services/mail/stand-in'
import { exampleAnswers } from '#test/examples'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { newAddress } from './quiz.ts'
import { officeEnv, openOffice } from './sign-in-office.ts'

// This file has its own site, because it needs one without leads, and a mail server that it can make refuse mail.
const smtp = await startSmtpStandIn()
test.afterAll(() => smtp.stop())
// The owner is 25 hours ahead of the business, so times have their longest form, with another day.
test.use({
  serverEnv: {
    ...officeEnv,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'site@example.com',
    OWNER_EMAIL: 'nora@example.com',
    BOOKING_URL: 'https://book.example.org/call',
    BUSINESS_TIMEZONE: 'Pacific/Pago_Pago',
  },
  timezoneId: 'Pacific/Kiritimati',
  contextOptions: { reducedMotion: 'reduce' },
  hasTouch: true,
  viewport: { width: 390, height: 844 },
})
test.describe.configure({ mode: 'serial' })

const phone = { width: 390, height: 844 }
const toasts = 'Notifications'

/** Submits a contact form, and returns its email address. */
async function submit(request: APIRequestContext) {
  const email = newAddress()
  const data = { submissionId: randomUUID(), name: 'Ada Example', email, company: 'Example Engines' }
  expect((await request.post('/functions/v1/subscribe-contact', { data })).status()).toBe(200)
  return email
}

test('office screens without any leads have no axe violations', async ({ page, site }) => {
  await openOffice(page, site)
  await expect(page.getByText('No leads yet.')).toBeVisible()
  await expectAccessible(page, 'the first day')
  await page.goto('/admin/newsletter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No subscribers yet.')
  await expectAccessible(page, 'an empty newsletter')
  await page.goto('/admin/workshops')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('No sign-ups yet.')
  await expectAccessible(page, 'workshops without anybody')
})

test('a new open question appears on Today without a reload, is answered by touch, and nobody waits after it', async ({
  page,
  request,
  site,
}) => {
  const email = newAddress()
  const person = { name: 'Ada Example', email, company: 'Example Engines' }
  await openOffice(page, site)
  await expect(page.getByText('Changes by others appear automatically.')).toBeAttached()
  const formData = { ...exampleAnswers, email, fullName: person.name }
  const scorecard = { score: 14, submissionId: randomUUID(), formData }
  expect((await request.post('/functions/v1/send-score-email', { data: scorecard })).status()).toBe(200)
  const data = { ...person, source: 'ai_employee', phone: '+1 555 0100' }
  expect((await request.post('/functions/v1/subscribe-contact', { data })).status()).toBe(200)
  const headline = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(headline).toHaveText('Nothing is broken. One person is waiting.')
  await expectAccessible(page, 'somebody waits')
  await page.setViewportSize(phone)

  await page.getByRole('link', { name: 'Reply, Ada Example' }).tap()
  const message = page.getByRole('textbox', { name: 'Message' })
  await expect(message).toHaveValue('Hi Ada,\n\n')
  await page.getByRole('button', { name: 'Add scorecard results' }).tap()
  await page.keyboard.type('And:')
  await page.getByRole('button', { name: 'Add booking link' }).tap()
  await expect(message).toBeFocused()
  await expect(message).toHaveValue(
    'Hi Ada,\n\nYour scorecard: 14 of 27, The System Architect. By your own figures, what you do by hand costs about $136,500 a year.\n\nAnd:\n\nPick a time that works for you: https://book.example.org/call?about=reply\n\n',
  )
  // The list links to the draft.
  await page.goto(`/admin/leads?q=${encodeURIComponent(email)}`)
  await page.getByRole('link', { name: 'Draft, Ada Example' }).tap()
  await expect(message).toBeFocused()
  await expect(message).toHaveValue(/And:/)
  await page.getByRole('button', { name: 'Send', exact: true }).tap()
  await expect(page.getByText('Your reply is on its way.')).toBeVisible()
  await expect(message).toHaveValue('Hi Ada,\n\n')
  const replies = async () =>
    (await smtp.parsedMails()).filter(
      ({ to, text }) => to?.some(({ address }) => address === email) && text?.includes('And:'),
    )
  await expect.poll(async () => (await replies()).length).toBe(1)

  const dock = page.getByRole('navigation', { name: 'Main screens' })
  await dock.getByRole('button', { name: 'More' }).tap()
  await page.getByRole('dialog').getByRole('link', { name: 'Deliveries' }).tap()
  await page
    .getByRole('navigation', { name: 'Deliveries by state' })
    .getByRole('link', { name: /^Delivered/ })
    .tap()
  await page
    .getByRole('row', { name: /Reply to a lead/ })
    .getByRole('link')
    .tap()
  const detail = page.getByRole('complementary').filter({ hasText: email })
  await expect(detail.getByRole('heading', { name: 'Reply to a lead' })).toBeVisible()
  await page.goBack()
  await expect(detail).toBeHidden()

  await dock.getByRole('link', { name: 'Today' }).tap()
  await expect(headline).toHaveText('No one is waiting. Nothing is broken.')
  await expect(page.getByText('No leads are waiting for a reply.')).toBeVisible()
  await expectAccessible(page, 'a quiet day', { widths: [390, 1280] })
})

test('one tap resends every mail that failed for the same reason, without duplicates', async ({
  page,
  request,
  site,
}) => {
  smtp.behave('permanent-content')
  const addresses = [await submit(request), await submit(request), await submit(request)]
  await openOffice(page, site, '/admin/deliveries?view=waits')
  // Each of the three has caused an alert to the owner, which the server refuses as well.
  const group = page.getByRole('region', { name: '6 emails' })
  await expect(group).toContainText('The mail server refused the mail (554).')
  await expectAccessible(page, 'deliveries')
  await page.setViewportSize(phone)
  // A delivery cannot be replayed during an attempt. Right after one, the next is at least ten seconds away.
  const fewestTries = async () => {
    const found = ((await group.textContent()) ?? '').matchAll(/(\d+) (?:try|tries)/g)
    return Math.min(...Array.from(found, ([, count]) => Number(count)))
  }
  const triesBefore = await fewestTries()
  await expect.poll(fewestTries, { timeout: 90_000 }).toBeGreaterThan(triesBefore)
  smtp.behave('accept')
  await group.getByRole('button', { name: /^Resend 6/ }).tap()
  await expect(page.getByRole('region', { name: toasts })).toContainText('6 are being sent.')
  await expect(group).toBeHidden()
  const sentTo = () => smtp.mails.flatMap(({ to }) => to).filter((to) => addresses.includes(to))
  await expect.poll(() => sentTo().length).toBe(3)
  expect(new Set(sentTo()).size).toBe(3)

  await page
    .getByRole('navigation', { name: 'Deliveries by state' })
    .getByRole('link', { name: /^Delivered/ })
    .tap()
  await page.getByLabel('Search in this view').fill(addresses[0] ?? '')
  await expect(page).toHaveURL(/q=/)
  const found = page.getByRole('row', { name: /Contact email/ })
  await expect(found).toHaveCount(1)
  await found.getByRole('link').tap()
  const detail = page.getByRole('complementary')
  await expect(detail.getByRole('heading', { name: 'Contact email' })).toBeFocused()
  // On a phone the detail replaces the list, and Back returns to it.
  await expect(page.getByRole('navigation', { name: 'Deliveries by state' })).toBeHidden()
  await expectAccessible(page, 'one delivery')
  await page.goBack()
  await expect(detail).toBeHidden()
})
