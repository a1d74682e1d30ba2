import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTestApp } from '#test/app'
import { putContact } from '#test/contacts'
import { testDatabase } from '#test/database'
import { exampleBodies } from '#test/examples'
import { openPage } from '#test/open-page.tsx'
import { said } from '#test/until-says'

test('source, form, workshop, newsletter and permission are chosen in the sheet and named beside the list', async () => {
  const database = await testDatabase()
  const { post } = createTestApp(database)
  const at = { at: '2026-11-01T09:00:00.000Z', utm_source: 'linkedin' }
  const visit = { first: at, last: at }
  for (const form of ['subscribe-contact', 'register-free-workshop', 'subscribe-newsletter'])
    expect((await post(form, { ...exampleBodies[form], visit })).status).toBe(200)
  await putContact(database, { email: 'ben@example.com', name: 'Ben' })

  const { screen, user, router } = await openPage(database, '/admin/leads?view=everyone', { role: 'owner' })
  const rows = (count: number) => waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(count + 1))
  await rows(2)
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }))
  await user.selectOptions(sheet.getByLabelText('Source'), 'LinkedIn')
  await user.selectOptions(sheet.getByLabelText('Form'), 'Contact')
  await user.selectOptions(sheet.getByLabelText('Newsletter'), 'Unconfirmed')
  const session = await sheet.findByRole('option', { name: /^Friday, / })
  await user.selectOptions(sheet.getByLabelText('Workshop'), session)
  await user.click(sheet.getByRole('button', { name: 'Done' }))
  await rows(1)
  const chips = screen.getAllByRole('button', { name: /Remove/i }).map(said)
  for (const chip of [
    /Source: ?LinkedIn/,
    /Form: ?Contact/,
    /Workshop: ?Friday, /,
    /Newsletter: ?Unconfirmed/,
  ])
    expect(chips).toContainEqual(expect.stringMatching(chip))

  await router.navigate('/admin/leads?view=everyone&mayPublish=1')
  await screen.findByRole('button', { name: /^Permission to publish/ })
  await screen.findByText('Nothing here matches these filters.')
})
