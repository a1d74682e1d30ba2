import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { newAddress } from './quiz.ts'
import { openOffice } from './sign-in-office.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const place = (page: Page) => page.getByRole('main').locator('.head__eyebrow')
const rows = (page: Page) => page.getByRole('table', { name: 'Leads' }).locator('tbody tr')

test('list navigation keeps its list after an answered contact leaves it, after a reload, and while typing', async ({
  page,
  site,
  request,
}) => {
  const tag = `n${Date.now().toString(36)}`
  // They ask one after another: who asked first waits longest.
  for (const name of ['Ada', 'Bea', 'Cal', 'Dan']) {
    const data = {
      name: `${name} ${tag}`,
      email: newAddress(),
      source: 'ai_employee',
      phone: '+1 555 0100 00',
    }
    expect((await request.post('/functions/v1/subscribe-contact', { data })).status()).toBe(200)
  }
  await openOffice(page, site, `/admin/leads?view=waiting&q=${tag}`)
  await expect(rows(page)).toHaveCount(4)
  await page.getByRole('link', { name: `Ada ${tag}`, exact: true }).click()
  await expect(place(page)).toContainText('Leads: 1 of 4.')

  await page.keyboard.press('a')
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Marked as answered')
  await expect(page.getByText(/Waiting \d/)).toHaveCount(0)
  await expect(place(page)).toContainText('Leads: 1 of 4.')
  await page.keyboard.press('j')
  await expect(heading(page)).toHaveText(`Bea ${tag}`)
  await expect(place(page)).toContainText(`Leads: 2 of 4. k Previous: Ada ${tag} j Next: Cal ${tag}`)
  await page.reload()
  await expect(place(page)).toContainText(`Leads: 2 of 4. k Previous: Ada ${tag} j Next: Cal ${tag}`)

  // Escape leaves the text, which stays, and navigation continues.
  await page.keyboard.press('r')
  const message = page.getByRole('textbox', { name: 'Message' })
  await expect(message).toBeFocused()
  await page.keyboard.type('Half a sentence')
  await page.keyboard.press('Escape')
  await expect(message).not.toBeFocused()
  await expect(heading(page)).toHaveText(`Bea ${tag}`)
  await page.keyboard.press('k')
  await expect(heading(page)).toHaveText(`Ada ${tag}`)
  await page.keyboard.press('j')
  await expect(heading(page)).toHaveText(`Bea ${tag}`)
  await expect(message).toHaveValue(/Half a sentence/)
  await message.press('Escape')

  // The list is current, and opening a contact starts a new list navigation.
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`/admin/leads?view=waiting&q=${tag}`)
  await expect(rows(page)).toHaveCount(3)
  await page.getByRole('link', { name: `Cal ${tag}`, exact: true }).click()
  await expect(place(page)).toContainText('Leads: 2 of 3.')
})
