import ICAL from 'ical.js'
import { sync as nodeIcal } from 'node-ical'
import { expect, test } from 'vitest'
import { bookingLink } from '#content/facts/booking-link'
import { callMail, type CallNews, callReminder, missedCallMail } from './call-mail.ts'
import { composeMail } from '#server/services/mail/mail-message'
import { exampleCall } from '#test/example-calls'
import type { Call } from '#server/queries/calls/calls.server'

const startsAt = new Date('2026-11-30T15:20:00Z')
const call = exampleCall({
  starts_at: startsAt,
  answer_by: new Date('2026-11-27T18:00:00Z'),
  changed_at: new Date('2026-11-26T09:30:00Z'),
})
const dataOf = (more: Partial<Call>) => ({
  call: { ...call, ...more },
  businessZone: 'America/New_York',
  about: 'ai-chat-agents',
  callUrl: 'https://mendline.example/book/a-token',
  organizer: { name: 'Mendline', email: 'nora@mendline.example' },
  otherTimes: [new Date('2026-11-30T16:00:00Z'), new Date('2026-12-01T04:00:00Z')],
})
const mailOf = (news: CallNews, more: Partial<Call> = {}) => callMail(news, dataOf(more))

/** Parses the event of an invitation with another library. */
async function eventOf(news: CallNews, more: Partial<Call>) {
  const { invitation } = await mailOf(news, more)
  if (!invitation) throw new Error('no invitation')
  const calendar = new ICAL.Component(ICAL.parse(invitation.content) as [string, never[], never[]])
  const vevent = calendar.getFirstSubcomponent('vevent')
  if (!vevent) throw new Error('no event')
  const zone = calendar.getFirstSubcomponent('vtimezone')
  const event = new ICAL.Event(vevent)
  const value = (name: string) => vevent.getFirstPropertyValue(name)?.toString()
  const start = zone ? event.startDate.convertToZone(ICAL.Timezone.utcTimezone) : event.startDate
  return { method: calendar.getFirstPropertyValue('method'), invitation, vevent, event, value, start, zone }
}

test('the mail about a request states the answer’s deadline in the visitor’s zone, without a calendar entry', async () => {
  const { text, subject, ...mail } = await mailOf('requested')
  expect(subject).toBe('We have your request for a call')
  expect(text).toContain('Monday, November 30, 4:20 PM GMT+1')
  expect(text).toContain('For us: Monday, November 30, 10:20 AM EST')
  expect(text.replaceAll(/\s+/g, ' ')).toContain('answers by Friday, November 27, 7:00 PM GMT+1')
  expect(text).toContain('https://mendline.example/book/a-token')
  expect(mail).not.toHaveProperty('invitation')
})

test('a declined request cancels the calendar entry only if the visitor has downloaded it', async () => {
  expect(await mailOf('requested', { invitations: 1 })).not.toHaveProperty('invitation')
  const { method, value } = await eventOf('declined', { state: 'declined', invitations: 2 })
  expect([method, value('sequence'), value('status')]).toEqual(['CANCEL', '1', 'CANCELLED'])
  expect(await mailOf('declined', { state: 'declined' })).not.toHaveProperty('invitation')
})

test('a confirmed call has an iTIP REQUEST for the visitor’s calendar that another library reads', async () => {
  const { method, event, value, vevent, zone, start } = await eventOf('booked', {
    state: 'booked',
    invitations: 1,
  })
  expect(method).toBe('REQUEST')
  expect(event.uid).toBe(call.id)
  expect([value('sequence'), value('status')]).toEqual(['0', 'CONFIRMED'])
  expect(zone?.getFirstPropertyValue('tzid')).toBe('Europe/Berlin')
  expect(start.toJSDate()).toEqual(startsAt)
  expect(event.duration.toSeconds()).toBe(30 * 60)
  expect(value('organizer')).toBe('mailto:nora@mendline.example')
  const attendee = vevent.getFirstProperty('attendee')
  expect(String(attendee?.getFirstValue()).toLowerCase()).toBe('mailto:ada@example.com')
  expect([attendee?.getParameter('partstat'), attendee?.getParameter('rsvp')]).toEqual([
    'NEEDS-ACTION',
    'FALSE',
  ])
  expect(vevent.getFirstSubcomponent('valarm')).not.toBeNull()
})

