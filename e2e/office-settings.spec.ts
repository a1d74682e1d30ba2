import { settingsCopy as copy } from '#content/office/settings'
import { expect, test } from './fixtures.ts'
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
