import { fireEvent, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTestApp } from '#test/app'
import { putContact } from '#test/contacts'
import { testDatabase } from '#test/database'
import { openPage } from '#test/open-page.tsx'

test('search ranks a screen before people who match only in a note, and after people who match by name', async () => {
  const database = await testDatabase()
  const id = await putContact(database, { email: 'ada@example.com', name: 'Ada' })
  await putContact(database, { email: 'eva@example.com', name: 'Eva Testimer' })
  const noted = await createTestApp(database, { role: 'owner' }).post('add-note', {
    id,
    kind: 'note',
    text: 'Wrote a testimonial.',
  })
  expect(noted.status, noted.body.error).toBe(200)
  const { screen, user } = await openPage(database, '/admin', { role: 'owner' })
  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: 'Search or run a command' })
  const first = async (text: string, person: RegExp) => {
    fireEvent.change(field, { target: { value: text } })
    const list = await screen.findByRole('listbox')
    await within(list).findByRole('option', { name: person })
    return within(list).getAllByRole('option')[0]?.textContent
  }
  expect(await first('testimo', /Ada/)).toMatch(/^Testimonials/)
  expect(await first('testim', /Eva/)).toMatch(/^Eva Testimer/)
})

test('search offers to add a lead below the people found, unless the text names a screen or a command', async () => {
  const database = await testDatabase()
  await putContact(database, { email: 'ida@example.com', name: 'Ida Settings', company: 'Undo Import' })
  const { screen, user, router } = await openPage(database, '/admin', { role: 'owner' })
  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: 'Search or run a command' })
  const findingsFor = async (text: string) => {
    fireEvent.change(field, { target: { value: text } })
    const list = await screen.findByRole('listbox')
    // A person is disabled until the search for this text has ended.
    const person = () => within(list).getByRole('option', { name: /^Ida/ })
    await waitFor(() => expect(person().getAttribute('aria-disabled')).not.toBe('true'))
    return within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  }
  const ida = expect.stringMatching(/^Ida Settings/)
  expect(await findingsFor('ida')).toEqual([ida, 'Add a lead named “ida”'])
  expect(await findingsFor('undo')).toEqual([ida, 'Undo the last changeu'])
  expect(await findingsFor('import')).toEqual([ida, 'ImportLeads'])
  expect(await findingsFor('settings')).not.toContain('Add a lead named “settings”')
  await findingsFor('import')
  await user.click(screen.getByRole('option', { name: /^Import/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/leads/import'))
})
