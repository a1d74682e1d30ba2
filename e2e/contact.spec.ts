import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { expectFaults, expectValues, failOnce, fill } from './forms.ts'
import { hold } from './hold.ts'
import { mailsTo } from './mailbox.ts'
import { newAddress, toast } from './quiz.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const name = 'subscribe-contact'
const thanks = ['Thanks for your interest!', "We'll be in touch with you shortly with the 3 fixes."] as const

/** Opens the page and moves the mouse, the first interaction that loads its script, then waits for hydration. */
async function openHome(page: Page, path = '/') {
  await page.goto(path)
  await page.mouse.move(10, 10)
  await page.waitForFunction(() => {
    const form = document.querySelector('#contact form')
    return form && Object.keys(form).some((key) => key.startsWith('__react'))
  })
}

test('the "3 fixes" form shows its errors, keeps values after a failed call, and sends its mail', async ({
  page,
  site,
  faults,
}) => {
  faults.expect(/status of 500/)
  const ada = { name: 'Ada Example', email: newAddress(), company: 'Example Engines' }
  await openHome(page)
  const form = page.getByRole('form', { name: 'Get the 3 fixes' })
  const submit = form.getByRole('button', { name: 'Get the 3 fixes' })
  await submit.click()
  await expectFaults(form, {
    name: 'Please enter your name',
    email: 'Please enter a valid email address',
    company: 'Please enter your company',
  })
  await expectAccessible(page, 'contact capture, faults', { schemes: ['light'] })
  await page.setViewportSize({ width: 1280, height: 800 })

  await fill(form, ada)
  await failOnce(page, name, 'The letter box is full.')
  await submit.click()
  await expect(toast(page, 'Something went wrong', 'The letter box is full.')).toBeVisible()
  await expectValues(form, ada)

  const letGo = await hold(page, name)
  await submit.click()
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  letGo()
  await expect(page.getByRole('heading', { name: thanks[0] })).toBeFocused()
  // The thanks appear once, and the error toast is gone.
  await expect(page.getByText(thanks[1])).toHaveCount(1)
  await expect(page.locator('.toast')).toHaveCount(0)
  await expect.poll(async () => (await mailsTo(site, ada.email)).length).toBe(1)
  const [mail] = await mailsTo(site, ada.email)
  expect(mail?.subject).toBe('The 3 fixes you asked for')
})

test('a visitor requests a talk with an AI employee by keyboard, and the walkthrough on a variant of the page', async ({
  page,
  site,
  faults,
}) => {
  faults.expect(/status of 500/)
  const ada = { name: 'Ada Example', phone: '+1 555 0100', email: newAddress() }
  await openHome(page)
  const opener = page.getByRole('link', { name: 'Talk to an AI employee' })
  const dialog = page.getByRole('dialog', { name: 'Talk to an AI employee' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Ada')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  await expectValues(dialog, { name: 'Ada' })
  await dialog.getByLabel('Name').fill('')
  await dialog.getByRole('button', { name: 'Set it up' }).click()
  await expectFaults(dialog, {
    name: 'Please enter your name',
    phone: 'Please enter your phone number',
    email: 'Please enter a valid email address',
  })
  await expectAccessible(page, 'dialog, faults')
  // Tab cycles through the dialog and the browser, never the page behind it.
  for (let presses = 0; presses < 7; presses += 1) {
    await page.keyboard.press('Tab')
    const isHere = await page.evaluate(
      () =>
        document.activeElement === document.body || document.activeElement?.closest('dialog[open]') !== null,
    )
    expect(isHere).toBe(true)
  }
  await page.setViewportSize({ width: 1280, height: 800 })

  await fill(dialog, ada)
  await failOnce(page, name, 'The line is busy.')
  await dialog.getByRole('button', { name: 'Set it up' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Something went wrong. The line is busy.')
  await expectAccessible(page, 'dialog, failed', { widths: [360], schemes: ['light'] })
  await expectValues(dialog, ada)

  const letGo = await hold(page, name)
  await dialog.getByRole('button', { name: 'Set it up' }).click()
  await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  letGo()
  await expect(dialog.getByRole('heading', { name: 'We’ll be in touch.' })).toBeFocused()
  await expectAccessible(page, 'dialog, sent', { widths: [360], schemes: ['dark'] })
  for (const step of await dialog.getByRole('listitem').all()) {
    // Name and price are in one row; the page's own list styles must not apply here.
    const [label, price] = await Promise.all(
      [step.getByRole('link'), step.locator('b')].map((part) => part.boundingBox()),
    )
    const middles = [label, price].map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2))
    expect(Math.abs(middles[0]! - middles[1]!)).toBeLessThan(4)
    expect((await step.boundingBox())!.height).toBeLessThan(60)
  }
  await dialog.getByRole('link', { name: 'Close' }).click()
  await expect(opener).toBeFocused()
  await expect.poll(async () => (await mailsTo(site, ada.email)).length).toBe(1)

  const email = newAddress()
  await openHome(page, '/landing')
  for (const id of ['#talk', '#walkthrough']) await expect(page.locator(id)).toBeHidden()
  await page.getByRole('link', { name: 'Walk me through it' }).click()
  const walkthrough = page.getByRole('dialog', { name: 'The cold email walkthrough' })
  await walkthrough.getByRole('button', { name: 'Walk me through it' }).click()
  await expectFaults(walkthrough, { email: 'Please enter a valid email address' })
  await fill(walkthrough, { email })
  await walkthrough.getByRole('button', { name: 'Walk me through it' }).click()
  await expect(walkthrough.getByRole('heading', { name: 'We’ll be in touch.' })).toBeFocused()
  await expect
    .poll(async () => (await mailsTo(site, email)).map(({ subject }) => subject))
    .toEqual(['Your cold email walkthrough'])
})
