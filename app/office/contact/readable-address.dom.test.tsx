import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contacts } from '#server/db/schema/contacts'
import { putContact } from '#test/contacts'
import { testDatabase } from '#test/database'
import { openPage } from '#test/open-page.tsx'

test('an internationalized domain is shown in Unicode, and saving the lead keeps the stored Punycode address', async () => {
  const database = await testDatabase()
  const id = await putContact(database, { email: 'anna@xn--mller-kva.example', name: 'Anna' })
  const { screen, user } = await openPage(database, `/admin/leads/${id}`, { role: 'owner' })
  const address = await screen.findByRole('link', { name: 'anna@müller.example' })
  expect(address.getAttribute('href')).toBe('mailto:anna@müller.example')
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const company = await screen.findByLabelText('Company')
  await user.type(company, 'Engines')
  const form = company.closest('form')
  if (!form) throw new Error('no form')
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  await expect
    .poll(
      async () =>
        await database.db.select({ email: contacts.email, company: contacts.company }).from(contacts),
    )
    .toEqual([{ email: 'anna@xn--mller-kva.example', company: 'Engines' }])
})
