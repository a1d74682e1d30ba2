import type { Page } from '@playwright/test'
import { addNote } from '#contracts/add-note'
import { createContact } from '#contracts/create-contact'
import { updateContacts } from '#contracts/update-contacts'
import { callFunction } from './call-function.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { officeEnv, openOffice } from './sign-in-office.ts'

test.use({ serverEnv: { ...officeEnv, RATE_LIMITS: 'off' }, contextOptions: { reducedMotion: 'reduce' } })

// The first test erases one of them for ever, the second one the other.
const zora = { email: 'zora.quist@example.com', name: 'Zora Quist', company: 'Quist Bakery' }
const zelda = { email: 'zelda.quist@example.com', name: 'Zelda Quist', company: 'Quist Bakery' }

async function putBoth(page: Page): Promise<string> {
  const known = await callFunction(page, createContact, { ...zelda, note: 'Met at the fair.' })
  const friend = { email: 'bob@example.com', name: 'Bob Miller' }
  const bob = (await callFunction(page, createContact, friend)).body.data.id
  await callFunction(page, addNote, {
    id: bob,
    kind: 'note',
    text: 'His partner is Zelda Quist, zelda.quist@example.com.',
  })
  await callFunction(page, updateContacts, { ids: [bob], next_step: 'Ring Zelda Quist' })
  return known.body.data.id
}

test('a person is erased once every mention is decided', async ({ page, site }) => {
  await openOffice(page, site)
  const id = await putBoth(page)
  await page.goto(`/admin/leads/${id}`)
  await page.getByRole('link', { name: 'Erase them' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erase a person')
  await expect(page.getByRole('heading', { name: 'Zelda Quist' })).toBeVisible()
  await expect(page.getByText('0 forms, 1 note or reply, 0 mails and other deliveries')).toBeVisible()
  await expectAccessible(page, 'the screen that erases')

  const erase = page.getByRole('button', { name: 'Erase everything' })
  await expect(erase).toBeDisabled()
  await expect(page.getByText('2 mentions to decide about')).toBeVisible()
  await page.getByRole('group', { name: 'Note on Bob Miller' }).getByLabel('Cross out').check()
  await page.getByRole('group', { name: 'Next step with Bob Miller' }).getByLabel('Leave it').check()
  await erase.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase everything' }).click()
  await expect(page.getByText('Erased.')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/leads(\?|$)/)

  await page.goto('/admin/leads?q=bob')
  await page.getByRole('link', { name: 'Bob Miller' }).click()
  await expect(page.getByText('His partner is [erased], [erased].')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'What' })).toHaveValue('Ring Zelda Quist')
})

test('an address is searched and erased by keyboard, and adding it again must be confirmed', async ({
  page,
  site,
  faults,
}) => {
  faults.expect(/status of 409/)
  await openOffice(page, site, '/admin/leads/erase')
  await callFunction(page, createContact, zora)
  const field = page.getByLabel('Their address')
  await field.fill('nobody')
  await field.press('Enter')
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await field.fill('ZORA.quist@example.com')
  await field.press('Enter')
  await expect(page.getByRole('heading', { name: 'Zora Quist' })).toBeVisible()
  // No address stands in the page's own.
  expect(page.url()).not.toContain('zora')
  const erase = page.getByRole('button', { name: 'Erase everything' })
  await erase.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase everything' }).press('Enter')
  await expect(page.getByText('Erased.')).toBeVisible()

  await page.goto('/admin/leads/new')
  await page.getByLabel('Email').fill(zora.email)
  await page.getByRole('button', { name: 'Add' }).click()
  await expect(
    page.getByText(/^This address was erased here on .+ Add it again only if they have asked you to\.$/),
  ).toBeVisible()
  await page.getByLabel('They have asked to be added again').check()
  await page.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(zora.email)
})

test('an editor reads that only an owner can erase', async ({ page, site }) => {
  await openOffice(page, site, '/admin/leads/erase', 'editor')
  await expect(page.getByText('Only an owner can erase somebody.')).toBeVisible()
  await expect(page.getByLabel('Their address')).toHaveCount(0)
})
