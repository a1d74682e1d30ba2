import { isHydrated } from '#test/is-hydrated'
import { expect, test } from './fixtures.ts'
import { fill } from './forms.ts'
import { mailsTo } from './mailbox.ts'
import { newAddress } from './quiz.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const state of ['that nobody has touched', 'whose script has come'] as const)
  test(`a tab ${state}, from before an upgrade, still sends its form`, async ({ page, site, faults }) => {
    faults.expect(/status of 404|Failed to fetch dynamically imported module/)
    const ada = { name: 'Ada Example', email: newAddress() }
    await page.goto('/newsletter')
    const form = page.getByRole('form', { name: 'Get the next issue' })
    const isScripted = state === 'whose script has come'
    if (isScripted) {
      await form.hover()
      await page.waitForFunction(isHydrated)
    }
    // A new build names its files again, and has none of the last one's.
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await fill(form, ada)
    await form.getByRole('button', { name: 'Join 200+ CEOs' }).click()
    const thanks = page.getByRole('heading', { name: 'Thanks for subscribing!' })
    if (isScripted) await expect(thanks).toBeFocused()
    // The browser has sent it by itself.
    else await expect(thanks).toBeVisible()
    await expect.poll(async () => (await mailsTo(site, ada.email)).length).toBe(1)
  })
