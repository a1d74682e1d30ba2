import type { APIRequestContext, Page } from '@playwright/test'
import { connectionHistoryCopy as historyCopy } from '#content/office/connection-history'
import { settingsCopy as copy } from '#content/office/settings'
import { startSmtpStandIn } from '#server/services/mail/stand-in'
import type { RawInputOf } from '#contracts/contract'
import { listContacts } from '#contracts/list-contacts'
import { saveSettings } from '#contracts/save-settings'
import { callFunction } from './call-function.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { newAddress } from './quiz.ts'
import { officeEnv, openOffice } from './sign-in-office.ts'

// The file's site starts without a mail server and is connected to this one during the test.
const smtp = await startSmtpStandIn()
test.afterAll(() => smtp.stop())
test.use({
  // OWNER_EMAIL is missing, so alerts are not connected until the test sets it.
  serverEnv: { ...officeEnv, ALLOWED_PRIVATE_HOSTS: '127.0.0.1' },
  contextOptions: { reducedMotion: 'reduce' },
})

async function submitContact(request: APIRequestContext, name: string): Promise<string> {
  const email = newAddress()
  const data = { name, email, company: 'Example Engines', source: 'ai_employee', phone: '+1 555 0100' }
  expect((await request.post('/functions/v1/subscribe-contact', { data })).status()).toBe(200)
  return email
}

async function openPerson(page: Page, email: string): Promise<void> {
  const { data } = (await callFunction(page, listContacts, { q: email })).body
  await page.goto(`/admin/leads/${data[0]?.id}`)
}

const connections = (page: Page) => page.getByRole('region', { name: 'Connections' })
const timeline = (page: Page) => page.getByRole('region', { name: 'Timeline' })
const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' })

