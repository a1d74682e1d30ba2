import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './hold.ts'
import { officeEnv, openOffice } from './sign-in-office.ts'

test.use({
  serverEnv: { ...officeEnv },
  contextOptions: { reducedMotion: 'reduce' },
  hasTouch: true,
  viewport: { width: 360, height: 740 },
})

async function addLead(page: Page, name: string): Promise<void> {
  const data = { name, email: `${name.toLowerCase().replace(' ', '.')}@example.com`, company: 'Lund' }
  expect((await page.request.post('/functions/v1/subscribe-contact', { data })).status()).toBe(200)
}

/** Opens the leads as a page of its own whose script is held until the returned function lets it go. */
async function openBeforeScript(page: Page): Promise<() => void> {
  await page.goto('about:blank')
  const release = await holdRequests(page, '**/assets/*.js')
  await page.goto('/admin/leads?view=everyone', { waitUntil: 'commit' })
  return release
}

test('boxes checked before hydration stay checked', async ({ page, site }) => {
  await openOffice(page, site)
  for (const name of ['Ada Tick', 'Bea Tick']) await addLead(page, name)
  const release = await openBeforeScript(page)
  const box = (name: string) => page.getByRole('checkbox', { name: `Choose ${name}` })
  await box('Ada Tick').tap()
  await box('Bea Tick').tap()
  await box('Bea Tick').tap()
  release()
  await expect(page.getByRole('region', { name: 'What to do with those chosen' })).toContainText('1 chosen.')
  await expect(box('Ada Tick')).toBeChecked()
  await expect(box('Bea Tick')).not.toBeChecked()
})

test('an order and a search entered before hydration are applied', async ({ page, site }) => {
  await openOffice(page, site)
  await addLead(page, 'Cy Early')
  const release = await openBeforeScript(page)
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('newest')
  await page.getByRole('searchbox').fill('cy early')
  release()
  await expect(page).toHaveURL(/sort=newest/)
  await expect(page).toHaveURL(/q=cy\+early/)
  await expect(page.getByRole('searchbox')).toHaveValue('cy early')
})

test('leads are imported and exported from the list’s menu', async ({ page, site }) => {
  await openOffice(page, site)
  await addLead(page, 'Dee Menu')
  await page.goto('/admin/leads?view=everyone&q=dee')
  const more = page.getByRole('main').getByRole('button', { name: 'More' })
  await more.tap()
  await page.getByRole('menuitem', { name: 'Export 1' }).tap()
  await expectAccessible(page, 'the choice for an export on a phone', { widths: [360] })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).tap()
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('dee.menu@example.com')
  await more.tap()
  await page.getByRole('menuitem', { name: 'Import' }).tap()
  await expect(page).toHaveURL('/admin/leads/import')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import leads')
})

test('a reply sent after another was undone is never called unsent', async ({ page, site }) => {
  await openOffice(page, site)
  await addLead(page, 'Ed Again')
  await page.goto('/admin/leads?view=everyone&q=ed+again')
  await page.getByRole('link', { name: 'Ed Again', exact: true }).tap()
  const notifications = page.getByRole('region', { name: 'Notifications' })
  const send = async () => {
    await page.getByRole('textbox', { name: 'Message' }).fill('Hello Ed, when may I ring you?')
    await page.getByRole('button', { name: 'Send', exact: true }).tap()
    await expect(notifications.getByRole('button', { name: 'Undo' })).toBeVisible()
  }
  await send()
  await notifications.getByRole('button', { name: 'Undo' }).tap()
  const undone = notifications.getByText('Not sent.')
  await expect(undone).toBeVisible()
  await send()
  await expect(notifications.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  // At once: what stood behind the other message comes with the same drawing, and goes by itself.
  expect(await undone.count()).toBe(0)
})

test('two filters clicked one after the other are both applied', async ({ page, site }) => {
  await openOffice(page, site, '/admin/leads?view=everyone')
  await page.getByRole('button', { name: 'Filter' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  const boxes = await Promise.all(['Client', 'Parked'].map((name) => sheet.getByLabel(name).elementHandle()))
  // Nothing but React's answer to the first press comes between the two.
  const checked = await page.evaluate(async (inputs) => {
    for (const input of inputs) {
      ;(input as HTMLInputElement).click()
      await Promise.resolve()
    }
    return inputs.map((input) => (input as HTMLInputElement).checked)
  }, boxes)
  expect(checked).toEqual([true, true])
  await expect(page).toHaveURL(/status=client&status=parked/)
  for (const box of boxes) expect(await box?.isChecked()).toBe(true)
})
