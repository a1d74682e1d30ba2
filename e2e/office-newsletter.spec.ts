import { readFileSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import type { ServerProcess } from '#test/server-process'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { mailsTo } from './mailbox.ts'
import { officeEnv, openOffice } from './sign-in-office.ts'

test.use({
  serverEnv: { ...officeEnv, RATE_LIMITS: 'off' },
  contextOptions: { reducedMotion: 'reduce' },
})

async function post(request: APIRequestContext, name: string, data: object): Promise<void> {
  const answer = await request.post(`/functions/v1/${name}`, { data })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** The token of the link in somebody's newest mail. */
async function tokenFor(site: ServerProcess, email: string, path: string): Promise<string> {
  const link = new RegExp(`${path}\\?token=([\\w-]+)`)
  const tokens = async () =>
    (await mailsTo(site, email)).flatMap(({ text }) => link.exec(text ?? '')?.[1] ?? [])
  await expect.poll(async () => (await tokens()).length).toBeGreaterThan(0)
  return (await tokens()).at(-1) ?? ''
}

async function confirm(request: APIRequestContext, site: ServerProcess, email: string) {
  const token = await tokenFor(site, email, '/newsletter/confirm')
  await post(request, 'confirm-subscription', { token, step: 'confirm' })
}

const rows = (page: Page) => page.getByRole('main').locator('tbody').getByRole('row')

test('an owner sees who is subscribed, who has not confirmed and who left, and exports them', async ({
  page,
  request,
  site,
}) => {
  test.slow()
  const [ada, grace, mary] = ['ada@example.com', 'grace@example.com', 'mary@example.com'] as const
  await openOffice(page, site, '/admin/newsletter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nobody has signed up yet.')
  await expectAccessible(page, 'an empty newsletter')
  await page.setViewportSize({ width: 1280, height: 800 })

  await post(request, 'subscribe-newsletter', { name: 'Ada Lovelace', email: ada })
  await post(request, 'subscribe-newsletter', { name: 'Grace Hopper', email: grace })
  await post(request, 'subscribe-newsletter', { name: 'Mary Left', email: mary })
  await confirm(request, site, ada)
  await confirm(request, site, mary)
  const token = await tokenFor(site, mary, '/newsletter/unsubscribe')
  await post(request, 'change-subscription', { token, state: 'unsubscribed' })

  // Without a reload.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'One person is subscribed. One hasn’t confirmed yet.',
  )
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('Ada Lovelace')
  await expect(rows(page)).toContainText('confirmed')
  await page.getByRole('link', { name: 'Unconfirmed 1' }).click()
  await expect(page).toHaveURL('/admin/newsletter?view=pending')
  await expect(rows(page)).toContainText('Grace Hopper')
  await expect(rows(page)).toContainText('The email with the link is not sent yet.')
  await page.getByRole('link', { name: 'Everyone' }).click()
  await expect(rows(page)).toHaveCount(3)
  await expect(page.getByText('2 of 3 confirmed, in the last 60 days.')).toBeVisible()
  await expectAccessible(page, 'the newsletter')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('searchbox').fill('hopper')
  await expect(rows(page)).toHaveCount(1)

  // By keyboard: to the row, then to the lead.
  await page.getByRole('searchbox').press('Escape')
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: 'Grace Hopper' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grace Hopper')
  await page.goBack()

  await page.getByRole('button', { name: 'Export' }).click()
  const sheet = page.getByRole('dialog')
  await expectAccessible(page, 'the export', { widths: [360], schemes: ['light'] })
  await page.setViewportSize({ width: 1280, height: 800 })
  await sheet.getByRole('radio', { name: /^Unsubscribed/ }).check()
  await sheet.getByRole('radio', { name: /^Mailchimp/ }).check()
  const downloaded = page.waitForEvent('download')
  await sheet.getByRole('button', { name: 'Download' }).click()
  const file = await downloaded
  expect(file.suggestedFilename()).toMatch(/^subscribers-\d{4}-\d\d-\d\d\.csv$/)
  const text = readFileSync(await file.path(), 'utf8')
  expect(text).toMatch(/^Email Address,First Name,Last Name,/)
  expect(text).toContain('mary@example.com,Mary,Left,')
  expect(text).not.toContain('ada@example.com')
})

test('a viewer sees the list, and no export unless the owner allows it', async ({ page, site }) => {
  await openOffice(page, site, '/admin/newsletter', 'viewer')
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0)
})