async function write(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(words)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

test('a reply waits for a mail server, is sent once the owner connects one, and later replies can be undone for 10 s', async ({
  page,
  site,
  request,
}) => {
  test.slow()
  await openOffice(page, site)
  const ada = await submitContact(request, 'Ada Example')
  await openPerson(page, ada)
  await write(page, 'Hello Ada, when may I ring you?')
  await expect(notifications(page)).toContainText(
    'Your reply is saved. Send it under Deliveries once mail is connected.',
  )
  await expect(timeline(page)).toContainText('Your reply waits for a mail server')
  await expect(timeline(page)).toContainText('Alert to you waits for a mail server')
  await expect(page.getByText(/Waiting \d.* Your reply waits for a mail server\./)).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('new')
  // Axe measures a target that is scrolled below the bar as covered.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page, 'a reply that waits')

  await page.goto('/admin')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Mail is not connected. One person is waiting.',
  )
  await expect(main).toContainText('Mail is not connected: 3 emails wait')
  await expect(page.getByRole('region', { name: 'Reply first' })).toContainText(
    'Your reply waits for a mail server.',
  )
  await expect(connections(page)).toContainText('Nothing is connected.')
  await expectAccessible(page, 'Today without a mail server')

  await main.getByRole('link', { name: 'Mail is not connected: 3 emails wait' }).click()
  await expect(main).toContainText('3 wait for a connection.')
  const group = main.getByRole('region', { name: /^3 emails/ })
  await expect(group).toContainText('Waiting for a mail server.')
  await expect(group.getByRole('button', { name: /^Send/ })).toHaveCount(0)
  const copies = page.getByRole('region', { name: 'Copies of mail' })
  await expect(copies.getByRole('listitem')).toHaveCount(3)
  await expect(copies).toContainText('not sent yet')
  await expectAccessible(page, 'Deliveries without a mail server')

  await connectMail(page)
  const changes = [{ name: 'OWNER_EMAIL', value: 'owner@example.com', updatedAt: null }] satisfies RawInputOf<
    typeof saveSettings
  >['changes']
  expect((await callFunction(page, saveSettings, { changes })).status).toBe(200)
  await page.goto('/admin')
  await expect(main).toContainText('3 emails from before mail was connected have not been sent')
  await expect(connections(page)).toContainText('Connected: Mail to visitors, Alerts to you.')
  await expectAccessible(page, 'Today with mail to decide about')
  expect(smtp.mails).toEqual([])
  await main.getByRole('link', { name: 'Decide', exact: true }).click()
  await expect(group).toContainText('Written while no mail server was connected.')
  await expectAccessible(page, 'mail to decide about')
  await group.getByRole('button', { name: 'Send 3' }).click()
  await expect(notifications(page)).toContainText('3 are being sent.')
  await expect.poll(() => smtp.mails.length).toBe(3)
  await expect(group).toBeHidden()
  await openPerson(page, ada)
  await expect(timeline(page)).toContainText('Your reply sent')
  await expect(page.getByText(/Waiting \d/)).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('answered')

  const bob = await submitContact(request, 'Bob Example')
  await expect.poll(() => smtp.mails.length).toBe(5)
  await openPerson(page, bob)
  const message = page.getByRole('textbox', { name: 'Message' })
  for (const undo of ['button', 'key', 'timeline'] as const) {
    await write(page, `Hello Bob, by ${undo}.`)
    await expect(notifications(page)).toContainText('Your reply will be sent in ten seconds.')
    // Nothing else is checked in between, because undo is offered for only ten seconds.
    if (undo === 'button') await notifications(page).getByRole('button', { name: 'Undo' }).click()
    else if (undo === 'timeline') await timeline(page).getByRole('button', { name: 'Don’t send' }).click()
    else {
      await page.getByRole('heading', { level: 1 }).focus()
      await page.keyboard.press('u')
    }
    await expect(notifications(page)).toContainText('Not sent. What you wrote is back in the draft.')
    await expect(message).toHaveValue(`Hello Bob, by ${undo}.`)
    await expect(timeline(page)).not.toContainText('Your reply')
  }

  await write(page, 'Hello Bob, this one stays.')
  await expect(notifications(page).getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect(timeline(page)).toContainText('Your reply is on its way')
  await expect(page.getByText(/Waiting \d.* Your reply is on its way\./)).toBeVisible()
  await expect(timeline(page)).toContainText('Your reply sent')
  // The Undo button is gone once it would have no effect.
  await expect(notifications(page).getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await expect(page.getByText(/Waiting \d/)).toHaveCount(0)
  const toBob = smtp.mails.filter(({ to }) => to.includes(bob))
  expect(toBob).toHaveLength(2)

  await expectFailureShown(page, request)
})

const rowOfMail = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Mail to visitors' }) })

/** Connects the site to the mail server as an owner does, without a terminal. */
async function connectMail(page: Page): Promise<void> {
  await page.goto('/admin/settings')
  const row = rowOfMail(page)
  await expect(row).toContainText(copy.state.off)
  await row.getByRole('button', { name: 'Set up Mail to visitors' }).click()
  const form = page.getByRole('form', { name: 'Mail to visitors' })
  // A provider prefills its known settings; a missing server is an error at its field, and nothing typed is lost.
  await form.getByLabel('Provider').selectOption('postmark')
  await expect(form.getByLabel('Server API token')).toBeVisible()
  await expect(form.getByLabel('Port')).toHaveCount(0)
  await form.getByLabel('Provider').selectOption('other')
  await expect(form.getByLabel('Port')).toHaveValue('587')
  await form.getByLabel('User name').fill('nora')
  await form.getByRole('button', { name: copy.save }).click()
  await expect(form.getByText(copy.mail.needsHost)).toBeVisible()
  await expect(form.getByLabel('Server')).toBeFocused()
  await expect(form.getByLabel('User name')).toHaveValue('nora')
  await expectAccessible(page, 'mail server form', { widths: [360, 1280] })

  const { hostname, port } = new URL(smtp.url)
  await form.getByLabel('Server').fill(hostname)
  await form.getByLabel('Port').fill(port)
  await form.getByLabel('User name').fill('')
  await form.getByRole('button', { name: copy.save }).click()
  await expect(row).toContainText(copy.state.on)
  await expect(form).toHaveCount(0)
  await expect(row.getByRole('button', { name: 'Change Mail to visitors' })).toBeFocused()
  await row.getByRole('button', { name: 'Test Mail to visitors' }).click()
  await expect(row.getByText('Sign in to it: Worked')).toBeVisible()
  await expect(page.locator('body')).not.toContainText(hostname)
}

/** Expects a broken connection to show its failing step after a test, and also after a failed delivery. */
async function expectFailureShown(page: Page, request: APIRequestContext): Promise<void> {
  await page.goto('/admin/settings')
  const row = rowOfMail(page)
  await smtp.down()
  await row.getByRole('button', { name: 'Test Mail to visitors' }).click()
  await expect(row.getByText('Reach the mail server: Failed')).toBeVisible()
  await expect(row.getByText('Sign in to it: Not tried')).toBeVisible()
  await expect(row).toContainText(historyCopy.isBroken)

  await submitContact(request, 'Carol Example')
  await expect(async () => {
    await page.reload()
    await expect(row.getByText('Reach the mail server: Failed')).toBeVisible()
  }).toPass()
  await expect(row).toContainText('could not be reached')
  await expect(row).toContainText('Last failed')
  await expect(row).toContainText('Last worked')
  await expectAccessible(page, 'broken connection', { widths: [360, 1280] })

  await smtp.up()
  await row.getByRole('button', { name: 'Test again Mail to visitors' }).click()
  await expect(row.getByText('Sign in to it: Worked')).toBeVisible()
  await expect(row).not.toContainText(historyCopy.isBroken)
}
