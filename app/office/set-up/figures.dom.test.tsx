import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { figuresCopy as copy } from '#content/office/figures'
import { contentEditor } from '#test/content-editor'
import { testDatabase } from '#test/database'
import { replaceText } from '#test/in-browser'
import { openPage } from '#test/open-page.tsx'
import { untilSays } from '#test/until-says'

test('an owner replaces a sample figure and its source, and only changed fields are published', async () => {
  const database = await testDatabase()
  const { screen, user } = await openPage(database, '/admin/settings/business', { role: 'owner' })
  const form = within(await screen.findByRole('form', { name: copy.title }))
  const summary = (claim: keyof typeof copy.names) =>
    form.getByText(new RegExp(`^${copy.names[claim]}:`), { selector: 'summary span' })
  const row = (claim: keyof typeof copy.names) => within(summary(claim).closest('details')!)
  const published = async () =>
    ((await contentEditor(database).current()) as { published: { overlay: object } | null }).published
      ?.overlay

  await user.click(summary('teamHours'))
  const hours = row('teamHours').getByLabelText<HTMLInputElement>(copy.values.workshop_hoursWeekly)
  await replaceText(user, hours, 'nine')
  await user.click(form.getByRole('button', { name: copy.save }))
  await form.findByText(copy.noNumber)
  expect(document.activeElement).toBe(hours)
  expect(await published()).toBeUndefined()

  await replaceText(user, hours, '9')
  await user.click(summary('owners'))
  await replaceText(user, row('owners').getByLabelText(copy.values.owners), '40+')
  await replaceText(user, row('owners').getByLabelText(/^Source and size/), '43 owners')
  await user.click(form.getByRole('button', { name: copy.save }))
  await untilSays(document.body, copy.saved)
  expect(await published()).toEqual({
    claims: { owners: '40+', workshop: { hoursWeekly: 9 } },
    counting: { owners: { whose: '43 owners' } },
  })
})
