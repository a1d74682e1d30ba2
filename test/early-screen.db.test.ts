import { afterEach, expect, test } from 'vitest'
import { zoneHeader } from '#app/lib/early-screen'
import { officeScreens } from '#content/office/frame'
import { sampleCaseStudies } from '#content/pages/parts/case-studies'
import type { MissingStep } from '#domain/missing-step'
import type { Role } from '#domain/role'
import { serveBuiltSite } from './built-site.ts'
import { putCaseStudy } from './case-studies.ts'
import { putContact } from './contacts.ts'
import { testDatabase } from './database.ts'
import { putExampleRows } from './example-rows.ts'

let close = () => Promise.resolve()
afterEach(() => close())

interface AskOptions {
  renderLimit?: () => void
  missingStep?: MissingStep
  zone?: string
}

/** Requests an office address of the built site with a token of that role. */
async function ask(path: string, role: Role, { renderLimit = () => {}, missingStep, zone }: AskOptions = {}) {
  const database = await testDatabase()
  await putContact(database, { email: 'ada@example.com', name: 'Ada Lund', waiting_since: new Date() })
  await putExampleRows(database.db)
  await putCaseStudy(database.db)
  const site = await serveBuiltSite(database, { role, renderLimit, ...(missingStep && { missingStep }) })
  close = site.close
  return fetch(`${site.url}${path}`, {
    headers: {
      authorization: 'Bearer of somebody',
      'accept-encoding': 'br',
      ...(zone && { [zoneHeader]: zone }),
    },
  })
}

test('an office screen requested with an admin’s token is rendered with its data', async () => {
  const refuse = () => {
    throw new Error('it counts as no page for a stranger')
  }
  const answer = await ask('/admin/leads?view=everyone', 'viewer', { renderLimit: refuse })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('vary')).toBe('authorization, accept-encoding')
  expect(answer.headers.get('content-encoding')).toBe('br')
  const html = await answer.text()
  expect(html).toMatch(/^<div class="office">/)
  expect(html).toContain('Ada Lund</a>')
  // The only script is JSON with the data, which does not run.
  expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="application/json">'])
  // Controls for changes are not rendered for viewers.
  expect(html).not.toContain('Add a lead')
})

test.each([
  ['/admin', 'list-sinks'],
  // The last is read only once the overview has said that no mail server is connected.
  ['/admin/deliveries', 'get-delivery-overview', 'list-delivery-groups', 'list-kept-mails'],
  ['/admin/deliveries?view=delivered', 'list-deliveries'],
  ['/admin/forms?view=received', 'list-submissions', 'get-submission-counts'],
  ['/admin/log', 'list-log'],
  ['/admin/testimonials', 'get-admin-testimonials'],
  ['/admin/case-studies', 'list-admin-case-studies'],
])('%s is rendered with the responses of all functions that it reads', async (path, ...names) => {
  const answer = await ask(path, 'owner')
  expect(answer.status).toBe(200)
  const html = await answer.text()
  expect(html).not.toContain('aria-busy="true"')
  // The page's CSP refuses inline styles in markup.
  expect(html).not.toContain(' style=')
  const [, state = ''] = html.split('<script type="application/json">')
  const { data } = JSON.parse(state.replace('</script>', '')) as { data: [string[], unknown][] }
  expect(data.map(([key]) => key[1])).toEqual(expect.arrayContaining(names))
})

test.each(['user', 'anonymous'] as const)('an office screen responds 401 to a %s’s token', async (role) => {
  const answer = await ask('/admin', role)
  expect(answer.status).toBe(401)
  expect(await answer.text()).not.toContain('office')
})

test('an office screen responds 401 before the second sign-in step', async () => {
  const answer = await ask('/admin', 'owner', { missingStep: 'verify' })
  expect(answer.status).toBe(401)
  expect(await answer.text()).not.toContain('office')
})

test('an office screen is rendered for an account that has not turned on the second step yet', async () => {
  const answer = await ask('/admin', 'owner', { missingStep: 'enroll' })
  expect(answer.status).toBe(200)
})

test.each([
  ['Asia/Tokyo', true],
  ['Mars/Olympus', false],
])('an office screen requested from %s has the times of that zone: %s', async (zone, hasTimes) => {
  const html = await (await ask('/admin', 'owner', { zone })).text()
  expect(html).toContain(' in New York')
  expect(html.includes(' where you are')).toBe(hasTimes)
})

test('an office screen that needs its script responds 204 without content', async () => {
  const answer = await ask('/admin/leads/import', 'owner')
  expect(answer.status).toBe(204)
})

/** The screens of the back office: those in its navigation, and some below them. */
const screens = [
  ...officeScreens.flat().map(({ path }) => path),
  '/admin/leads/new',
  '/admin/leads/import',
  `/admin/case-studies/${sampleCaseStudies[0].id}`,
  '/admin/leads/0f3c6c0e-6b0e-4a53-9a4b-6f7f2f1f4a23',
]

test('no office screen contains personal data for callers without an admin role', async () => {
  const database = await testDatabase()
  await putContact(database, { email: 'ada@example.com', name: 'Ada Lund', waiting_since: new Date() })
  await putExampleRows(database.db)
  for (const role of ['user', 'anonymous'] as const) {
    const site = await serveBuiltSite(database, { role })
    close = site.close
    for (const path of screens) {
      // The page itself is the same for everybody; only an admin's token gets content.
      const page = await fetch(site.url + path)
      const refused = await fetch(site.url + path, { headers: { authorization: 'Bearer of somebody' } })
      expect([path, page.status, refused.status]).toEqual([path, 200, 401])
      for (const html of [await page.text(), await refused.text()]) {
        expect(html, `${path} for ${role}`).not.toContain('Ada Lund')
        expect(html, `${path} for ${role}`).not.toContain('ada@example.com')
        expect(html, `${path} for ${role}`).not.toContain('class="office"')
      }
    }
    await site.close()
    close = () => Promise.resolve()
  }
})

/** What is between the tags of `main`. */
const mainOf = (html: string) => /<main[^]*<\/main>/.exec(html)?.[0] ?? ''

test.each(['/admin', '/admin/testimonials', '/admin/case-studies'])(
  'a viewer’s %s has no button',
  async (path) => {
    const main = mainOf(await (await ask(path, 'viewer')).text())
    expect(main).toContain('<h1')
    // A tab is allowed, because it only changes what is shown.
    expect(main.match(/<button(?![^>]*role="tab")[^>]*>/g) ?? []).toEqual([])
  },
)

test('an editor’s /admin/testimonials is rendered with an Approve button', async () => {
  expect(mainOf(await (await ask('/admin/testimonials', 'editor')).text())).toMatch(/<button[^>]*>Approve</)
})
