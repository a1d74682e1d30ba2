import { expect, test } from './fixtures.ts'
import { fill } from './forms.ts'
import { mailsTo } from './mailbox.ts'
import { newAddress } from './quiz.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a tab from before an upgrade, whose scripts and styles are gone, still sends its form', async ({
  page,
  site,
  faults,
}) => {
  faults.expect(/status of 404/)
  const ada = { name: 'Ada Example', email: newAddress() }
  await page.goto('/newsletter')
  // A new build names its files anew, and has none of the last one's.
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: 'Not found' }))
  const form = page.getByRole('form', { name: 'Get the next issue' })
  await fill(form, ada)
  await form.getByRole('button', { name: 'Join 200+ CEOs' }).click()
  await expect(page.getByRole('heading', { name: 'Thanks for subscribing!' })).toBeFocused()
  await expect.poll(async () => (await mailsTo(site, ada.email)).length).toBe(1)
})
