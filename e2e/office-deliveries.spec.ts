import { randomUUID } from 'node:crypto'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { newAddress } from './quiz.ts'
import { officeEnv, openOffice } from './sign-in-office.ts'
import { startSmtpStandIn } from '#server/services/mail/stand-in'

// One site and one mail server for the file: what a test refuses it sends by itself.
const smtp = await startSmtpStandIn()
test.afterAll(() => smtp.stop())
// The owner reads 25 hours ahead of the business, so each time is as long as it can get: with another day.
test.use({
  serverEnv: {
    ...officeEnv,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'site@example.com',
    BUSINESS_TIMEZONE: 'Pacific/Pago_Pago',
  },
  timezoneId: 'Pacific/Kiritimati',
  contextOptions: { reducedMotion: 'reduce' },
})
test.describe.configure({ mode: 'serial' })

const toasts = 'Notifications'

/** A contact form, whose mail is given to the server at once. */
async function submit(request: import('@playwright/test').APIRequestContext, email = newAddress()) {
  const data = { submissionId: randomUUID(), name: 'Ada Example', email, company: 'Example Engines' }
  expect((await request.post('/functions/v1/subscribe-contact', { data })).status()).toBe(200)
  return email
}

test('a refused mail is found, cancelled, restored and corrected by keyboard alone', async ({
  page,
  request,
  site,
}) => {
  smtp.behave('permanent')
  const email = await submit(request)
  await openOffice(page, site, '/admin/deliveries?view=waits')
  const row = page.getByRole('row', { name: /Contact mail/ })
  await expect(row).toContainText(/\d (try|tries)/)
  await expect(page.getByText('The mail server refused the recipient (550).').first()).toBeVisible()

  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const detail = page.getByRole('complementary').filter({ hasText: 'message ID' })
  await expect(detail.getByRole('heading', { name: 'Contact mail' })).toBeVisible()
  await expect(detail).toContainText(email)
  await expect(page).toHaveURL(/one=/)

  const tries = async () => Number(/(\d+) (?:try|tries)/.exec((await row.textContent()) ?? '')?.[1])
  const triesBefore = await tries()
  await page.keyboard.press('d')
  const told = page.getByRole('region', { name: toasts })
  await expect(told).toContainText('It won’t be sent.')
  await expect(detail).toContainText('You said: don’t send.')
  await page.keyboard.press('u')
  await expect(detail.getByRole('button', { name: 'Don’t send' })).toBeVisible()

  // It cannot be corrected while it is tried. Each try doubles the time to the next one.
  await expect.poll(tries, { timeout: 60_000 }).toBeGreaterThan(triesBefore)
  const meant = newAddress()
  await detail.getByRole('button', { name: 'Correct and send' }).focus()
  await page.keyboard.press('Enter')
  const field = detail.getByLabel('Send it to')
  await expect(field).toBeFocused()
  await field.fill(meant)
  await page.keyboard.press('Enter')
  await expect(told).toContainText(`On its way to ${meant}.`)
  // Not before: a retry would deliver it to the first address, and then nothing is left to correct.
  smtp.behave('accept')
  await expect.poll(() => smtp.mails.map(({ to }) => to).flat()).toContain(meant)
  await expect(detail).toContainText('Delivered')
  await page.keyboard.press('Escape')
  await expect(detail).toBeHidden()
})

test('one click retries everything that failed for one reason, live for others, without duplicates', async ({
  page,
  request,
  site,
}) => {
  smtp.behave('permanent')
  const addresses = [await submit(request), await submit(request), await submit(request)]
  await openOffice(page, site, '/admin/deliveries?view=waits')
  await page.setViewportSize({ width: 390, height: 844 })
  const group = page.getByRole('region', { name: '3 mails' })
  await expect(group).toContainText('The mail server refused the recipient (550).')
  await expectAccessible(page, 'deliveries')
  await page.setViewportSize({ width: 390, height: 844 })
  // What is being tried cannot be replayed. Right after a try the next one is ten seconds away, or more.
  const fewestTries = async () => {
    const found = ((await group.textContent()) ?? '').matchAll(/(\d+) (?:try|tries)/g)
    return Math.min(...Array.from(found, ([, count]) => Number(count)))
  }
  const triesBefore = await fewestTries()
  await expect.poll(fewestTries, { timeout: 90_000 }).toBeGreaterThan(triesBefore)
  smtp.behave('accept')
  await group.getByRole('button', { name: /^Replay 3/ }).click()
  await expect(page.getByRole('region', { name: toasts })).toContainText('3 are being sent.')
  await expect(group).toBeHidden()
  const sentTo = () => smtp.mails.flatMap(({ to }) => to).filter((to) => addresses.includes(to))
  await expect.poll(() => sentTo().length).toBe(3)
  expect(new Set(sentTo()).size).toBe(3)

  await page
    .getByRole('navigation', { name: 'Deliveries by state' })
    .getByRole('link', { name: /^Delivered/ })
    .click()
  await page.getByLabel('Search in this view').fill(addresses[0] ?? '')
  await expect(page).toHaveURL(/q=/)
  const found = page.getByRole('row', { name: /Contact mail/ })
  await expect(found).toHaveCount(1)
  await found.getByRole('link').click()
  const detail = page.getByRole('complementary')
  await expect(detail.getByRole('heading', { name: 'Contact mail' })).toBeFocused()
  // On a phone what is open has the page for itself, and Back leads to the list.
  await expect(page.getByRole('navigation', { name: 'Deliveries by state' })).toBeHidden()
  await expectAccessible(page, 'one delivery')
  await page.goBack()
  await expect(detail).toBeHidden()
})

test('a viewer finds no buttons', async ({ page, request, site }) => {
  smtp.behave('permanent')
  await submit(request)
  await openOffice(page, site, '/admin/deliveries?view=waits', 'viewer')
  await expect(page.getByRole('row', { name: /Contact mail/ })).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary')).toContainText('message ID')
  for (const name of [/^Replay/, 'Don’t send', 'Correct and send'])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
})
