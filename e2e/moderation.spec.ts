import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { officeOwner, signInAt } from './sign-in-office.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function openAsAdmin(page: Page): Promise<void> {
  await signInAt(page, officeOwner, '/admin/testimonials?tab=pending')
  await expect(page.getByText('Changes by others appear automatically.')).toBeAttached()
}

async function submit(request: APIRequestContext, name: string): Promise<void> {
  const answer = await request.post('/functions/v1/submit-testimonial', {
    data: { name, testimonial: `${name} says it holds.`, category: 'business-coaching', consent: true },
  })
  expect(answer.status()).toBe(200)
}

const row = (page: Page, name: string) => page.getByRole('listitem', { name })

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })

test('one admin’s approval shows for other admins without a reload, and for visitors', async ({
  page,
  request,
  browser,
  site,
}) => {
  const name = `Grace ${randomUUID().slice(0, 8)}`
  const words = `${name} says it holds.`
  await openAsAdmin(page)
  const context = await browser.newContext({ baseURL: site.url })
  const other = await context.newPage()
  await openAsAdmin(other)

  await submit(request, name)
  await expect(row(page, name)).toBeVisible()
  await expect(row(other, name)).toBeVisible()

  await row(page, name).getByRole('button', { name: 'Approve' }).click()
  await expect(toasts(page)).toContainText('Testimonial status updated successfully')
  await expect(row(page, name)).toBeHidden()
  await expect(row(other, name)).toBeHidden()
  for (const path of ['/', '/testimonials', '/testimonials?category=business-coaching']) {
    await expect.poll(async () => (await request.get(path)).text()).toContain(words)
  }
  await other.getByRole('tab', { name: 'Approved' }).click()
  await row(other, name).getByRole('button', { name: 'Unapprove' }).click()
  await page.getByRole('tab', { name: 'Pending Approval' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Approved' })).toBeFocused()
  await expect(row(page, name)).toBeHidden()
  await expect.poll(async () => (await request.get('/')).text()).not.toContain(words)
  await context.close()

  // A link to one testimonial stays on its tab after the approval.
  await page.getByRole('tab', { name: 'Pending Approval' }).click()
  const id = await row(page, name).getAttribute('data-row')
  await page.goto(`/admin/testimonials?one=${id}`)
  await row(page, name).getByRole('button', { name: 'Approve' }).click()
  await expect(toasts(page)).toContainText('Testimonial status updated successfully')
  await expect(row(page, name)).toBeHidden()
  await expect(page.getByRole('tab', { name: 'Pending Approval' })).toHaveAttribute('aria-selected', 'true')
})
