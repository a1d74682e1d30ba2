import { startWebhookStandIn } from '#server/services/webhook/stand-in'
import { expect, test } from './fixtures.ts'
import { newAddress, openResults } from './quiz.ts'
import { officeEnv, officeOwner, openOffice } from './sign-in-office.ts'

test.use({
  serverEnv: { ...officeEnv, ALLOWED_PRIVATE_HOSTS: '127.0.0.1' },
  contextOptions: { reducedMotion: 'reduce' },
})

test('a webhook gets each submission once the owner has set it, and the office shows why one fails', async ({
  page,
  request,
  site,
}) => {
  const automation = await startWebhookStandIn()
  const { host, pathname } = new URL(automation.url)
  const connection = page
    .getByRole('region', { name: 'Connections' })
    .getByRole('listitem')
    .filter({ hasText: 'Webhook' })
  await openResults(page, newAddress())

  await openOffice(page, site)
  await expect(connection).toContainText('Not connected')
  // It begins with the first submission after it is set: nothing of before waits for it.
  await expect(connection.getByRole('link')).toHaveCount(0)
  const data = officeOwner
  const session = await (await request.post('/auth/v1/token?grant_type=password', { data })).json()
  const saved = await request.post('/functions/v1/save-settings', {
    headers: { authorization: `Bearer ${session.access_token}` },
    data: {
      changes: [
        { name: 'WEBHOOK_URL', value: automation.url, updatedAt: null },
        { name: 'WEBHOOK_SECRET', value: automation.secret, updatedAt: null },
      ],
    },
  })
  expect(saved.status()).toBe(200)
  expect(await saved.text()).not.toContain(pathname)
  await expect(connection).toContainText('Every submission is posted to your automation.')

  const heard = newAddress()
  const lead = { name: 'Ada Example', email: heard, company: 'Example Engines' }
  expect((await request.post('/functions/v1/subscribe-contact', { data: lead })).status()).toBe(200)
  await expect
    .poll(() => automation.received.map(({ body }) => body))
    .toMatchObject([{ type: 'contact.requested', data: { contact: lead, answers: lead } }])

  automation.behave(404)
  expect((await request.post('/functions/v1/subscribe-contact', { data: lead })).status()).toBe(200)
  await page.goto('/admin/deliveries?view=waits&to=webhook')
  await expect(page.getByText(`${host} has no webhook at this address (404).`).first()).toBeVisible()
  await expect(page.getByRole('row', { name: /Webhook/ })).toContainText('Ada Example')
  await expect(page.getByRole('main')).not.toContainText(pathname)
  automation.behave('ok')
  await expect.poll(() => automation.received.length).toBe(2)
  expect(JSON.stringify(site.logLines)).not.toContain(pathname)
  await automation.stop()
})
