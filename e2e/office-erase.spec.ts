import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { officeEnv, openOffice } from './sign-in-office.ts'

test.use({ serverEnv: { ...officeEnv, RATE_LIMITS: 'off' }, contextOptions: { reducedMotion: 'reduce' } })

/** Has the office do something; answers its data. */
async function act(page: Page, name: string, body: object): Promise<Record<string, unknown>> {
  return page.evaluate(
    async ([path, sent]) => {
      const stored = localStorage.getItem('site-auth') ?? '{}'
      const { access_token: token } = JSON.parse(stored) as { access_token: string }
      const answer = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: sent,
      })
      return ((await answer.json()) as { data: Record<string, unknown> }).data
    },
    [`/functions/v1/${name}`, JSON.stringify(body)] as const,
  )
}

const zelda = { email: 'zelda.quist@example.com', name: 'Zelda Quist', company: 'Quist Bakery' }

async function putBoth(page: Page): Promise<string> {
  const { id } = await act(page, 'create-contact', { ...zelda, note: 'Met at the fair.' })
  const { id: bob } = await act(page, 'create-contact', { email: 'bob@example.com', name: 'Bob Miller' })
  await act(page, 'add-note', {
    id: bob,
    kind: 'note',
    text: 'His partner is Zelda Quist, zelda.quist@example.com.',
  })
  await act(page, 'update-contacts', { ids: [bob], next_step: 'Ring Zelda Quist' })
  return String(id)
}

test('a person is erased once every mention of them is decided about', async ({ page, site }) => {
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

test('an address is looked up and erased by keyboard, and adding it again has to be confirmed', async ({
  page,
  site,
  faults,
}) => {
  faults.expect(/status of 409/)
  await openOffice(page, site, '/admin/leads/erase')
  await act(page, 'create-contact', zelda)
  const field = page.getByLabel('Their address')
  await field.fill('nobody')
  await field.press('Enter')
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await field.fill('ZELDA.quist@example.com')
  await field.press('Enter')
  await expect(page.getByRole('heading', { name: 'Zelda Quist' })).toBeVisible()
  // No address stands in the page's own.
  expect(page.url()).not.toContain('zelda')
  const erase = page.getByRole('button', { name: 'Erase everything' })
  await erase.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase everything' }).press('Enter')
  await expect(page.getByText('Erased.')).toBeVisible()

  await page.goto('/admin/leads/new')
  await page.getByLabel('Email').fill(zelda.email)
  await page.getByRole('button', { name: 'Add' }).click()
  await expect(
    page.getByText(/^This address was erased here on .+ Add it again only if they have asked you to\.$/),
  ).toBeVisible()
  await page.getByLabel('They have asked to be added again').check()
  await page.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(zelda.email)
})

test('an editor is told that only an owner can erase', async ({ page, site }) => {
  await openOffice(page, site, '/admin/leads/erase', 'editor')
  await expect(page.getByText('Only an owner can erase somebody.')).toBeVisible()
  await expect(page.getByLabel('Their address')).toHaveCount(0)
})
