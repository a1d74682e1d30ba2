import { connectionHistoryCopy as historyCopy } from '#content/office/connection-history'
import { settingsCopy as copy } from '#content/office/settings'
import { startSmtpStandIn } from '#server/services/mail/stand-in'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { newAddress } from './quiz.ts'
import { officeEnv, openOffice } from './sign-in-office.ts'

test.use({
  serverEnv: {
    ...officeEnv,
    RATE_LIMITS: 'off',
    SITE_URL: 'http://mendline.example',
    ALLOWED_PRIVATE_HOSTS: '127.0.0.1',
  },
  contextOptions: { reducedMotion: 'reduce' },
})

test('an owner connects a mail server without a terminal, and mail that waited is sent', async ({
  page,
  site,
  request,
}) => {
  const smtp = await startSmtpStandIn()
  try {
    await openOffice(page, site, '/admin/settings')
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Mail to visitors' }) })
    await expect(row).toContainText(copy.state.off)
    await row.getByRole('button', { name: 'Set up Mail to visitors' }).click()
    const form = page.getByRole('form', { name: 'Mail to visitors' })

    // A provider fills in what is known of it; a missing server is an error at its field, and nothing typed is lost.
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

    const email = newAddress()
    const lead = { name: 'Ada Example', email, company: 'Example Engines', biggest_challenge: 'Follow-up' }
    expect((await request.post('/functions/v1/subscribe-contact', { data: lead })).status()).toBe(200)
    await expect.poll(() => smtp.mails.flatMap(({ to }) => to)).toContain(email)
    await expect(page.locator('body')).not.toContainText(hostname)

    await smtp.down()
    await row.getByRole('button', { name: 'Test Mail to visitors' }).click()
    await expect(row.getByText('Reach the mail server: Failed')).toBeVisible()
    await expect(row.getByText('Sign in to it: Not tried')).toBeVisible()
    await expect(row).toContainText(historyCopy.isBroken)

    // A delivery that failed opens the connection at the failing step, without a press.
    const failing = { ...lead, email: newAddress() }
    expect((await request.post('/functions/v1/subscribe-contact', { data: failing })).status()).toBe(200)
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
  } finally {
    await smtp.stop()
  }
})

test('a value that cannot be used is refused at its field, in words without a setting’s name', async ({
  faults,
  page,
  site,
}) => {
  faults.expect(/422 .*save-settings/)
  await openOffice(page, site, '/admin/settings/business')
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Reply promise' }) })
  await row.getByRole('button', { name: /Change/ }).click()
  const form = page.getByRole('form', { name: 'Reply promise' })
  await form.getByLabel('Time zone').fill('Mars/Olympus')
  await form.getByRole('button', { name: copy.save }).click()
  await expect(form.getByText(/time zone must be/)).toBeVisible()
  await expect(form.getByLabel('Time zone')).toBeFocused()

  await form.getByLabel('Time zone').fill('Europe/Berlin')
  await form.getByRole('button', { name: copy.save }).click()
  await expect(row).toContainText('Europe/Berlin')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('America/New_York')
  await expect(row).toContainText(copy.state.byDefault)
})

test('a connection is disconnected after a question, and never half', async ({ faults, page, site }) => {
  faults.expect(/422 .*save-settings/)
  await openOffice(page, site, '/admin/settings')
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Webhook' }) })
  await row.getByRole('button', { name: 'Set up Webhook' }).click()
  const form = page.getByRole('form', { name: 'Webhook' })
  await form.getByLabel('Address to post to').fill('https://hooks.example.com/in')
  await form.getByRole('button', { name: copy.save }).click()
  await expect(page.getByText(/a webhook needs its address and the secret/)).toBeVisible()

  await form.getByRole('button', { name: copy.makeSecret }).click()
  await expect(form.getByLabel('Signing secret')).toHaveValue(/^whsec_/)
  await form.getByRole('button', { name: copy.save }).click()
  await expect(row).toContainText(copy.state.on)

  await row.getByRole('button', { name: 'Change Webhook' }).click()
  await expect(form.getByLabel('Signing secret')).toHaveValue('')
  await form.getByRole('button', { name: copy.disconnect }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: copy.disconnect }).click()
  await expect(row).toContainText(copy.state.off)
})

test('an editor is told that settings are for owners', async ({ page, site }) => {
  await openOffice(page, site, '/admin/settings', 'editor')
  await expect(page.getByText(copy.notForYou)).toBeVisible()
  await expect(page.getByRole('button', { name: /Set up|Change/ })).toHaveCount(0)
})
