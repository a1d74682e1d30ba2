import { expect, test } from 'vitest'
import { calls } from '#server/db/schema/calls'
import { hourMs, withCalls } from '#test/call-desk'

const { db, editor, current, requested, contact } = withCalls()

test('who came is noted once the call has begun, and can be undone', async () => {
  const { id } = await requested()
  await editor().post('confirm-call', { id, version: 0 })
  expect((await editor().post('mark-call', { id, outcome: 'no_show' })).status).toBe(409)
  const begun = new Date(Date.now() - hourMs)
  await db().update(calls).set({ starts_at: begun, held_until: new Date() })
  const { body } = await editor().post('mark-call', { id, outcome: 'no_show' })
  expect(await current()).toMatchObject({ state: 'no_show' })
  expect(await contact()).toMatchObject({ status: 'no_show' })
  await editor().post('undo', { logId: body['logId'] })
  expect(await current()).toMatchObject({ state: 'booked' })
  expect(await contact()).toMatchObject({ status: 'call_booked' })
})
