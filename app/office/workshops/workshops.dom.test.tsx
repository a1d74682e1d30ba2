import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { workshopFacts } from '#content/facts/facts'
import { allConnected, createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { openPage } from '#test/open-page.tsx'
import { said } from '#test/until-says'

const { attendees } = workshopFacts.free

async function register(database: TestDatabase, name: string, workshop: string): Promise<void> {
  const email = `${name.toLowerCase().replace(' ', '.')}@example.com`
  const answer = await createTestApp(database).post(workshop, { name, email, company: 'Example Works' })
  expect(answer.status, answer.body.error).toBe(200)
}

test('without registrations and link the headline tells an owner to add the link', async () => {
  const { screen } = await openPage(await testDatabase(), '/admin/workshops', { role: 'owner' })
  await screen.findByRole('heading', {
    level: 1,
    name: /^No sign-ups yet\. Add the Zoom link\.$/,
  })
  const main = within(screen.getByRole('main'))
  main.getByText('Confirmation emails have no Zoom link.')
  const link = main.getByRole('link', { name: 'Add link' })
  expect(link.getAttribute('href')).toBe('/admin/settings/connections')
  main.getByRole('heading', { name: 'Past sessions' })
  main.getByText('None yet.')
})

test('an editor, who may not change connections, sees that the link is missing and no link to its setting', async () => {
  const { screen } = await openPage(await testDatabase(), '/admin/workshops', { role: 'editor' })
  await screen.findByRole('heading', { level: 1, name: /The Zoom link is missing\.$/ })
  screen.getByText('Confirmation emails have no Zoom link.')
  expect(screen.queryByRole('link', { name: 'Add link' })).toBeNull()
})

test('with its link a session without registrations shows neither a waiting list in its headline nor confirmed seats', async () => {
  const { screen } = await openPage(await testDatabase(), '/admin/workshops', {
    role: 'owner',
    app: { outside: { connected: allConnected } },
  })
  const heading = await screen.findByRole('heading', { level: 1, name: /^No sign-ups yet/ })
  expect(said(heading)).toBe('No sign-ups yet.')
  screen.getByText('No waiting list.')
  expect(screen.queryByText(/Zoom link/)).toBeNull()
})

test('an owner sees a session’s seats and waiting list, and exports the session', async () => {
  const database = await testDatabase()
  // One network gets three seats a day, so the fourth registration is on the waiting list.
  for (const name of ['Ada Lovelace', 'Grace Hopper', 'Mary Jackson', 'Wanda Waits'])
    await register(database, name, 'register-free-workshop')
  let exported: unknown
  const { screen, user, router } = await openPage(database, '/admin/workshops', {
    role: 'owner',
    app: { outside: { connected: allConnected } },
    intercept(path, { body }) {
      if (path !== '/functions/v1/create-export') return undefined
      exported = JSON.parse(body as string)
      return Response.json({ data: { url: '#downloaded' } })
    },
  })
  const heading = await screen.findByRole('heading', { level: 1, name: /seats are taken/ })
  expect(said(heading)).toContain(`3 of ${attendees} seats are taken.`)
  expect(said(heading)).toContain('One person waits for a seat.')
  const rows = () => within(screen.getByRole('main')).getAllByRole('row').slice(1)
  expect(rows().map(said)).toEqual([expect.stringContaining(`3 of ${attendees}`)])
  within(screen.getByRole('main')).getByRole('link', { name: /^Free workshop ?4$/ })

  await user.keyboard('j')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/admin\/workshops\/20.*Z$/))
  const startsAt = decodeURIComponent(router.state.location.pathname.split('/').at(-1) ?? '')
  await waitFor(() => expect(rows()).toHaveLength(3))
  expect(said(rows()[0]!)).toMatch(/Ada Lovelace.*not confirmed yet/)
  await user.click(screen.getByRole('link', { name: /^Waiting list ?1$/ }))
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(said(rows()[0]!)).toContain('their network had used its three a day')
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(exported).toEqual({ what: 'attendees', workshop: 'free', startsAt }))

  await user.click(screen.getByRole('link', { name: 'Wanda Waits' }))
  await screen.findByRole('heading', { level: 1, name: 'Wanda Waits' })
  await router.navigate('/admin/workshops/not-a-session')
  await screen.findByRole('heading', { level: 1, name: 'This is no session.' })
})

test('a viewer sees the readiness workshop’s registrations without an export', async () => {
  const database = await testDatabase()
  await register(database, 'Hye-jin Park', 'register-workshop')
  const { screen, user } = await openPage(database, '/admin/workshops', { role: 'viewer' })
  await user.click(await screen.findByRole('link', { name: /^Readiness workshop ?1$/ }))
  const heading = await screen.findByRole('heading', { level: 1, name: /has registered/ })
  expect(said(heading)).toMatch(/^One person has registered\. ?Zoom has the dates\.$/)
  expect(said(screen.getByRole('row', { name: /Hye-jin Park/ }))).toContain('not in Zoom yet')
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
})
