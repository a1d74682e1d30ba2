import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { openPage } from '#test/open-page.tsx'
import { untilSays } from '#test/until-says'

const zelda = { email: 'zelda.quist@example.com', name: 'Zelda Quist', company: 'Quist Bakery' }

async function put(database: TestDatabase, name: string, body: object): Promise<string> {
  const answer = await createTestApp(database, { role: 'editor' }).post(name, body)
  expect(answer.status, answer.body.error).toBe(200)
  return (answer.body['data'] as { id: string }).id
}

test('erasing a person requires a decision for every mention, and redacts only the chosen ones', async () => {
  const database = await testDatabase()
  const id = await put(database, 'create-contact', { ...zelda, note: 'Met at the fair.' })
  const bob = await put(database, 'create-contact', { email: 'bob@example.com', name: 'Bob Miller' })
  const text = 'His partner is Zelda Quist, zelda.quist@example.com.'
  const app = createTestApp(database, { role: 'editor' })
  await app.post('add-note', { id: bob, kind: 'note', text })
  await app.post('update-contacts', { ids: [bob], next_step: 'Ring Zelda Quist' })
  const { screen, user, router } = await openPage(database, `/admin/leads/${id}`, { role: 'owner' })
  await user.click(await screen.findByRole('link', { name: 'Erase them' }))
  await screen.findByRole('heading', { level: 1, name: 'Erase a person' })
  await screen.findByRole('heading', { name: 'Zelda Quist' })
  await screen.findByText('0 forms, 1 note or reply, 0 emails and other deliveries')
  const erase = screen.getByRole('button', { name: 'Erase everything' }) as HTMLButtonElement
  expect(erase.disabled).toBe(true)
  await screen.findByText('2 mentions waiting for a decision')
  const group = (name: RegExp) => within(screen.getByRole('group', { name }))
  await user.click(group(/^Note on Bob Miller/).getByLabelText('Redact'))
  await user.click(group(/^Next step with Bob Miller/).getByLabelText('Leave it'))
  await user.click(erase)
  const asked = await screen.findByRole('alertdialog')
  await user.click(within(asked).getByRole('button', { name: 'Erase everything' }))
  await screen.findByText('Erased.')
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/leads'))
  await router.navigate(`/admin/leads/${bob}`)
  await screen.findByText('His partner is [erased], [erased].')
  const step = (await screen.findByRole('textbox', { name: 'What' })) as HTMLInputElement
  expect(step.value).toBe('Ring Zelda Quist')
})

test('an address is searched and erased by keyboard, and adding it again must be confirmed', async () => {
  const database = await testDatabase()
  await put(database, 'create-contact', zelda)
  const { screen, user, router } = await openPage(database, '/admin/leads/erase', { role: 'owner' })
  const field = await screen.findByLabelText(/^Their address/)
  await user.type(field, 'nobody{Enter}')
  await screen.findByText('Please enter a valid email address')
  await user.clear(field)
  await user.type(field, 'ZELDA.quist@example.com{Enter}')
  await screen.findByRole('heading', { name: 'Zelda Quist' })
  // The email address does not appear in the page's URL.
  expect(router.state.location.search).not.toContain('zelda')
  screen.getByRole('button', { name: 'Erase everything' }).focus()
  await user.keyboard('{Enter}')
  within(await screen.findByRole('alertdialog'))
    .getByRole('button', { name: 'Erase everything' })
    .focus()
  await user.keyboard('{Enter}')
  await screen.findByText('Erased.')

  await router.navigate('/admin/leads/new')
  await user.type(await screen.findByLabelText(/^Email/), zelda.email)
  await user.click(screen.getByRole('button', { name: 'Add a lead' }))
  await untilSays(
    document.body,
    /This address was erased here on .+ Add it again only if they have asked you to\./,
  )
  await user.click(screen.getByLabelText('They have asked to be added again'))
  await user.click(screen.getByRole('button', { name: 'Add a lead' }))
  await screen.findByRole('heading', { level: 1, name: zelda.email })
})

test('an editor sees that only an owner can erase a person, without a form', async () => {
  const database = await testDatabase()
  const { screen } = await openPage(database, '/admin/leads/erase', { role: 'editor' })
  await screen.findByText('Only an owner can erase somebody.')
  expect(screen.queryByLabelText(/^Their address/)).toBeNull()
})
