import { readFileSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import { workshopFacts } from '#content/facts/facts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { officeEnv, openOffice } from './sign-in-office.ts'

test.use({
  serverEnv: { ...officeEnv, RATE_LIMITS: 'off' },
  contextOptions: { reducedMotion: 'reduce' },
})

const { attendees } = workshopFacts.free

async function register(request: APIRequestContext, name: string, workshop: string): Promise<void> {
  const email = `${name.toLowerCase().replace(' ', '.')}@example.com`
  const data = { name, email, company: 'Example Works' }
  const answer = await request.post(`/functions/v1/${workshop}`, { data })
  expect(answer.status(), await answer.text()).toBe(200)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const rows = (page: Page) => page.getByRole('main').locator('tbody').getByRole('row')

test('an owner sees who has a seat and who waits, and exports the session', async ({
  page,
  request,
  site,
}) => {
  test.slow()
  await openOffice(page, site, '/admin/workshops')
  await expect(heading(page)).toContainText('Nobody has a seat for Friday')
  await expectAccessible(page, 'workshops without anybody')
  await page.setViewportSize({ width: 1280, height: 800 })

  await register(request, 'Ada Lovelace', 'register-free-workshop')
  // Without a reload.
  await expect(heading(page)).toContainText(`One of ${attendees} seats are taken`)
  // One network gets three seats a day; the fourth waits.
  for (const name of ['Grace Hopper', 'Mary Jackson', 'Wanda Waits'])
    await register(request, name, 'register-free-workshop')
  await expect(heading(page)).toContainText('One person waits for a seat.')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(`3 of ${attendees}`)
  await expect(page.getByText('The Zoom link isn’t set')).toBeVisible()
  await expectAccessible(page, 'workshops')
  await page.setViewportSize({ width: 1280, height: 800 })

  // By keyboard to the session.
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/workshops\/20.*Z$/)
  await expect(rows(page)).toHaveCount(3)
  await expect(rows(page).first()).toContainText('Ada Lovelace')
  await expect(rows(page).first()).toContainText('not confirmed yet')
  await expectAccessible(page, 'a session')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('link', { name: 'Waiting list 1' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('their network had used its three a day')

  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const file = await downloaded
  expect(file.suggestedFilename()).toMatch(/^attendees-\d{4}-\d\d-\d\d\.csv$/)
  const text = readFileSync(await file.path(), 'utf8')
  expect(text).toContain('Seat,1,Ada Lovelace,ada.lovelace@example.com,')
  expect(text).toContain('Waiting list,,Wanda Waits,')

  await page.getByRole('link', { name: 'Wanda Waits' }).click()
  await expect(heading(page)).toHaveText('Wanda Waits')
  await page.goto('/admin/workshops/not-a-session')
  await expect(heading(page)).toHaveText('This is no session.')
})

test('an editor makes a client’s link to the week-1 intake, which greets them', async ({
  page,
  request,
  site,
}) => {
  await register(request, 'Ines Client', 'register-free-workshop')
  await openOffice(page, site, '/admin/leads?view=everyone&q=ines', 'editor')
  await page.getByRole('link', { name: 'Ines Client' }).first().click()
  await page.getByRole('button', { name: 'More' }).first().click()
  await page.getByRole('menuitem', { name: 'Week-1 intake link' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Make the link' }).click()
  const field = sheet.getByLabel('Link to the week-1 intake')
  await expect(field).toBeFocused()
  await expectAccessible(page, 'a link to the intake', { widths: [360], schemes: ['light', 'dark'] })
  const link = new URL(await field.inputValue())
  await page.goto(link.pathname + link.search)
  await expect(page.getByRole('main')).toContainText('Ines')
})

test('a viewer sees the readiness workshop’s registrations, and no export', async ({
  page,
  request,
  site,
}) => {
  await register(request, 'Hye-jin Park', 'register-workshop')
  await openOffice(page, site, '/admin/workshops', 'viewer')
  await page.getByRole('link', { name: 'Readiness workshop 1' }).click()
  await expect(heading(page)).toHaveText('One person has registered. Zoom has the dates.')
  await expect(rows(page)).toContainText('not in Zoom yet')
  await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0)
  await expectAccessible(page, 'the readiness workshop')
})
