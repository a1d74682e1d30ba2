import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTestApp } from '#test/app'
import { putContact } from '#test/contacts'
import { testDatabase } from '#test/database'
import { exampleBodies } from '#test/examples'
import { openPage } from '#test/open-page.tsx'
import { said } from '#test/until-says'

test('filters by source, form, workshop and newsletter are chosen in the sheet and shown as chips', async () => {
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

test('leads are filtered by answers of the chosen form, and choosing another form clears them', async () => {
  const database = await testDatabase()
  const { post } = createTestApp(database)
  const scorecard = exampleBodies['send-score-email'] as { formData: object }
  for (const [email, leadHandling] of [
    ['ada@example.com', 'missed'],
    ['ben@example.com', 'fully-auto'],
  ]) {
    const formData = { ...scorecard.formData, email, leadHandling }
    const sent = { ...scorecard, submissionId: crypto.randomUUID(), formData }
    expect((await post('send-score-email', sent)).status).toBe(200)
  }

  const { screen, user } = await openPage(database, '/admin/leads?view=everyone', { role: 'owner' })
  const rows = (count: number) => waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(count + 1))
  await rows(2)
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }))
  expect(sheet.queryByRole('group', { name: 'Their answers' })).toBeNull()
  await user.selectOptions(sheet.getByLabelText('Form'), 'Scorecard')
  await user.selectOptions(sheet.getByLabelText('What happens to a new lead?'), 'Some are missed')
  await rows(1)
  expect(screen.getAllByRole('button', { name: /Remove/i, hidden: true }).map(said)).toContainEqual(
    expect.stringMatching(/Answered: ?Some are missed/),
  )
  await user.selectOptions(sheet.getByLabelText('Form'), 'Contact')
  await waitFor(() => expect(screen.queryByText('Some are missed')).toBeNull())
})
