import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { exportRefusal } from '#content/office/export-refusal'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { officeEnv, officeOwner, openOffice } from './sign-in-office.ts'

test.use({
  serverEnv: { ...officeEnv, RATE_LIMITS: 'off' },
  contextOptions: { reducedMotion: 'reduce' },
})

const menuItem = (page: Page, name: string) => page.getByRole('menuitem', { name })

test('a viewer exports once the owner allows it, without reloading', async ({
  page,
  site,
  request,
}, testInfo) => {
  const post = async (path: string, data: object, token?: string) => {
    const answer = await request.post(path, {
      data,
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    })
    expect(answer.status(), await answer.text()).toBe(200)
    return (await answer.json()) as Record<string, unknown>
  }
  const email = 'mary.export@example.com'
  await post('/functions/v1/subscribe-contact', {
    name: 'Mary',
    email,
    phone: '+1 555 0105',
    source: 'ai_employee',
  })
  await openOffice(page, site, '/admin/leads?view=everyone', 'viewer')

  const chosen = page.getByRole('checkbox', { name: 'Choose Mary' })
  const exportAll = page.getByRole('button', { name: 'Export 1' })
  await chosen.check()
  await expect(page.getByText(exportRefusal)).toBeVisible()
  await expect(exportAll).toHaveCount(0)
  await expectAccessible(page, 'leads chosen by a viewer', { widths: [360, 1280] })
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await page.screenshot({ path: testInfo.outputPath(`chosen-${width}.png`) })
  }

  await page.getByRole('link', { name: 'Mary' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mary')
  const exportOne = page.getByRole('button', { name: 'Export all of it' })
  await expect(page.getByText(exportRefusal)).toBeVisible()
  await expect(exportOne).toHaveCount(0)
  await page.getByRole('button', { name: 'More' }).click()
  await expect(menuItem(page, 'Print')).toBeVisible()
  await expect(menuItem(page, 'Export all of it')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(menuItem(page, 'Print')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mary')
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await page.getByText(exportRefusal).scrollIntoViewIfNeeded()
    await page.screenshot({ path: testInfo.outputPath(`lead-${width}.png`) })
  }

  const signedIn = await post('/auth/v1/token?grant_type=password', officeOwner)
  const changes = [{ name: 'VIEWER_EXPORTS', value: 'on', updatedAt: null }]
  await post('/functions/v1/save-settings', { changes }, String(signedIn['access_token']))
  await expect(exportOne).toBeVisible()
  await expect(page.getByText(exportRefusal)).toHaveCount(0)
  const one = page.waitForEvent('download')
  await exportOne.press('Enter')
  expect((await one).suggestedFilename()).toBe(`${email}.json`)
  const known = JSON.parse(readFileSync(await (await one).path(), 'utf8')) as { timeline: unknown[] }
  expect(known).toMatchObject({ email, name: 'Mary' })
  expect(known.timeline.length).toBeGreaterThan(0)

  await page.goto('/admin/leads?view=everyone')
  await exportAll.click()
  const list = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect(readFileSync(await (await list).path(), 'utf8')).toContain(email)
})
