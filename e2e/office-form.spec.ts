import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { newAddress } from './quiz.ts'
import { officeEnv, officeOwner, openOffice, signInAt } from './sign-in-office.ts'

test.use({ serverEnv: { ...officeEnv }, contextOptions: { reducedMotion: 'reduce' } })

/** Adds somebody by hand and stays at their contact. */
async function addLead(page: Page, email: string): Promise<void> {
  await page.goto('/admin/leads/new')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Add' }).click()
  await expect(page).toHaveURL(/\/admin\/leads\/[\da-f-]{36}/)
}

test('what is written in a form stays through a reload and the end of the session', async ({
  page,
  site,
}) => {
  await openOffice(page, site)
  await addLead(page, newAddress())
  const { pathname } = new URL(page.url())
  const step = page.getByRole('region', { name: 'Next step' }).getByRole('textbox').first()
  const reach = page.getByRole('region', { name: 'Reach them' })
  await step.fill('Send the offer')
  await reach.getByRole('button', { name: 'Edit' }).click()
  await reach.getByLabel('Company').fill('Lund & Sons')
  await page.reload()
  await expect(step).toHaveValue('Send the offer')
  await expect(reach.getByLabel('Company')).toHaveValue('Lund & Sons')
  // The session ends elsewhere: nobody has signed out here, and nothing is forgotten.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes('auth')) localStorage.removeItem(key)
  })
  await page.goto('/robots.txt')
  await signInAt(page, officeOwner, pathname)
  await expect(step).toHaveValue('Send the offer')
  await reach.getByRole('button', { name: 'Save' }).click()
  await expect(reach).toContainText('Edit')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(reach.getByLabel('Company')).toHaveCount(0)
})

test('a fault is shown at its field, also one that only the server finds', async ({ page, site, faults }) => {
  faults.expect(/status of 422/)
  await openOffice(page, site, '/admin/leads/new')
  const email = page.getByLabel('Email')
  await page.getByRole('button', { name: 'Add' }).click()
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
  await expect(email).toBeFocused()
  await expectAccessible(page, 'a form with a fault', { widths: [360, 1280] })
  await email.fill(newAddress())
  await expect(email).not.toHaveAttribute('aria-invalid')
  await expect(page.getByLabel('Note')).toHaveAttribute('maxlength', '5000')
  await page.route('**/functions/v1/create-contact', (route) =>
    route.fulfill({
      status: 422,
      json: {
        error: 'Please check the phone number.',
        code: 'invalid',
        issues: [{ path: 'phone', message: 'This number has no country' }],
      },
    }),
  )
  await page.getByLabel('Phone').fill('0123')
  await page.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription('This number has no country')
  await expect(page.getByLabel('Phone')).toBeFocused()
  await expect(page.getByLabel('Phone')).toHaveValue('0123')
})
