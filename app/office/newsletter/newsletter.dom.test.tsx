import { cleanup, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { deliveries } from '#server/db/schema/deliveries'
import { issueSubscriptionToken } from '#server/queries/newsletter/newsletter.server'
import { createTestApp } from '#test/app'
import { testDatabase } from '#test/database'
import { ask, subscribe } from '#test/newsletter'
import { openPage } from '#test/open-page.tsx'
import { said, untilSays } from '#test/until-says'

test('an owner lists and exports subscribed, unconfirmed and unsubscribed newsletter addresses', async () => {
  const database = await testDatabase()
  await subscribe(database, { name: 'Ada Lovelace', email: 'ada@example.com' })
  await ask(database, { name: 'Grace Hopper', email: 'grace@example.com' })
  const mary = await subscribe(database, { name: 'Mary Left', email: 'mary@example.com' })
  const token = await issueSubscriptionToken(database.db, mary.id, new Date())
  await createTestApp(database).post('change-subscription', { token, state: 'unsubscribed' })
  let exported: unknown
  const { screen, user, router } = await openPage(database, '/admin/newsletter', {
    role: 'owner',
    intercept(path, { body }) {
      if (path !== '/functions/v1/create-export') return undefined
      exported = JSON.parse(body as string)
      return Response.json({ data: { url: '#downloaded' } })
    },
  })
  const heading = await screen.findByRole('heading', { level: 1, name: /subscribed/ })
  expect(said(heading)).toMatch(/^One person is subscribed\. ?One more hasn’t confirmed yet\.$/)
  const rows = () => within(screen.getByRole('main')).getAllByRole('row').slice(1)
  expect(rows().map(said)).toEqual([expect.stringMatching(/Ada Lovelace.*Confirmed/)])
  await user.click(screen.getByRole('link', { name: /^Unconfirmed ?1$/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?view=pending'))
  await waitFor(() => expect(said(rows()[0]!)).toContain('Grace Hopper'))
  await user.click(screen.getByRole('link', { name: 'Everyone' }))
  await waitFor(() => expect(rows()).toHaveLength(3))
  await untilSays(screen.getByRole('main'), /2 of 3 confirmed.*, in the last 60 days\./)
  await user.type(screen.getByRole('searchbox'), 'hopper')
  await waitFor(() => expect(rows()).toHaveLength(1))

  await user.click(screen.getByRole('button', { name: 'Export' }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.click(sheet.getByRole('radio', { name: /^Unsubscribed/ }))
  await user.click(sheet.getByRole('radio', { name: /^Mailchimp/ }))
  await user.click(sheet.getByRole('button', { name: 'Download' }))
  await waitFor(() =>
    expect(exported).toEqual({ what: 'subscribers', format: 'mailchimp', state: 'unsubscribed' }),
  )
})

test('a newsletter without sign-ups has nothing to search, filter or export', async () => {
  const { screen } = await openPage(await testDatabase(), '/admin/newsletter', { role: 'owner' })
  await screen.findByRole('heading', { level: 1, name: 'No subscribers yet.' })
  const main = within(screen.getByRole('main'))
  main.getByText('Share the sign-up page to get your first subscriber.')
  expect(main.queryByRole('searchbox')).toBeNull()
  expect(main.queryByRole('combobox')).toBeNull()
  expect(main.queryByRole('navigation')).toBeNull()
  expect(main.queryByRole('heading', { name: 'Where they came from' })).toBeNull()
  expect(main.queryByRole('button', { name: 'Export' })).toBeNull()
})

test('the copy button copies the newsletter page’s address, before and after the first subscriber', async () => {
  const database = await testDatabase()
  const page = new URL('/newsletter', location.href).href
  const before = await openPage(database, '/admin/newsletter', { role: 'owner' })
  await before.user.click(await before.screen.findByRole('button', { name: 'Copy sign-up link' }))
  await before.screen.findByText('Sign-up link copied.')
  expect(await navigator.clipboard.readText()).toBe(page)
  cleanup()
  await subscribe(database)
  const after = await openPage(database, '/admin/newsletter', { role: 'viewer' })
  await navigator.clipboard.writeText('')
  await after.user.click(await after.screen.findByRole('button', { name: 'Copy sign-up link' }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(page))
})

test('the headline has no second half when everybody has confirmed', async () => {
  const database = await testDatabase()
  await subscribe(database)
  const { screen } = await openPage(database, '/admin/newsletter', { role: 'editor' })
  await screen.findByRole('heading', { level: 1, name: 'One person is subscribed.' })
})

test('an unconfirmed sign-up shows that its mail is not sent yet, and links to the lead', async () => {
  const database = await testDatabase()
  await ask(database, { name: 'Grace Hopper', email: 'grace@example.com' })
  await database.db.update(deliveries).set({ state: 'not_connected' })
  const { screen, user } = await openPage(database, '/admin/newsletter?view=pending', { role: 'owner' })
  await screen.findByText('The email with the link is not sent yet.')
  await user.keyboard('j')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Grace Hopper' }))
  await user.keyboard('{Enter}')
  await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' })
})

test('a viewer sees the newsletter’s subscribers without an export', async () => {
  const database = await testDatabase()
  await subscribe(database, { name: 'Ada Lovelace', email: 'ada@example.com' })
  const { screen } = await openPage(database, '/admin/newsletter', { role: 'viewer' })
  await screen.findByText('Ada Lovelace')
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
})
