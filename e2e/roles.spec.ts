import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { AdminRole } from '#domain/role'
import { runCommand } from '#server/cli/run-command'
import type { ServerProcess } from '#test/server-process'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { signInAt } from './sign-in-office.ts'

const owner = { email: 'owner@example.com', password: 'a passphrase of green kettles' }
const password = 'another row of quiet harbours'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  serverEnv: { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password },
})

/** Somebody of that role, made as `npm run admin` does, at the back office's first page. */
async function openAs(page: Page, site: ServerProcess, role: AdminRole): Promise<void> {
  const email = `${role}@example.com`
  const env = { databaseUrl: undefined, dataDir: site.dataDir }
  if (role !== 'owner') await runCommand(env, 'make-admin', { email, password, role })
  await signInAt(page, role === 'owner' ? owner : { email, password }, '/admin')
  await expect(page.getByRole('region', { name: 'Connections' }).getByRole('listitem')).toHaveCount(9)
}

const buttons = (page: Page) => page.getByRole('main').getByRole('button')

/** The case studies' tools, with the manager open. */
async function openManager(page: Page): Promise<void> {
  await page.goto('/case-studies?admin=true')
  await page.mouse.move(100, 100)
  await page.getByRole('button', { name: 'Show Case Study Manager' }).click()
  await expect(page.locator('.desk__study')).toHaveCount(3)
}

test('a viewer sees everything, and no button that changes anything', async ({ page, request, site }) => {
  const testimonial = {
    name: 'Grace',
    testimonial: 'It holds.',
    category: 'business-coaching',
    consent: true,
  }
  await request.post('/functions/v1/submit-testimonial', { data: testimonial })
  await request.post('/auth/v1/recover', { data: { email: owner.email } })
  const mails = () => globSync('*.eml', { cwd: join(site.dataDir, 'mail') })
  await expect.poll(() => mails().filter((name) => name.startsWith('recovery-mail.'))).toHaveLength(1)

  await openAs(page, site, 'viewer')
  await expect(buttons(page)).toHaveCount(0)
  const screens = page.getByRole('navigation', { name: 'Back office' })
  await screens.getByRole('link', { name: /^Deliveries/ }).click()
  const kept = page.getByRole('region', { name: 'Copies of mail' })
  await expect(kept).toBeVisible()
  await expect(kept.getByText('Set a new password')).toHaveCount(0)

  await page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: /^Testimonials/ })
    .click()
  const grace = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Grace' })
  await expect(grace).toBeVisible()
  await expect(page.getByText('Others’ changes show at once')).toBeVisible()
  await expect(buttons(page)).toHaveCount(0)
  await expectAccessible(page, 'the testimonials of a viewer', { widths: [360], schemes: ['light'] })

  await openManager(page)
  await expect(page.locator('.desk').getByRole('button')).toHaveText(['Hide Case Study Manager'])
  await expect(page.locator('.desk').getByRole('textbox')).toHaveCount(0)
  await expectAccessible(page, 'the case studies of a viewer', { widths: [1280], schemes: ['light'] })
})

test('an editor moderates, and manages the case studies', async ({ page, request, site }) => {
  const testimonial = {
    name: 'Heidi',
    testimonial: 'It holds.',
    category: 'business-coaching',
    consent: true,
  }
  await request.post('/functions/v1/submit-testimonial', { data: testimonial })
  await openAs(page, site, 'editor')
  await page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: /^Testimonials/ })
    .click()
  const heidi = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Heidi' })
  await heidi.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('updated successfully')

  await openManager(page)
  await expect(page.getByRole('button', { name: 'Update Case Study' })).toHaveCount(3)
  for (const name of ['Show Add Form', 'Fix All Thumbnails'])
    await expect(page.getByRole('button', { name })).toBeVisible()
})

test('a viewer who opens a screen for adding leads reads who may', async ({ page, site }) => {
  await openAs(page, site, 'viewer')
  for (const path of ['/admin/leads/new', '/admin/leads/import']) {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText('Only an editor or an owner can add leads.')
    await expect(page.getByRole('link', { name: 'Back to the leads' })).toBeVisible()
  }
})
