import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startZoomStandIn, type ZoomStandIn } from '#server/services/zoom/stand-in'
import { createZoom } from './zoom.ts'

let standIn: ZoomStandIn
beforeAll(async () => {
  standIn = await startZoomStandIn()
})
beforeEach(() => standIn.reset())
afterAll(() => standIn.stop())

const connect = () => createZoom({ ...standIn, timeoutMs: 5_000 })
const startsAt = new Date('2026-12-01T15:00:00.000Z')
const call = { reference: 'call-1', topic: 'Call', zone: 'America/New_York', startsAt, minutes: 30 }

test('creates, finds by reference, moves and deletes a meeting', async () => {
  const zoom = connect()
  expect(await zoom.findMeeting(call.reference)).toBeUndefined()
  const made = await zoom.createMeeting(call)
  expect(await zoom.findMeeting(call.reference)).toEqual(made)
  expect(await zoom.findMeeting('call-2')).toBeUndefined()
  expect(await zoom.moveMeeting(made.id, { startsAt: new Date('2026-12-02T16:00:00Z'), minutes: 15 })).toBe(
    true,
  )
  expect(standIn.meetings).toMatchObject([{ start_time: '2026-12-02T16:00:00Z', duration: 15 }])
  await zoom.deleteMeeting(made.id)
  expect(standIn.meetings).toEqual([])
})

test('moving a meeting that Zoom no longer has returns false, and deleting it succeeds', async () => {
  const zoom = connect()
  expect(await zoom.moveMeeting('123', { startsAt, minutes: 30 })).toBe(false)
  await expect(zoom.deleteMeeting('123')).resolves.toBeUndefined()
})

test('finds a meeting on a later page of the list', async () => {
  const zoom = connect()
  const made = await zoom.createMeeting(call)
  const [last] = standIn.meetings
  if (!last) throw new Error('no meeting')
  standIn.meetings.unshift(
    ...Array.from({ length: 650 }, (_, id) => ({ ...last, id, agenda: `other-${id}` })),
  )
  expect(await zoom.findMeeting(call.reference)).toEqual(made)
})

test.each([
  [403, { uncertain: false, message: /Give it the scopes to list, add, change and delete meetings/ }],
  [502, { uncertain: true, message: /cannot take the meeting of a call now/ }],
  ['die-after-accepting', { uncertain: true, message: /did not answer/ }],
  ['nonsense', { uncertain: true, message: /makes no sense/ }],
] as const)('a failed change has a message for the owner: %j', async (mode, { uncertain, message }) => {
  const zoom = connect()
  const { id } = await zoom.createMeeting(call)
  standIn.behave(mode, { of: 'writes' })
  for (const change of [
    () => zoom.createMeeting(call),
    () => zoom.moveMeeting(id, { startsAt, minutes: 30 }),
    () => zoom.deleteMeeting(id),
  ])
    await expect(change()).rejects.toMatchObject({ uncertain, message: expect.stringMatching(message) })
})
