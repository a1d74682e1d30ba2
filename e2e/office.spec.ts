import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { newAddress } from './quiz.ts'
import { officeEnv, officeOwner, signInAt } from './sign-in-office.ts'

test.use({ serverEnv: { ...officeEnv }, contextOptions: { reducedMotion: 'reduce' } })

test('the back office names what is not connected', async ({ page, request }) => {
  await signInAt(page, officeOwner, '/admin')
  await expect(page.getByText('Others’ changes show by themselves.')).toBeAttached()
  const sink = (name: string) =>
    page.getByRole('region', { name: 'Connections' }).getByRole('listitem').filter({ hasText: name })
  for (const name of ['Mail to visitors', 'Spreadsheet', 'Zoom', 'Webhook', 'Language model', 'Booking link'])
    await expect(sink(name)).toContainText('Not connected')
  await expect(sink('Zoom').getByRole('link')).toHaveCount(0)

  const data = { name: 'Ada Example', email: newAddress(), company: 'Example Engines' }
  expect((await request.post('/functions/v1/register-workshop', { data })).status()).toBe(200)
  await expect(sink('Zoom')).toContainText('1 not sent yet')

  await expectAccessible(page, 'the back office')
})

test('a failed load says so and retries', async ({ page, faults }) => {
  faults.expect(/status of 503/, /ERR_FAILED.*events/)
  // What is heard of others would ask again by itself.
  await page.route('**/events/admin?*', (route) => route.abort())
  await page.route('**/functions/v1/list-sinks', (route) => route.fulfill({ status: 503, json: {} }), {
    times: 1,
  })
  await signInAt(page, officeOwner, '/admin')
  const connections = page.getByRole('region', { name: 'Connections' })
  await expect(connections).toContainText('Please try again later.')
  await connections.getByRole('button', { name: 'Try again' }).click()
  await expect(connections.getByRole('listitem')).toHaveCount(9)
})