test('moving and canceling update the same calendar entry, each with the next SEQUENCE', async () => {
  const later = new Date('2026-12-01T15:20:00Z')
  const moved = await eventOf('moved', { starts_at: later, invitations: 2 })
  expect(moved.event.uid).toBe(call.id)
  expect([moved.method, moved.value('sequence'), moved.value('status')]).toEqual([
    'REQUEST',
    '1',
    'TENTATIVE',
  ])
  expect(moved.start.toJSDate()).toEqual(later)
  const canceled = await eventOf('canceled-by-them', { state: 'canceled', starts_at: later, invitations: 3 })
  expect(canceled.event.uid).toBe(call.id)
  expect([canceled.method, canceled.value('sequence'), canceled.value('status')]).toEqual([
    'CANCEL',
    '2',
    'CANCELLED',
  ])
})

/** Parses the event with a second library, which shares no code with the first. */
function readAgain(content: string) {
  const [event] = Object.values(nodeIcal.parseICS(content)).filter((each) => each?.type === 'VEVENT')
  if (event?.type !== 'VEVENT') throw new Error('no event')
  const { uid, method, sequence, status, summary, organizer, attendee } = event
  const addressOf = (value: unknown) => String((value as { val?: unknown } | undefined)?.val).toLowerCase()
  return {
    entry: { uid, method, sequence: Number(sequence), status, title: summary },
    start: new Date(event.start.getTime()),
    end: event.end && new Date(event.end.getTime()),
    addresses: [addressOf(organizer), addressOf(attendee)],
  }
}

const sydney = new Date('2026-12-01T22:00:00Z')
test.each([
  ['booked', { state: 'booked', invitations: 1 }, { method: 'REQUEST', sequence: 0, status: 'CONFIRMED' }],
  [
    'moved',
    { state: 'requested', invitations: 2, starts_at: sydney, zone: 'Australia/Sydney' },
    { method: 'REQUEST', sequence: 1, status: 'TENTATIVE' },
  ],
  [
    'canceled-by-them',
    { state: 'canceled', invitations: 3, starts_at: sydney, zone: 'Australia/Sydney' },
    { method: 'CANCEL', sequence: 2, status: 'CANCELLED' },
  ],
] as const)(
  'two libraries read the same event from the file of a call that is %s',
  async (news, more, entry) => {
    const { invitation, method, event, value, vevent, start } = await eventOf(news, more)
    const expected = {
      entry: { ...entry, uid: call.id, title: 'Call with Mendline' },
      start: 'starts_at' in more ? more.starts_at : startsAt,
      addresses: ['mailto:nora@mendline.example', 'mailto:ada@example.com'],
    }
    const attendee = vevent.getFirstPropertyValue('attendee')
    expect({
      entry: {
        uid: event.uid,
        method,
        sequence: Number(value('sequence')),
        status: value('status'),
        title: event.summary,
      },
      start: start.toJSDate(),
      addresses: [value('organizer'), String(attendee).toLowerCase()],
    }).toEqual(expected)
    const end = new Date(expected.start.getTime() + 30 * 60_000)
    expect(readAgain(invitation.content)).toEqual({ ...expected, end })
    expect(event.duration.toSeconds()).toBe(30 * 60)
  },
)

test.each([
  ['America/New_York', '2026-10-30T14:00:00Z'],
  ['America/New_York', '2026-11-02T15:00:00Z'],
  ['Europe/London', '2027-03-26T10:00:00Z'],
  ['Europe/London', '2027-03-29T09:00:00Z'],
  ['Europe/Berlin', '2026-10-23T08:00:00Z'],
  ['Europe/Berlin', '2026-10-26T09:00:00Z'],
  ['Australia/Sydney', '2026-10-01T23:00:00Z'],
  ['Australia/Sydney', '2026-10-04T22:00:00Z'],
])('in %s the calendar entry of %s is at that instant, before and after a clock change', async (zone, at) => {
  const time = new Date(at)
  const {
    invitation,
    start,
    zone: block,
  } = await eventOf('booked', {
    state: 'booked',
    invitations: 1,
    zone,
    starts_at: time,
  })
  expect(block?.getFirstPropertyValue('tzid')).toBe(zone)
  expect(start.toJSDate()).toEqual(time)
  expect(readAgain(invitation.content).start).toEqual(time)
})

