import type { Page } from '@playwright/test'
import type { AdminRole } from '#domain/role'
import { runCommand } from '#server/cli/run-command'
import type { ServerProcess } from '#test/server-process'
import { expect, untilHydrated } from './fixtures.ts'
import { officeOwner } from './usual-env.ts'

export { officeOwner }

/** Settings for `serverEnv` that give the file its own site, with this owner. */
export const officeEnv = { ADMIN_EMAIL: officeOwner.email, ADMIN_PASSWORD: officeOwner.password }

/** Signs in an account with that role, which is created if it is no owner, and opens an office address. */
export async function openOffice(
  page: Page,
  site: ServerProcess,
  path = '/admin',
  role: AdminRole = 'owner',
): Promise<void> {
  const { password } = officeOwner
  const email = role === 'owner' ? officeOwner.email : `${role}@example.com`
  if (role !== 'owner') {
    const env = { databaseUrl: undefined, dataDir: site.dataDir }
    await runCommand(env, 'make-admin', { email, password, role })
  }
  await signInAt(page, { email, password }, path)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
}

/** Signs in with an existing account, and waits until `path` is open. */
export async function signInAt(
  page: Page,
  { email, password }: typeof officeOwner,
  path: string,
): Promise<void> {
  await page.goto(path)
  await expect(page).toHaveURL(`/auth?${new URLSearchParams({ next: path })}`)
  await untilHydrated(page)
  await page.getByLabel('Email').fill(email)
  await page.locator('[name=password]').fill(password)
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(path)
}
