import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { expectFaults, expectValues, failOnce, fill } from './forms.ts'
import { hold } from './hold.ts'
import { linkIn, mailsTo } from './mailbox.ts'
import { newAddress, toast } from './quiz.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const narrow = { widths: [360], schemes: ['light'] } as const

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('a newsletter subscription is confirmed by pressing the button, not by opening the mail’s link', async ({
  page,
  site,
  request,
  faults,
}) => {
  faults.expect(/status of 500/)
  const ada = { name: 'Ada Example', email: newAddress() }
  await page.goto('/newsletter')
  const form = page.getByRole('form', { name: 'Get the next issue' })
  const submit = form.getByRole('button', { name: 'Join 200+ CEOs' })
  await submit.click()
  await expectFaults(form, { name: 'Please enter your name', email: 'Please enter a valid email address' })
  await expectAccessible(page, 'newsletter, faults')
  await page.setViewportSize({ width: 1280, height: 800 })

  await fill(form, ada)
  await failOnce(page, 'subscribe-newsletter', 'The list is being moved.')
  await submit.click()
  await expect(toast(page, 'Something went wrong', 'The list is being moved.')).toBeVisible()
  await expectValues(form, ada)

  const letGo = await hold(page, 'subscribe-newsletter')
  await submit.click()
  await expect(form.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  letGo()
  await expect(toast(page, 'Thanks for subscribing!', '')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Thanks for subscribing!' })).toBeFocused()
  await expectAccessible(page, 'subscribed', { ...narrow, schemes: ['dark'] })
  await expect.poll(async () => (await mailsTo(site, ada.email)).length).toBe(1)

  await page.getByRole('button', { name: 'Subscribe Another Email' }).click()
  await expectValues(form, { name: '', email: '' })
  await fill(form, { ...ada, email: ada.email.toUpperCase() })
  await submit.click()
  // Nobody can learn here whether an address has asked before.
  await expect(page.getByRole('heading', { name: 'Thanks for subscribing!' })).toBeFocused()
  expect(await mailsTo(site, ada.email)).toHaveLength(1)

  const link = await linkIn(site, ada.email, 'One click to get the newsletter', '/newsletter/confirm')
  // Mail scanners request links like this.
  for (let look = 0; look < 3; look += 1) {
    expect((await request.get(link)).status()).toBe(200)
    expect((await request.head(link)).status()).toBe(200)
  }
  await page.goto(link)
  await expect(title(page)).toHaveText('Do you want the newsletter?')
  await expectAccessible(page, 'confirm', narrow)
  const button = page.getByRole('button', { name: 'Yes, send me the newsletter' })
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab')
    if (await button.evaluate((element) => element === document.activeElement)) break
  }
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  // If the requests above had confirmed it, the page would say “already”.
  await expect(title(page)).toHaveText('You’re on the list.')
  await expectAccessible(page, 'confirmed', { ...narrow, schemes: ['dark'] })
  await page.goto(link)
  await button.click()
  await expect(title(page)).toHaveText('You’re already on the list.')
  await page.getByRole('link', { name: 'Read a sample meanwhile' }).click()
  await expect(page).toHaveURL(/\/newsletter#issue$/)

  // A broken link is handled by both pages.
  await page.goto('/newsletter/confirm?token=broken')
  await page.getByRole('button', { name: 'Yes, send me the newsletter' }).click()
  await expect(title(page)).toHaveText('This link is incomplete.')
  await expectAccessible(page, 'broken confirmation link', narrow)
  await page.getByRole('link', { name: 'Back to the form' }).click()
  await expect(page.getByRole('form', { name: 'Get the next issue' })).toBeVisible()

  await page.goto('/newsletter/unsubscribe?token=broken')
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(title(page)).toHaveText('This link is incomplete.')
  await expectAccessible(page, 'broken link', narrow)
})
