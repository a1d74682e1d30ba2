import { waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { exportRefusal } from '#content/office/export-refusal'
import { announceChange, followChanges } from '#server/db/changes'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { rowsWith } from '#test/in-browser'
import { openPage } from '#test/open-page.tsx'
import { untilSays, untilUnsaid } from '#test/until-says'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

/** Inserts leads, of which the last is a client. */
const putMany = (count: number) =>
  database.db.execute(sql`
    insert into contacts (id, email, name, status, created_at, last_activity_at)
    select gen_random_uuid(), n || '@many.example', 'Lead ' || n,
      case n when ${count}::integer then 'client' else 'new' end, now(), now() + n * interval '1 second'
    from generate_series(1, ${count}::integer) as n`)

const rows = () => document.querySelectorAll('[role=table] [role=row], table tr')
const count = () => document.querySelector('.filters__count')

test('a list beyond the count limit shows 10,000+, is counted on request, and cannot be selected as a whole', async () => {
  await putMany(10_040)
  const { screen, user } = await openPage(database, '/admin/leads?view=everyone', { role: 'owner' })
  await untilSays(count, '10,000+ of 10,000+')
  expect(rows()).toHaveLength(51)
  await user.keyboard('j')
  await user.keyboard('x')
  const bar = await screen.findByRole('region', { name: 'What to do with those chosen' })
  await untilSays(() => bar, '1 chosen')
  // A view whose exact count is unknown cannot be selected as a whole.
  expect(screen.queryByRole('button', { name: /^Choose all [\d,]+$/ })).toBeNull()
  await user.click(within(bar).getByRole('button', { name: 'Choose all 50 on this page' }))
  await untilSays(() => bar, '50 chosen')
  await user.click(within(count() as HTMLElement).getByRole('button', { name: 'Count them' }))
  await untilSays(count, /^10,040 of 10,040$/)

  await user.click(screen.getByRole('link', { name: 'Next' }))
  await untilSays(document.body, /51–100 of/)
  await user.click(screen.getByRole('link', { name: 'Previous' }))
  await untilSays(document.body, /1–50 of/)
})

test('a slow first load shows a message, and the old rows stay while another view loads', async () => {
  await putMany(60)
  const hold = { until: undefined as PromiseWithResolvers<void> | undefined }
  const { screen, user } = await openPage(database, '/admin', {
    role: 'owner',
    intercept: (path) =>
      path === '/functions/v1/list-contacts' ? hold.until?.promise.then(() => undefined) : undefined,
  })
  await screen.findByRole('heading', { name: 'Connections' })
  expect(document.body.textContent).not.toContain('One moment…')
  hold.until = Promise.withResolvers()
  const rail = within(screen.getByRole('navigation', { name: 'Back office' }))
  await user.click(rail.getByRole('link', { name: /^Leads/ }))
  // Until this heading appears, Today is shown, which may still be loading.
  await screen.findByRole('heading', { name: 'Leads', level: 1 })
  await untilSays(document.body, 'One moment…')
  expect(screen.queryByRole('table', { name: 'Leads' })).toBeNull()
  hold.until.resolve()
  await waitFor(() => expect(rows()).toHaveLength(51))
  hold.until = Promise.withResolvers()
  await user.click(screen.getByRole('link', { name: /^Clients/ }))
  // The previous rows stay until the new ones have loaded.
  expect(rows()).toHaveLength(51)
  hold.until.resolve()
  await waitFor(() => expect(rows()).toHaveLength(2))
  await untilSays(() => screen.getByRole('table', { name: 'Leads' }), 'Lead 60')
})

test.each(['/admin/leads/new', '/admin/leads/import'])(
  'a viewer who opens %s reads that only editors and owners can add leads',
  async (path) => {
    const { screen } = await openPage(database, path, { role: 'viewer' })
    await untilSays(() => screen.getByRole('main'), 'Only an editor or an owner can add leads.')
    screen.getByRole('link', { name: 'Back to the leads' })
    expect(within(screen.getByRole('main')).queryAllByRole('button')).toEqual([])
  },
)

test('a viewer can export as soon as the owner allows it, without a reload', async () => {
  const email = 'mary.export@example.com'
  await createTestApp(database).post('subscribe-contact', {
    name: 'Mary',
    email,
    phone: '+1 555 0105',
    source: 'ai_employee',
  })
  const changes = await followChanges(database)
  const allowing = createTestApp(database, { outside: { viewersMayExport: true } })
  const site = { mayExport: false }
  const made: { url: string }[] = []
  const { screen, user, router } = await openPage(database, '/admin/leads?view=everyone', {
    role: 'viewer',
    app: { changes },
    async intercept(path, init) {
      if (!site.mayExport || !/get-today|create-export/.test(path)) return undefined
      const answer = await allowing.request(path, init)
      if (path.endsWith('create-export'))
        made.push(((await answer.clone().json()) as { data: { url: string } }).data)
      return answer
    },
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Mary' }))
  await untilSays(document.body, exportRefusal)
  expect(screen.queryByRole('button', { name: 'Export 1' })).toBeNull()

  await user.click(within(rowsWith('Mary')[0]!).getByRole('link', { name: 'Mary' }))
  await screen.findByRole('heading', { level: 1, name: 'Mary' })
  await untilSays(document.body, exportRefusal)
  expect(screen.queryByRole('button', { name: 'Export all of it' })).toBeNull()
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: /^More/ }))
  await screen.findByRole('menuitem', { name: 'Print' })
  expect(screen.queryByRole('menuitem', { name: 'Export all of it' })).toBeNull()
  await user.keyboard('{Escape}')

  site.mayExport = true
  await database.db.transaction((tx) => announceChange(tx, 'settings'))
  const exportOne = await screen.findByRole('button', { name: 'Export all of it' })
  await untilUnsaid(document.body, exportRefusal)
  await user.click(exportOne)
  await waitFor(() => expect(made).toHaveLength(1))
  const one = await allowing.request(made[0]!.url)
  expect(one.headers.get('content-disposition')).toContain(encodeURIComponent(`${email}.json`))
  const known = (await one.json()) as { timeline: unknown[] }
  expect(known).toMatchObject({ email, name: 'Mary' })
  expect(known.timeline.length).toBeGreaterThan(0)

  await router.navigate('/admin/leads?view=everyone')
  await user.click(await screen.findByRole('button', { name: 'Export 1' }))
  await user.click(await screen.findByRole('button', { name: 'Download' }))
  await waitFor(() => expect(made).toHaveLength(2))
  expect(await (await allowing.request(made[1]!.url)).text()).toContain(email)
  await changes.close()
})
