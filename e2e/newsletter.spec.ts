import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { expectFaults, expectValues, failOnce, fill, hold } from './forms.ts'
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
  await expect(page.getByRole('heading', { name: 'You are on the list already.' })).toBeFocused()
  expect(await mailsTo(site, ada.email)).toHaveLength(1)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor subscribes, leaves by the link of the mail, and comes back', async ({
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

    await expect.poll(async () => (await mailsTo(site, email)).length).toBe(1)
    const [mail] = await mailsTo(site, email)
    const link = /https?:\S+\/newsletter\/unsubscribe\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    const { pathname, search } = new URL(link)
    await page.goto(pathname + search)
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed.')
    await page.getByRole('button', { name: 'Come back' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are back on the list.')

    const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
    const oneClick = new URL(header.slice(1, -1))
    const pressed = await request.post(oneClick.pathname + oneClick.search, {
      form: { 'List-Unsubscribe': 'One-Click' },
    })
    expect(pressed.status()).toBe(200)
    // They have left: the form takes them back and welcomes them again.
    const data = { name: 'Ada', email }
    const again = await request.post('/functions/v1/subscribe-newsletter', { data })
    expect(await again.json()).toEqual({ message: 'Thanks for subscribing!' })
  })
})

test('the unsubscribe page says what holds, and works with a broken link', async ({ page }) => {
  await page.goto('/newsletter/unsubscribe?token=broken')
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has lost a part.')
  await expectAccessible(page, 'broken link', narrow)
})
