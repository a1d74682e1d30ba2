import { cleanup, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { connectionHistoryCopy as historyCopy } from '#content/office/connection-history'
import { dataCopy } from '#content/office/data'
import { frameCopy } from '#content/office/frame'
import { settingParts, settingsCopy as copy } from '#content/office/settings'
import { youCopy } from '#content/office/you'
import { followChanges } from '#server/db/changes'
import { addAccount, adminPassword, listen } from '#test/accounts'
import { type TestDatabase, testDatabase } from '#test/database'
import { atAddress, goOffline, replaceText, storedTokens } from '#test/in-browser'
import { openPage } from '#test/open-page.tsx'
import { untilSays, untilUnsaid } from '#test/until-says'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

type Opened = Awaited<ReturnType<typeof openPage>>

/** The row of a group of settings. */
async function rowOf({ screen }: Opened, title: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name: title })
  return heading.closest('li')!
}

/** Opens the form of a group. */
async function change(page: Opened, title: string): Promise<HTMLElement> {
  const row = await rowOf(page, title)
  await page.user.click(within(row).getByRole('button', { name: /^(Set up|Change)/ }))
  return page.screen.findByRole('form', { name: title })
}

test('an invalid setting shows an error without its variable’s name, and a saved one can be undone', async () => {
  const page = await openPage(database, '/admin/settings/business', { role: 'owner' })
  const { user, screen } = page
  const form = within(await change(page, 'Reply promise'))
  const zone = form.getByLabelText<HTMLInputElement>('Time zone')
  await replaceText(user, zone, 'Mars/Olympus')
  await user.click(form.getByRole('button', { name: copy.save }))
  await form.findByText(/time zone must be/)
  expect(document.activeElement).toBe(zone)
  expect(document.body.textContent).not.toContain('BUSINESS_TIMEZONE')

  await replaceText(user, zone, 'Europe/Berlin')
  await user.click(form.getByRole('button', { name: copy.save }))
  const row = await rowOf(page, 'Reply promise')
  await untilSays(() => row, 'Europe/Berlin')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await untilSays(() => row, 'America/New_York')
  await untilSays(() => row, copy.state.byDefault)
})

test('services with a built-in fallback are shown as built in and not counted as missing', async () => {
  const page = await openPage(database, '/admin/settings', { role: 'owner' })
  for (const name of ['Booking link', 'Language model'])
    await untilSays((await rowOf(page, name)).querySelector('.state'), copy.state.builtIn)
  const { connections } = settingParts
  const others = Object.keys(connections.groups).length - 2
  await untilSays(page.screen.getByRole('heading', { level: 1 }), copy.muted(0, others))
})

test('a webhook requires both address and secret, and disconnecting resets both after a confirmation', async () => {
  const page = await openPage(database, '/admin/settings', { role: 'owner' })
  const { user, screen } = page
  const form = within(await change(page, 'Webhook'))
  await replaceText(user, form.getByLabelText('Address to post to'), 'https://hooks.example.com/in')
  await user.click(form.getByRole('button', { name: copy.save }))
  await untilSays(document.body, /a webhook needs its address and the secret/)

  await user.click(form.getByRole('button', { name: copy.makeSecret }))
  await waitFor(() =>
    expect(form.getByLabelText<HTMLInputElement>(/^Signing secret/).value).toMatch(/^whsec_/),
  )
  await user.click(form.getByRole('button', { name: copy.save }))
  const row = await rowOf(page, 'Webhook')
  const state = () => row.querySelector('.state')
  await untilSays(state, copy.state.on)

  const again = within(await change(page, 'Webhook'))
  expect(again.getByLabelText<HTMLInputElement>(/^Signing secret/).value).toBe('')
  await user.click(again.getByRole('button', { name: copy.disconnect }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: copy.disconnect }))
  await untilSays(state, copy.state.off)
})

test('saving a connection tests it at once, and a refused password is shown as not working', async () => {
  let state: 'failed' | 'done' = 'failed'
  const testConnection = async () => [{ name: 'sign-in', state, answer: 'The password was refused.' }]
  const page = await openPage(database, '/admin/settings', {
    role: 'owner',
    app: { outside: { testConnection } },
  })
  const { user } = page
  const title = settingParts.connections.groups['mail']!.title
  const row = await rowOf(page, title)
  const first = within(await change(page, title))
  await user.selectOptions(first.getByLabelText(copy.mail.provider), 'other')
  await user.type(first.getByLabelText('Server'), 'smtp.example.com')
  await user.type(first.getByLabelText('User name'), 'site')
  await user.type(first.getByLabelText(copy.mail.password), 'a wrong one')
  await user.click(first.getByRole('button', { name: copy.save }))
  await untilSays(() => row.querySelector('.state'), historyCopy.isBroken)
  await untilSays(row, 'The password was refused.')
  state = 'done'
  // The server and the user are still filled in, so only the password is typed.
  const again = within(await change(page, title))
  expect(again.getByLabelText<HTMLInputElement>('Server').value).toBe('smtp.example.com')
  await user.type(again.getByLabelText(new RegExp(`^${copy.mail.password}`)), 'the right one')
  await user.click(again.getByRole('button', { name: copy.save }))
  await untilSays(() => row.querySelector('.state'), copy.state.on)
})

test.each([
  ['/admin/settings', copy.ownersOnly],
  ['/admin/settings/business', copy.ownersOnly],
  ['/admin/settings/data', dataCopy.ownersOnly],
])('an editor sees that %s is for owners only', async (path, words) => {
  const { screen } = await openPage(database, path, { role: 'editor' })
  await untilSays(document.body, words)
  expect(screen.queryAllByRole('button', { name: /^(Set up|Change|Make|Back up)/ })).toEqual([])
  expect(screen.queryByRole('button', { name: dataCopy.backups.make })).toBeNull()
})

