import { afterEach, expect, test } from 'vitest'
import type { Role } from '#domain/role'
import { serveBuiltSite } from './built-site.ts'
import { putContact } from './contacts.ts'
import { testDatabase } from './database.ts'

let close = () => Promise.resolve()
afterEach(() => close())

/** Asks the built site for an address of the back office with a token, as somebody of that role. */
async function ask(path: string, role: Role, { renderLimit = () => {} } = {}) {
  const database = await testDatabase()
  await putContact(database, { email: 'ada@example.com', name: 'Ada Lund', waiting_since: new Date() })
  const site = await serveBuiltSite(database, { role, renderLimit })
  close = site.close
  return fetch(`${site.url}${path}`, {
    headers: { authorization: 'Bearer of somebody', 'accept-encoding': 'br' },
  })
}

test('a screen is rendered with its data when it is asked for with an admin’s token', async () => {
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
  // Of its data, and no script that would run.
  expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="application/json">'])
  // What takes more than looking is not there for who may only look.
  expect(html).not.toContain('Add a lead')
})

test.each(['user', 'anonymous'] as const)('nothing is rendered for the token of a %s', async (role) => {
  const answer = await ask('/admin', role)
  expect(answer.status).toBe(401)
  expect(await answer.text()).not.toContain('office')
})

test('a screen that comes with its script alone has no content of its own', async () => {
  const answer = await ask('/admin/log', 'owner')
  expect(answer.status).toBe(204)
})
