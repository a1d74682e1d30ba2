import { cleanup, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTestApp } from '#test/app'
import { away } from '#test/away'
import { type TestDatabase, testDatabase } from '#test/database'
import { openPage } from '#test/open-page.tsx'
import { putDelivery } from '#test/put-delivery'
import { said, untilGone, untilSays } from '#test/until-says'

async function submit(database: TestDatabase, name: string, given: object) {
  const { status, body } = await createTestApp(database, { isConnected: false }).post(name, {
    submissionId: crypto.randomUUID(),
    ...given,
  })
  expect(status, body.error).toBe(200)
}

/** Submits the contact form as a bot does, with the honeypot filled in. */
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

test('a quarantined person is released by keyboard, and spam is rejected and restored', async () => {
  const database = await testDatabase()
  for (const name of ['Ada Person', 'Best Links', 'Cheap Links']) await submitAsMachine(database, name)
  let isAway = false
  const { screen, user } = await openPage(database, '/admin/forms?view=held', {
    role: 'owner',
    app: { isConnected: false },
    intercept: (path) => (isAway && path === '/functions/v1/reject-submission' ? away() : undefined),
  })
  await screen.findByRole('heading', { level: 1, name: /Three held back\./ })
  const held = () => screen.getByRole('list', { name: 'Held back' })
  await screen.findByRole('list', { name: 'Held back' })
  const [, , ada] = within(held()).getAllByRole('heading')
  expect(said(ada!.closest('li')!)).toContain('The hidden field is filled in.')
  expect(said(ada!.closest('li')!)).toContain('Ada Person')

  // The newest is first, so the person is third.
  for (let steps = 0; steps < 3; steps += 1) await user.keyboard('j')
  await user.keyboard('a')
  const notifications = screen.getByRole('region', { name: 'Notifications' })
  await untilSays(notifications, 'Released. 1 email to the sender waits for a mail server.')
  await waitFor(() => expect(within(held()).getAllByRole('heading')).toHaveLength(2))

  await user.click(screen.getByRole('checkbox', { name: /Best Links/ }))
  await user.click(screen.getByRole('checkbox', { name: /Cheap Links/ }))
  const bulk = screen.getByRole('region', { name: 'What to do with those chosen' })
  // The selection stays after a failed request.
  isAway = true
  await user.click(within(bulk).getByRole('button', { name: 'Reject 2' }))
  await untilSays(notifications, 'The database is away.')
  isAway = false
  await user.click(within(bulk).getByRole('button', { name: 'Reject 2' }))
  await untilSays(notifications, '2 rejected.')
  await screen.findByText('Nothing is held back.')
  await user.keyboard('u')
  await waitFor(() => expect(within(held()).getAllByRole('heading')).toHaveLength(2))
})

test('Forms opens on what is held back, otherwise on everything, and empty views have no tab', async () => {
  const database = await testDatabase()
  await submit(database, 'subscribe-contact', { name: 'Ada', email: 'ada@example.com', company: 'Engines' })
  const tabs = async (role: 'owner' | 'editor') => {
    const { screen } = await openPage(database, '/admin/forms', { role })
    const nav = await screen.findByRole('navigation', { name: 'Submissions by state' })
    const names = () => within(nav).getAllByRole('link').map(said)
    await waitFor(() => expect(names()).toContain('Everything1'))
    const [open] = within(nav)
      .getAllByRole('link')
      .filter((each) => each.hasAttribute('aria-current'))
    return { names: names(), open: said(open!) }
  }
  expect(await tabs('owner')).toEqual({ names: ['Everything1'], open: 'Everything1' })
  cleanup()
  await submitAsMachine(database, 'Best Links')
  expect(await tabs('editor')).toEqual({ names: ['Everything1', 'Held back1'], open: 'Held back1' })
})

test('a submission is shown verbatim, and one without an address is assigned to a match candidate', async () => {
  const database = await testDatabase()
  const email = 'malik@example.com'
  await submit(database, 'subscribe-contact', { name: 'Malik Ferreira', email, company: 'Northgate' })
  await submit(database, 'submit-testimonial', { ...testimonial, company: 'Northgate' })
  const { screen, user } = await openPage(database, '/admin/forms?view=received&q=Northgate', {
    role: 'owner',
  })
  const row = () => screen.findByRole('row', { name: /Testimonial/ })
  expect(said(await screen.findByRole('row', { name: /Home page form/ }))).toContain(email)
  expect(said(await row())).toContain(testimonial.testimonial)

  const views = screen.getByRole('navigation', { name: 'Submissions by state' })
  await user.click(within(views).getByRole('link', { name: /^Without/ }))
  await waitFor(async () => expect(said(await row())).toContain('Malik Ferreira'))
  expect(said(await row())).toContain('same business name: Northgate')
  await user.click(within(await row()).getByRole('button', { name: /^Join/ }))
  await untilSays(screen.getByRole('region', { name: 'Notifications' }), 'Joined.')
  await untilGone(() => screen.queryByRole('row', { name: /Testimonial/ }))
})

test('a submission without an address is assigned to a lead found by search, and stays reachable by its URL', async () => {
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
  await screen.findByText('Every submission is linked to a lead.')
  // The submission's URL opens it, even beside a list that does not contain it.
  const one = new URLSearchParams(router.state.location.search).get('one')
  await router.navigate(`/admin/forms?view=received&form=newsletter&one=${one}`)
  const detail = () => screen.getAllByRole('complementary').at(-1)!
  await untilSays(detail, testimonial.testimonial)
})

test('the headline counts held mails when no submission is quarantined', async () => {
  const database = await testDatabase()
  await putDelivery(database.db, { kind: 'contact-mail', lane: 'mail', mail: 'visitor', state: 'held' })
  const { screen } = await openPage(database, '/admin/forms?view=held', { role: 'viewer' })
  await screen.findByRole('heading', {
    level: 1,
    name: 'No submission is held back. One email is.',
  })
})

test('the export of submissions has the filters of the current view', async () => {
  const database = await testDatabase()
  await submit(database, 'submit-testimonial', testimonial)
  let exported: unknown
  const { screen, user } = await openPage(
    database,
    '/admin/forms?view=without_address&form=testimonial&q=recalls',
    {
      role: 'owner',
      intercept(path, { body }) {
        if (path !== '/functions/v1/create-export') return undefined
        exported = JSON.parse(body as string)
        return Response.json({ data: { url: '#downloaded' } })
      },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  const received = { isUnassigned: true, form: ['testimonial'] }
  await waitFor(() => expect(exported).toEqual({ what: 'submissions', q: 'recalls', received }))
})

test('a viewer gets no buttons or checkboxes for quarantined submissions', async () => {
  const database = await testDatabase()
  await submitAsMachine(database, 'Ada Person')
  const { screen } = await openPage(database, '/admin/forms?view=held', { role: 'viewer' })
  await screen.findByText('The hidden field is filled in.')
  for (const name of ['Release', 'Reject']) expect(screen.queryAllByRole('button', { name })).toEqual([])
  expect(screen.queryAllByRole('checkbox')).toEqual([])
})