test('offline, the alerts form cannot be saved and keeps what was typed', async () => {
  const { screen, user } = await openPage(database, '/admin/settings/alerts', { role: 'owner' })
  const { alerts } = youCopy
  const from = () => screen.findByLabelText<HTMLInputElement>(alerts.from)
  await replaceText(user, await from(), '22:00')
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: alerts.save })
  const goOnline = goOffline()
  await untilSays(document.body, youCopy.offline)
  expect(save().matches(':disabled')).toBe(true)
  goOnline()
  await untilUnsaid(document.body, youCopy.offline)
  expect((await from()).value).toBe('22:00')
  expect(save().matches(':disabled')).toBe(false)
})

test('the alerts screen has the site’s address for owners, and only personal alerts for viewers', async () => {
  const siteAddress = { name: 'Alerts to you' }
  const { screen } = await openPage(database, '/admin/settings/alerts', { role: 'owner' })
  await screen.findByRole('heading', siteAddress)
  await screen.findByRole('heading', { name: youCopy.alerts.yours })
  cleanup()
  await openPage(database, '/admin/settings/alerts', { role: 'viewer' })
  await screen.findByRole('heading', { name: youCopy.alerts.yours })
  expect(screen.queryByRole('heading', siteAddress)).toBeNull()
})

test('a settings form stays open with what was typed when the server is unreachable', async () => {
  const server = { isAway: false }
  const page = await openPage(database, '/admin/settings/business', {
    role: 'owner',
    intercept: () => (server.isAway ? Promise.reject(new TypeError('Failed to fetch')) : undefined),
  })
  const { title } = settingParts.business.groups['replies'] ?? { title: '' }
  const form = within(await change(page, title))
  const hours = form.getByLabelText<HTMLInputElement>(/^Business hours/)
  await replaceText(page.user, hours, 'Mon-Fri 08:00-16:00')
  server.isAway = true
  const goOnline = goOffline()
  await page.user.click(form.getByRole('button', { name: copy.save }))
  expect(hours.value).toBe('Mon-Fri 08:00-16:00')
  server.isAway = false
  goOnline()
  expect(hours.value).toBe('Mon-Fri 08:00-16:00')
  expect(page.screen.getByRole('form', { name: title })).toBeTruthy()
})

test.each(['/admin/settings/privacy', '/admin/settings/connections'])(
  'a session that ended elsewhere redirects %s to sign-in, and back after signing in',
  async (path) => {
    const changes = await followChanges(database)
    atAddress(path)
    const { screen, user, router } = await openPage(database, path, { role: 'owner', app: { changes } })
    await untilSays(document.body, frameCopy.live)
    await screen.findAllByRole('heading', { level: 2 })
    const { client } = await listen(database)
    const elsewhere = client()
    await elsewhere.signInWithPassword({ email: 'owner@example.com', password: adminPassword })
    await elsewhere.signOut({ scope: 'others' })
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
    expect(router.state.location.search).toBe(`?${new URLSearchParams({ next: path })}`)
    await replaceText(user, await screen.findByLabelText('Email'), 'owner@example.com')
    await replaceText(user, document.querySelector('[name=password]')!, adminPassword)
    await user.click(within(document.querySelector('form')!).getByRole('button', { name: 'Sign In' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(path))
    await changes.close()
  },
)

/** Starts another session of the editor who has the page open, in Firefox. Returns its access token. */
async function signInElsewhere(): Promise<string> {
  const { url } = await listen(database)
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    },
    body: JSON.stringify({ email: 'editor@example.com', password: adminPassword }),
  })
  return ((await answer.json()) as { access_token: string }).access_token
}

test('other sessions are listed by device, and signing one out revokes its token at once', async () => {
  await addAccount(database, { email: 'nobody@example.com' })
  const { screen, user, router } = await openPage(database, '/admin', { role: 'editor' })
  const token = await signInElsewhere()
  await router.navigate('/admin/settings/you')
  const name = youCopy.sessions.endOf('Firefox on Linux')
  const end = await screen.findByRole('button', { name })
  await untilSays(document.body, youCopy.sessions.here)
  expect(document.body.textContent.split(youCopy.sessions.here)).toHaveLength(2)
  await user.click(end)
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
  const { url } = await listen(database)
  const known = async (bearer: string) =>
    (await fetch(`${url}/auth/v1/user`, { headers: { authorization: `Bearer ${bearer}` } })).status
  expect(await known(token)).toBe(403)
  expect(await known(storedTokens()?.access_token ?? '')).toBe(200)
})

test('a change refused for lack of two-step sign-in shows the reason and a link to turn it on', async () => {
  const refusal = 'This site requires two-step sign-in.'
  const { screen, user, router } = await openPage(database, '/admin', {
    role: 'editor',
    intercept: (path) =>
      path === '/functions/v1/end-session'
        ? Response.json({ error: refusal, code: 'mfa_required' }, { status: 403 })
        : undefined,
  })
  await signInElsewhere()
  await router.navigate('/admin/settings/you')
  await user.click(await screen.findByRole('button', { name: youCopy.sessions.endOf('Firefox on Linux') }))
  await untilSays(document.body, refusal)
  await user.click(screen.getByRole('button', { name: frameCopy.secondStep }))
  await untilUnsaid(document.body, refusal)
  expect(router.state.location.pathname).toBe('/admin/settings/you')
})
