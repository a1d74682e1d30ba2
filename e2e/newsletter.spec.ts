import type { Page } from '@playwright/test'
import type { ServerProcess } from '#test/server-process'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { expectFaults, expectValues, failOnce, fill } from './forms.ts'
import { hold } from './hold.ts'
import { mailsTo } from './mailbox.ts'
import { newAddress, toast } from './quiz.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const narrow = { widths: [360], schemes: ['light'] } as const

test('a visitor subscribes, then subscribes another address', async ({ page, site, faults }) => {
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
})

/** The path and query of the first address in the newest mail of this subject. */
async function linkIn(site: ServerProcess, address: string, subject: string, path: string): Promise<string> {
  const found = async () => (await mailsTo(site, address)).filter((mail) => mail.subject === subject)
  await expect.poll(async () => (await found()).length).toBeGreaterThan(0)
  const text = (await found()).map((mail) => mail.text ?? '').join('\n')
  const { pathname, search } = new URL(new RegExp(`http\\S+${path}\\?token=\\S+`).exec(text)?.[0] ?? '')
  return pathname + search
}

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('opening the mail’s link subscribes nobody; the button by keyboard does', async ({
  page,
  site,
  request,
}) => {
  const email = newAddress()
  await request.post('/functions/v1/subscribe-newsletter', { data: { name: 'Ada', email } })
  const link = await linkIn(site, email, 'One click to get the newsletter', '/newsletter/confirm')
  // As mail scanners do.
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
  // Had a look confirmed it, it would be on the list already.
  await expect(title(page)).toHaveText('You’re on the list.')
  await expectAccessible(page, 'confirmed', { ...narrow, schemes: ['dark'] })
  await page.goto(link)
  await button.click()
  await expect(title(page)).toHaveText('You’re already on the list.')
  await page.getByRole('link', { name: 'Read a sample meanwhile' }).click()
  await expect(page).toHaveURL(/\/newsletter#issue$/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor subscribes, confirms, unsubscribes by a mail’s link, and returns', async ({
    page,
    site,
    request,
  }) => {
    const email = newAddress()
    await page.goto('/newsletter')
    const form = page.locator('#signup form')
    await form.getByLabel('Email').fill(email)
    await form.getByRole('button').click()
    await expect(form.getByText('Please enter your name')).toBeVisible()
    await expect(form.getByLabel('Email')).toHaveValue(email)
    await form.getByLabel('Name').fill('Ada Example')
    await form.getByRole('button').click()
    await expect(page.getByRole('heading', { name: 'Thanks for subscribing!' })).toBeVisible()

    const asked = 'One click to get the newsletter'
    const confirm = await linkIn(site, email, asked, '/newsletter/confirm')
    await page.goto(confirm)
    await page.getByRole('button', { name: 'Yes, send me the newsletter' }).click()
    await expect(title(page)).toHaveText('You’re on the list.')

    await page.goto(await linkIn(site, email, 'Welcome to the newsletter', '/newsletter/unsubscribe'))
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(title(page)).toHaveText('You’re unsubscribed.')
    await page.getByRole('button', { name: 'Resubscribe' }).click()
    await expect(title(page)).toHaveText('You’re back on the list.')

    const welcome = (await mailsTo(site, email)).find(({ subject }) => subject?.startsWith('Welcome'))
    const header = welcome?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
    const oneClick = new URL(header.slice(1, -1))
    const pressed = await request.post(oneClick.pathname + oneClick.search, {
      form: { 'List-Unsubscribe': 'One-Click' },
    })
    expect(pressed.status()).toBe(200)

    // A link from before they left brings nobody back, but a new one on their word.
    await page.goto(confirm)
    await page.getByRole('button', { name: 'Yes, send me the newsletter' }).click()
    await expect(title(page)).toHaveText('This link no longer works.')
    await page.getByRole('button', { name: 'Send it again' }).click()
    await expect(title(page)).toHaveText('A new link is on its way.')
    const confirmations = async () =>
      (await mailsTo(site, email)).filter(({ subject }) => subject === asked).length
    await expect.poll(confirmations).toBe(2)
  })
})

test('the confirmation page handles a broken link', async ({ page }) => {
  await page.goto('/newsletter/confirm?token=broken')
  await page.getByRole('button', { name: 'Yes, send me the newsletter' }).click()
  await expect(title(page)).toHaveText('This link is incomplete.')
  await expectAccessible(page, 'broken confirmation link', narrow)
  await page.getByRole('link', { name: 'Back to the form' }).click()
  await expect(page.getByRole('form', { name: 'Get the next issue' })).toBeVisible()
})

test('the unsubscribe page shows the state, and handles a broken link', async ({ page }) => {
  await page.goto('/newsletter/unsubscribe?token=broken')
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is incomplete.')
  await expectAccessible(page, 'broken link', narrow)
})