test('a video call’s link is in the mail and the calendar entry only once the call is confirmed', async () => {
  const video = { way: 'video', phone: null, join_url: 'https://meet.example.com/nora' } as const
  expect((await mailOf('requested', { ...video, join_url: null })).text).toContain('the link comes once')
  const { value } = await eventOf('booked', { ...video, state: 'booked', invitations: 1 })
  expect(value('location')).toBe('https://meet.example.com/nora')
  expect((await mailOf('booked', { ...video, state: 'booked', invitations: 1 })).text).toContain(
    'https://meet.example.com/nora',
  )
})

test('the mail about a declined request contains the business’s note', async () => {
  const { text } = await mailOf('declined', { state: 'declined', note: 'We are away that week.' })
  expect(text).toContain('We are away that week.')
})

test.each([
  ['declined', 'declined'],
  ['lapsed', 'lapsed'],
  ['canceled-by-us', 'canceled'],
  ['canceled-by-them', 'canceled'],
] as const)(
  'the mail about a call that is %s links to its call type and to open times in the visitor’s zone',
  async (news, state) => {
    const { text, html } = await mailOf(news, { state, type: 'demo' })
    const others = bookingLink('ai-chat-agents')
    expect(text).toContain(`Pick another time:\n${others}\n`)
    expect(html).toContain(`href="${others}"`)
    const of = `${others}&type=demo&zone=Europe%2FBerlin`
    const [first, second] = [
      `${of}&day=2026-11-30&time=2026-11-30T16%3A00%3A00.000Z`,
      `${of}&day=2026-12-01&time=2026-12-01T04%3A00%3A00.000Z`,
    ]
    expect(text).toContain(`Open: Monday, November 30, 5:00 PM GMT+1:\n${first}\n`)
    expect(text).toContain(`Open: Tuesday, December 1, 5:00 AM GMT+1:\n${second}\n`)
    expect(html).toContain(`href="${first.replaceAll('&', '&amp;')}"`)
  },
)

test('a reminder states the time, and links to the page where the call can be moved', async () => {
  const { text, subject } = await callReminder(dataOf({ state: 'booked', invitations: 1 }))
  expect(subject).toBe('A reminder: our call')
  expect(text).toContain('Monday, November 30, 4:20 PM GMT+1')
  expect(text).toContain('https://mendline.example/book/a-token')
})

test('the invitation is both a text/calendar alternative and an attached file', async () => {
  const { invitation, ...mail } = await mailOf('booked', { state: 'booked', invitations: 1 })
  const { raw } = await composeMail({
    ...mail,
    ...(invitation && { invitation }),
    from: 'Mendline <hello@mendline.example>',
    to: 'ada@example.com',
    messageId: '<a@mendline.example>',
  })
  const text = raw.toString()
  expect(text).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/i)
  expect(text).toMatch(/Content-Disposition: attachment; filename=call\.ics/)
})

test('the mail about a call that the business moved has both times and the note, and updates the entry', async () => {
  const moved = {
    ...dataOf({ state: 'booked', invitations: 3 }),
    move: { before: new Date('2026-11-25T16:00:00Z'), note: 'A trip came up.' },
  }
  const { text, subject, invitation } = await callMail('moved-by-us', moved)
  expect(subject).toBe('Our call has a new time')
  expect(text).toContain('Before:\n  Wednesday, November 25, 5:00 PM GMT+1')
  expect(text).toContain('Monday, November 30, 4:20 PM GMT+1')
  expect(text).toContain('Note:\n  A trip came up.')
  expect(text).toContain('https://mendline.example/book/a-token')
  expect(invitation?.content).toContain('SEQUENCE:2')
  expect(invitation?.content).toContain('STATUS:CONFIRMED')
  expect(invitation?.content).toContain('METHOD:REQUEST')
})

test('the mail after a no-show offers open times, without a calendar entry', async () => {
  const { text, ...mail } = await missedCallMail(dataOf({ state: 'no_show', invitations: 1 }))
  expect(text).toContain('Pick another time')
  expect(text.match(/^Open:/gm)).toHaveLength(2)
  expect(mail).not.toHaveProperty('invitation')
})
