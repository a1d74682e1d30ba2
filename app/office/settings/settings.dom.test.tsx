import { waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dataCopy } from '#content/office/data'
import { frameCopy } from '#content/office/frame'
import { settingParts, settingsCopy as copy } from '#content/office/settings'
import { youCopy } from '#content/office/you'
import { followChanges } from '#server/db/changes'
import { addAccount, adminPassword, listen } from '#test/accounts'
import { type TestDatabase, testDatabase } from '#test/database'
import { atAddress, dismissToasts, fill, goOffline, hides, shows, storedTokens } from '#test/in-browser'
import { openPage } from '#test/open-page.tsx'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(dismissToasts)

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

test('a value that cannot be used is refused at its field, in words without a setting’s name; a saved one can be undone', async () => {
  const page = await openPage(database, '/admin/settings/business', { role: 'owner' })
  const { user, screen } = page
  const form = within(await change(page, 'Reply promise'))
  const zone = form.getByLabelText<HTMLInputElement>('Time zone')
  await fill(user, zone, 'Mars/Olympus')
  await user.click(form.getByRole('button', { name: copy.save }))
  await form.findByText(/time zone must be/)
  expect(document.activeElement).toBe(zone)
  expect(document.body.textContent).not.toContain('BUSINESS_TIMEZONE')

  await fill(user, zone, 'Europe/Berlin')
  await user.click(form.getByRole('button', { name: copy.save }))
  const row = await rowOf(page, 'Reply promise')
  await shows('Europe/Berlin', () => row)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await shows('America/New_York', () => row)
  await shows(copy.state.byDefault, () => row)
})

test('a connection is disconnected after a question, and never half', async () => {
  const page = await openPage(database, '/admin/settings', { role: 'owner' })
  const { user, screen } = page
  const form = within(await change(page, 'Webhook'))
  await fill(user, form.getByLabelText('Address to post to'), 'https://hooks.example.com/in')
  await user.click(form.getByRole('button', { name: copy.save }))
  await shows(/a webhook needs its address and the secret/)

  await user.click(form.getByRole('button', { name: copy.makeSecret }))
  await waitFor(() =>
    expect(form.getByLabelText<HTMLInputElement>(/^Signing secret/).value).toMatch(/^whsec_/),
  )
  await user.click(form.getByRole('button', { name: copy.save }))
  const row = await rowOf(page, 'Webhook')
  const state = () => row.querySelector('.state')
  await shows(copy.state.on, state)

  const again = within(await change(page, 'Webhook'))
  expect(again.getByLabelText<HTMLInputElement>(/^Signing secret/).value).toBe('')
  await user.click(again.getByRole('button', { name: copy.disconnect }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: copy.disconnect }))
  await shows(copy.state.off, state)
})

test.each([
  ['/admin/settings', copy.notForYou],
  ['/admin/settings/business', copy.notForYou],
  ['/admin/settings/data', dataCopy.notForYou],
])('an editor is told that %s is for owners', async (path, words) => {
  const { screen } = await openPage(database, path, { role: 'editor' })
  await shows(words)
  expect(screen.queryAllByRole('button', { name: /^(Set up|Change|Make|Back up)/ })).toEqual([])
  expect(screen.queryByRole('button', { name: dataCopy.backups.make })).toBeNull()
})

test('while offline one’s own settings say so and cannot be saved, and nothing typed is lost', async () => {
  const { screen, user } = await openPage(database, '/admin/settings/you', { role: 'owner' })
  const { alerts } = youCopy
  await screen.findByRole('heading', { name: alerts.title })
  const name = () => screen.findByLabelText<HTMLInputElement>(youCopy.name.label)
  await fill(user, await name(), 'Nora')
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: alerts.save })
  const goOnline = goOffline()
  await shows(youCopy.offline)
  expect(save().matches(':disabled')).toBe(true)
  goOnline()
  await hides(youCopy.offline)
  expect((await name()).value).toBe('Nora')
  expect(save().matches(':disabled')).toBe(false)
})

test('a form of the settings that cannot reach the server stays open with what was typed', async () => {
  const server = { isAway: false }
  const page = await openPage(database, '/admin/settings/business', {
    role: 'owner',
    intercept: () => (server.isAway ? Promise.reject(new TypeError('Failed to fetch')) : undefined),
  })
  const { title } = settingParts.business.groups['replies'] ?? { title: '' }
  const form = within(await change(page, title))
  const hours = form.getByLabelText<HTMLInputElement>(/^Business hours/)
  await fill(page.user, hours, 'Mon-Fri 08:00-16:00')
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
  'a session that ended elsewhere leads from %s to signing in, and back to the same screen',
  async (path) => {
    const changes = await followChanges(database)
    atAddress(path)
    const { screen, user, router } = await openPage(database, path, { role: 'owner', app: { changes } })
    await shows(frameCopy.live)
    await screen.findAllByRole('heading', { level: 2 })
    const { client } = await listen(database)
    const elsewhere = client()
    await elsewhere.signInWithPassword({ email: 'owner@example.com', password: adminPassword })
    await elsewhere.signOut({ scope: 'others' })
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
    expect(router.state.location.search).toBe(`?${new URLSearchParams({ next: path })}`)
    await fill(user, await screen.findByLabelText('Email'), 'owner@example.com')
    await fill(user, document.querySelector('[name=password]')!, adminPassword)
    await user.click(within(document.querySelector('form')!).getByRole('button', { name: 'Sign In' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(path))
    await changes.close()
  },
)

/** Another session of the editor who has the page open, in Firefox. */
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

test('other sessions are listed by device and end at once', async () => {
  await addAccount(database, { email: 'nobody@example.com' })
  const { screen, user, router } = await openPage(database, '/admin', { role: 'editor' })
  const token = await signInElsewhere()
  await router.navigate('/admin/settings/you')
  const name = youCopy.sessions.endOf('Firefox on Linux')
  const end = await screen.findByRole('button', { name })
  await shows(youCopy.sessions.here)
  expect(document.body.textContent.split(youCopy.sessions.here)).toHaveLength(2)
  await user.click(end)
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
  const { url } = await listen(database)
  const known = async (bearer: string) =>
    (await fetch(`${url}/auth/v1/user`, { headers: { authorization: `Bearer ${bearer}` } })).status
  expect(await known(token)).toBe(403)
  expect(await known(storedTokens()?.access_token ?? '')).toBe(200)
})

test('a change refused for lack of two-step sign-in says why, with a way to turn it on', async () => {
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
  await shows(refusal)
  await user.click(screen.getByRole('button', { name: frameCopy.secondStep }))
  await hides(refusal)
  expect(router.state.location.pathname).toBe('/admin/settings/you')
})
