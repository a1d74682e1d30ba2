import { expect, onTestFinished, test } from 'vitest'
import { readNextCalendar } from '#server/calendars/read-next-calendar'
import { calendars } from '#server/db/schema/calendars'
import { createLog } from '#server/process/log'
import { sealContext } from '#server/queries/calls/calendars.server'
import { createHostGuard } from '#server/services/host-guard'
import { createPrivateHosts } from '#server/settings/private-hosts'
import { createSeal } from '#server/settings/sealed'
import { first, hourMs, second, withCalls } from '#test/call-desk'
import { startLoopbackServer } from '#test/stand-ins/loopback-server'

const { db, visitor, editor, current, requested, linkOf } = withCalls()

const seal = createSeal('a secret of the tests')
const written = (time: Date) => time.toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** Reads the owner's own calendar, which has one event from `from` to `to`. */
async function readEntry(uid: string, from: Date, to: Date): Promise<void> {
  const file = `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:${uid}\r\nDTSTART:${written(from)}\r\nDTEND:${written(to)}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`
  const { url, down } = await startLoopbackServer(async (_, response) => void response.end(file))
  onTestFinished(down)
  const id = crypto.randomUUID()
  const address = seal.encrypt(sealContext(id), `${url}/secret.ics`)
  await db().insert(calendars).values({ id, name: 'Work', address, created_at: new Date() })
  await readNextCalendar({
    database: { db: db(), now: () => new Date() },
    seal,
    guard: createHostGuard(createPrivateHosts('127.0.0.1')),
    zone: () => 'America/New_York',
    ending: new AbortController().signal,
    log: createLog('silent'),
  })
}

/** Reads an entry of the owner that covers the call's own time and the next one. */
const readOverBoth = (uid: string) => readEntry(uid, first, new Date(second.getTime() + hourMs))

async function moveToSecond(id: string) {
  const token = await linkOf(id, 'call')
  const { body } = await visitor().post('move-call', {
    token,
    startsAt: second.toISOString(),
    zone: 'Europe/Berlin',
  })
  return (body['data'] as { state: string }).state
}

test('a call can be moved to a time that its own entry in the owner’s calendar overlaps', async () => {
  const { id } = await requested()
  await editor().post('confirm-call', { id, version: 0 })
  await readOverBoth(id)
  expect(await moveToSecond(id)).toBe('moved')
  expect(await current()).toMatchObject({ starts_at: second })
})

test('another event in the owner’s calendar still blocks a move to its time', async () => {
  const { id } = await requested()
  await editor().post('confirm-call', { id, version: 0 })
  await readOverBoth(crypto.randomUUID())
  expect(await moveToSecond(id)).toBe('taken')
})
