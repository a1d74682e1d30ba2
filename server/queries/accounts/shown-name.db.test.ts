import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { OutputOf } from '#contracts/contract'
import type { getContact } from '#contracts/get-contact'
import type { listContacts } from '#contracts/list-contacts'
import type { listLog } from '#contracts/list-log'
import type { listTeam } from '#contracts/list-team'
import { users } from '#server/db/schema/users'
import { createTestApp } from '#test/app'
import { putContact } from '#test/contacts'
import { testDatabase } from '#test/database'
import { putAccount } from '#test/team'

test('an account’s name is shown in the timeline, as lead owner, in the log, the team and conflicts', async () => {
  const database = await testDatabase()
  const id = await putContact(database, { email: 'ada@example.com' })
  const nora = await putAccount(database.db, 'editor', 'editor@example.com')
  await database.db.update(users).set({ name: 'Nora Weiss' }).where(eq(users.id, nora))
  const editor = createTestApp(database, { role: 'editor' })
  const owner = createTestApp(database, { role: 'owner' })
  const ask = async <Answer>(name: string, body: object) =>
    (await owner.post(name, body)).body as unknown as Answer
  expect((await editor.post('add-note', { id, kind: 'note', text: 'Rang her.' })).status).toBe(200)
  const changes = { owner_id: nora, next_step: 'Send the offer' }
  expect((await editor.post('update-contact', { id, version: 0, changes })).status).toBe(200)

  const { data: page } = await ask<OutputOf<typeof getContact>>('get-contact', { id })
  expect(page.owner).toEqual({ id: nora, email: 'editor@example.com', name: 'Nora Weiss' })
  expect(page.timeline.data).toMatchObject([{ type: 'note', author: 'Nora Weiss' }])
  const { data: leads } = await ask<OutputOf<typeof listContacts>>('list-contacts', {})
  expect(leads).toMatchObject([{ owner: { name: 'Nora Weiss' } }])
  const { data: log } = await ask<OutputOf<typeof listLog>>('list-log', {})
  expect(new Set(log.map(({ who }) => who?.name))).toEqual(new Set(['Nora Weiss']))
  const { data: team } = await ask<OutputOf<typeof listTeam>>('list-team', {})
  expect(team.members.find(({ email }) => email === 'editor@example.com')?.name).toBe('Nora Weiss')
  const late = { id, version: 0, changes: { next_step: 'Ring her' } }
  expect((await owner.post('update-contact', late)).body.error).toBe(
    'Nora Weiss has set the next step to “Send the offer” in the meantime. Yours is “Ring her”. Nothing was changed.',
  )
})
