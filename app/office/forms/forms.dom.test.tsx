import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { openPage } from '#test/open-page.tsx'
import { untilSays } from '#test/until-says'

async function submit(database: TestDatabase, name: string, given: object) {
  const { status, body } = await createTestApp(database, { isConnected: false }).post(name, {
    submissionId: crypto.randomUUID(),
    ...given,
  })
  expect(status, body.error).toBe(200)
}

/** As a machine does: with the field in it that no person sees. */
const submitAsMachine = (database: TestDatabase, name: string) =>
  submit(database, 'subscribe-contact', {
    name,
    email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
    company: 'Example Engines',
    topic: 'x',
  })

const testimonial = {
  name: 'A stranger',
  testimonial: 'Recalls went from one head into a list.',
  category: 'business-coaching',
  consent: true,
}

test('a submission of unknown origin is assigned to somebody who is searched for', async () => {
  const database = await testDatabase()
  const email = 'malik@example.com'
  await submit(database, 'subscribe-contact', { name: 'Malik Ferreira', email, company: 'Northgate' })
  await submit(database, 'submit-testimonial', testimonial)
  const { screen, user, router } = await openPage(database, '/admin/forms?view=without_address', {
    role: 'owner',
  })
  const row = await screen.findByRole('row', { name: /Testimonial/ })
  await user.click(within(row).getByRole('link', { name: 'Testimonial' }))
  await user.type(await screen.findByLabelText('Whose is it?'), email)
  await user.click(await screen.findByRole('button', { name: /^Join.*Malik Ferreira/ }))
  await screen.findByText('Everything belongs to somebody.')
  // Its address leads to it, whatever the list beside it shows.
  const one = new URLSearchParams(router.state.location.search).get('one')
  await router.navigate(`/admin/forms?view=received&form=newsletter&one=${one}`)
  const detail = () => screen.getAllByRole('complementary').at(-1)!
  await untilSays(detail, testimonial.testimonial)
})

test('a viewer finds no buttons', async () => {
  const database = await testDatabase()
  await submitAsMachine(database, 'Ada Person')
  const { screen } = await openPage(database, '/admin/forms', { role: 'viewer' })
  await screen.findByText('The hidden field is filled in.')
  for (const name of ['Release', 'Reject']) expect(screen.queryAllByRole('button', { name })).toEqual([])
  expect(screen.queryAllByRole('checkbox')).toEqual([])
})
