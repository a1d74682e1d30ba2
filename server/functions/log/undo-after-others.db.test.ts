import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { contacts } from '#server/db/schema/contacts'
import { log } from '#server/db/schema/log'
import { notes } from '#server/db/schema/notes'
import { settings } from '#server/db/schema/settings'
import { users } from '#server/db/schema/users'
import { addAccount } from '#test/accounts'
import { exampleBodies } from '#test/examples'
import { putAccount } from '#test/team'
import { withUndoHandler } from '#test/undo-handler'

const given = withUndoHandler()
const { id, otherId, now, post, undo, done, act, bytesOf, addContact } = given

describe('undo after later changes', () => {
  test('is refused when the same field was changed since, naming the field and the author', async () => {
    await addContact({ next_step: 'Call' })
    await addAccount(given.database, { email: 'nora.w@example.com', role: 'editor' })
    const { rows } = await given.database.db.execute<{ id: string }>(sql`select id from users`)
    const on = { kind: 'contact' as const, id }
    const change = async (before: object, after: Partial<typeof contacts.$inferInsert>) => {
      await given.database.db.update(contacts).set(after)
      return act([{ on, before, after }])
    }
    const logId = await change({ next_step: 'Call', version: 0 }, { next_step: 'Write', version: 1 })
    const later = await change({ status: 'new', version: 1 }, { status: 'client', version: 2 })
    await given.database.db.update(log).set({ user_id: rows[0]?.id ?? null })
    // A change of another column is no conflict, and the undo advances the version.
    const undone = await undo(logId)
    expect(undone.status, undone.body.error).toBe(200)
    expect(await given.database.db.select().from(contacts)).toMatchObject([
      { next_step: 'Call', status: 'client', version: 3 },
    ])
    await undo(undone.body['logId'])
    const last = await change({ next_step: 'Write' }, { next_step: 'Meet' })
    await given.database.db
      .update(log)
      .set({ user_id: rows[0]?.id ?? null })
      .where(eq(log.id, last))
    const before = await bytesOf(contacts)
    expect((await undo(logId)).body).toMatchObject({
      code: 'conflict',
      error: 'Nora has changed the next step since, so this can’t be undone. Nothing was changed.',
    })
    expect(await bytesOf(contacts)).toBe(before)
    expect((await undo(later)).status).toBe(200)
  })

  test('is refused when a bulk action has changed the same field since', async () => {
    await addContact({ next_step: 'Call' })
    await addContact({ id: otherId, email: 'bob@example.com' })
    await putAccount(given.database.db, 'owner', 'nora.w@example.com')
    const changed = await done('update-contact', { id, version: 0, changes: { next_step: 'Write' } })
    await done('update-contacts', { ids: [id, otherId], next_step: 'Meet' })
    expect((await undo(changed)).body.error).toBe(
      'Nora has changed the next step since, so this can’t be undone. Nothing was changed.',
    )
  })

  test('is refused for a row that was deleted, recreated or referenced by other rows since', async () => {
    await addContact()
    const made = await act([{ on: { kind: 'contact', id }, before: null, after: { status: 'new' } }])
    await given.database.db
      .insert(notes)
      .values({ id: otherId, contact_id: id, kind: 'note', text: 'x', created_at: now })
    expect((await undo(made)).body.error).toBe('Something belongs to it by now, so it can’t be removed.')
    const [note] = await given.database.db.select().from(notes)
    const removed = await act([{ on: { kind: 'note', id: otherId }, before: note ?? null, after: null }])
    expect((await undo(removed)).body.error).toBe(
      'Something else has put something in its place since, so this can’t be undone. Nothing was changed.',
    )
    const view = exampleBodies['save-view'] as object
    const saved = await post('save-view', view)
    const deleted = await done('delete-view', saved.body['data'] as object)
    await done('save-view', view)
    expect((await undo(deleted)).body.error).toMatch(/has put something in its place since/)
    await given.database.db.delete(notes)
    await given.database.db.delete(contacts)
    expect((await undo(removed)).body.error).toBe('What it belongs to is gone, so it can’t come back.')
    expect((await undo(made)).body.error).toBe(
      'Something else has removed it since, so this can’t be undone. Nothing was changed.',
    )
  })

  test('is refused for an address or account that is now another’s or gone', async () => {
    await addContact({ email: 'ada@example.com' })
    const corrected = await done('update-contact', { id, version: 0, changes: { email: 'ada@new.example' } })
    await addContact({ id: otherId, email: 'ada@example.com' })
    expect((await undo(corrected)).body).toMatchObject({
      code: 'conflict',
      error: 'Another one has that name or address by now, so this can’t be undone. Nothing was changed.',
    })
    const owner = await putAccount(given.database.db, 'owner', 'nora.w@example.com')
    await given.database.db.update(contacts).set({ owner_id: owner })
    const handed = await done('update-contact', { id, version: 1, changes: { owner_id: null } })
    await given.database.db.update(contacts).set({ owner_id: owner })
    const allHanded = await done('update-contacts', { ids: [id, otherId], owner_id: null })
    await given.database.db.delete(users)
    for (const logId of [handed, allHanded])
      expect((await undo(logId)).body).toMatchObject({
        code: 'conflict',
        error: 'The person it belonged to is gone, so this can’t be undone. Nothing was changed.',
      })
  })

  test('is refused for a setting changed since', async () => {
    const change = (value: string, updatedAt: string | null) =>
      done('save-settings', { changes: [{ name: 'BOOKING_URL', value, updatedAt }] })
    const logId = await change('https://cal.example.com/a', null)
    const [saved] = await given.database.db.select().from(settings)
    await change('https://cal.example.com/b', saved?.updated_at.toISOString() ?? null)
    expect((await undo(logId)).body).toMatchObject({
      code: 'conflict',
      error: 'Somebody has changed BOOKING_URL since, so this can’t be undone. Nothing was changed.',
    })
  })
})
