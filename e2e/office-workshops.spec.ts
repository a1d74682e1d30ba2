import { readFileSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import type { ServerProcess } from '#test/server-process'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { mailsTo } from './mailbox.ts'
import { newAddress } from './quiz.ts'
import { openOffice } from './sign-in-office.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function post(request: APIRequestContext, name: string, data: object): Promise<void> {
  const answer = await request.post(`/functions/v1/${name}`, { data })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Waits for a mail with a link to `path`, and returns the token of the newest one. */
async function tokenFor(site: ServerProcess, email: string, path: string): Promise<string> {
  const link = new RegExp(`${path}\\?token=([\\w-]+)`)
  const tokens = async () =>
    (await mailsTo(site, email)).flatMap(({ text }) => link.exec(text ?? '')?.[1] ?? [])
  await expect.poll(async () => (await tokens()).length).toBeGreaterThan(0)
  return (await tokens()).at(-1) ?? ''
}

async function downloaded(page: Page, press: () => Promise<void>) {
  const download = page.waitForEvent('download')
  await press()
  const file = await download
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') }
}

const rows = (page: Page) => page.getByRole('main').locator('tbody').getByRole('row')

test('subscribers and workshop attendees are listed and exported, and a week-1 intake link is made', async ({
  page,
  request,
  site,
}) => {
  test.slow()
  const tag = `W${Date.now().toString(36)}`
  const [reader, left, attendee] = [newAddress(), newAddress(), newAddress()] as const
  for (const email of [reader, left]) {
    await post(request, 'subscribe-newsletter', { name: `Mary ${tag}`, email })
    const token = await tokenFor(site, email, '/newsletter/confirm')
    await post(request, 'confirm-subscription', { token, step: 'confirm' })
  }
  const token = await tokenFor(site, left, '/newsletter/unsubscribe')
  await post(request, 'change-subscription', { token, state: 'unsubscribed' })
  const person = { name: `Ines ${tag}`, email: attendee, company: 'Example Works' }
  await post(request, 'register-free-workshop', person)
  await post(request, 'register-workshop', person)

  await openOffice(page, site, `/admin/newsletter?view=everyone&q=${tag}`)
  await expect(rows(page)).toHaveCount(2)
  await expectAccessible(page, 'the newsletter')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Export' }).click()
  const sheet = page.getByRole('dialog')
  await expectAccessible(page, 'the export', { widths: [360], schemes: ['light'] })
  await page.setViewportSize({ width: 1280, height: 800 })
  await sheet.getByRole('radio', { name: /^Unsubscribed/ }).check()
  await sheet.getByRole('radio', { name: /^Mailchimp/ }).check()
  const subscribers = await downloaded(page, () => sheet.getByRole('button', { name: 'Download' }).click())
  expect(subscribers.name).toMatch(/^subscribers-\d{4}-\d\d-\d\d\.csv$/)
  expect(subscribers.text).toMatch(/^Email Address,First Name,Last Name,/)
  expect(subscribers.text).toContain(`${left},Mary,${tag},`)
  expect(subscribers.text).not.toContain(reader)

  await page.goto('/admin/workshops')
  await expect(rows(page).first()).toBeVisible()
  await expectAccessible(page, 'workshops')
  await page.setViewportSize({ width: 1280, height: 800 })
  // By keyboard to the session.
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/workshops\/20.*Z$/)
  await expect(rows(page).first()).toBeVisible()
  await expectAccessible(page, 'a session')
  await page.setViewportSize({ width: 1280, height: 800 })
  const attendees = await downloaded(page, () => page.getByRole('button', { name: 'Export' }).click())
  expect(attendees.name).toMatch(/^attendees-\d{4}-\d\d-\d\d\.csv$/)
  expect(attendees.text).toContain(`Ines ${tag},${attendee},`)

  await page.goto(`/admin/workshops/readiness?q=${tag}`)
  await expect(rows(page)).toHaveCount(1)
  await expectAccessible(page, 'the readiness workshop')
  await page.setViewportSize({ width: 1280, height: 800 })

  await page.goto(`/admin/leads?view=everyone&q=${tag}`)
  await page
    .getByRole('link', { name: `Ines ${tag}` })
    .first()
    .click()
  await page.getByRole('button', { name: 'More' }).first().click()
  await page.getByRole('menuitem', { name: 'Week-1 intake link' }).click()
  await sheet.getByRole('button', { name: 'Make the link' }).click()
  const field = sheet.getByLabel('Link to the week-1 intake')
  await expect(field).toBeFocused()
  await expectAccessible(page, 'a link to the intake', { widths: [360], schemes: ['light', 'dark'] })
  const link = new URL(await field.inputValue())
  await page.goto(link.pathname + link.search)
  await expect(page.getByRole('main')).toContainText('Ines')
})
