import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { undoDays } from '#domain/undo-days'
import { contacts } from '#server/db/schema/contacts'
import { settings } from '#server/db/schema/settings'
import { putQuarantinedSubmission } from '#test/quarantined-submissions'
import { withUndoHandler } from '#test/undo-handler'

const given = withUndoHandler()
const { id, otherId, now, undo, done, act, bytesOf, addContact, addDelivery } = given

describe('undo is refused, with the reason, for', () => {
  const contents = { before: { is_approved: false }, after: { is_approved: true } }
  const change = [{ on: { kind: 'testimonial' as const, id }, ...contents }]

  test('a released submission and a corrected mail, because mail was sent', async () => {
    await putQuarantinedSubmission(given.database.db, { id })
    const answer = await undo(await done('release-submission', { id }))
    expect(answer.body).toMatchObject({ code: 'conflict', error: expect.stringContaining('was released') })
    await addDelivery('failed')
    const sent = await undo(await done('correct-delivery', { id, recipient: 'ada@example.com' }))
    expect(sent.body).toMatchObject({ code: 'conflict', error: expect.stringContaining('was sent to') })
  })

  test('the erasure of a person', async () => {
    await addContact()
    const answer = await undo(await done('erase-contact', { id }))
    expect(answer.body).toMatchObject({ code: 'conflict', error: expect.stringContaining('erased') })
    expect(await bytesOf(contacts)).toBe('')
  })

  test('an action over 30 days old, or one whose values were deleted', async () => {
    const old = new Date(now.getTime() - (undoDays * 24 + 1) * 3_600_000)
    expect((await undo(await act(change, { created_at: old }))).body.error).toBe(
      'This is more than 30 days old, so it can’t be undone anymore.',
    )
    const forgotten = 'What it changed isn’t kept anymore, so it can’t be undone.'
    expect((await undo(await act(change, { before: null, after: null }))).body.error).toBe(forgotten)
    await addContact()
    await addContact({ id: otherId, email: 'bob@example.com' })
    const many = await done('set-contact-status', { ids: [id, otherId], status: 'parked' })
    for (const erased of [id, otherId]) await done('erase-contact', { id: erased })
    expect((await undo(many)).body.error).toBe(forgotten)
  })

  test('a role, a password and, for an editor, a setting', async () => {
    const role = await act([
      { on: { kind: 'account', id }, before: { role: null }, after: { role: 'owner' } },
    ])
    expect((await undo(role)).body.error).toMatch(/set under Settings, Team/)
    await done('save-settings', {
      changes: [{ name: 'SMTP_URL', value: 'smtp://user:hunter22@mail.example', updatedAt: null }],
    })
    const [saved] = await given.database.db.select().from(settings)
    const updatedAt = saved?.updated_at.toISOString()
    const secret = await done('save-settings', {
      changes: [{ name: 'SMTP_URL', value: 'smtp://user:hunter23@mail.example', updatedAt }],
    })
    const kept = await bytesOf(settings)
    expect((await undo(secret)).body.error).toMatch(/SMTP_URL is a password/)
    expect(await bytesOf(settings)).toBe(kept)
    expect((await undo(secret, 'editor')).body).toMatchObject({
      code: 'forbidden',
      error: 'Only an owner can undo this.',
    })
  })

  test('an unknown log entry', async () => {
    expect((await undo(randomUUID())).status).toBe(404)
  })
})
