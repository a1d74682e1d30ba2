import { expect, test } from 'vitest'
import { calendarInvitation, type Invitation } from './calendar-invitation.ts'

const invitation: Invitation = {
  uid: 'seat-1@site.example',
  title: 'Free AI workshop',
  description: '90 minutes plus Q&A.',
  startsAt: new Date('2026-11-27T19:00:00Z'),
  minutes: 90,
  zone: 'America/New_York',
  createdAt: new Date('2026-11-21T09:30:00Z'),
}

interface Component {
  name: string
  /** Values by property name with its parameters, such as `DTSTART;TZID=…`. */
  properties: Record<string, string>
  components: Component[]
}

/** Parses the file by RFC 5545 §3.1: lines end in CRLF, and a line that starts with a space continues the last. */
function parse(text: string): Component {
  const root: Component = { name: 'root', properties: {}, components: [] }
  const open = [root]
  for (const line of text.replace(/\r\n[ \t]/g, '').split('\r\n')) {
    const colon = line.indexOf(':')
    const [name, value] = [line.slice(0, colon), line.slice(colon + 1)]
    const parent = open.at(-1)
    if (!parent) throw new Error(`nothing is open at ${line}`)
    if (name === 'BEGIN') {
      const component = { name: value, properties: {}, components: [] }
      parent.components.push(component)
      open.push(component)
    } else if (name === 'END') {
      expect(open.pop()?.name).toBe(value)
    } else if (line !== '') {
      parent.properties[name] = value
    }
  }
  expect(open).toEqual([root])
  const [calendar] = root.components
  if (!calendar || root.components.length > 1) throw new Error('not one calendar')
  return calendar
}

const unescaped = (value = '') => value.replace(/\\([nN,;\\])/g, (_, sign) => (/n/i.test(sign) ? '\n' : sign))

async function parsed(changes: Partial<Invitation> = {}) {
  const { content } = await calendarInvitation({ ...invitation, ...changes })
  const calendar = parse(String(content))
  const [zone, event] = calendar.components
  if (!zone || !event) throw new Error('no zone or no event')
  return { content: String(content), calendar, zone, event }
}

test('the .ics file contains one published event in local time, and its time zone', async () => {
  const { calendar, zone, event } = await parsed()
  expect(calendar).toMatchObject({ name: 'VCALENDAR', properties: { VERSION: '2.0', METHOD: 'PUBLISH' } })
  expect(calendar.components.map(({ name }) => name)).toEqual(['VTIMEZONE', 'VEVENT'])
  expect(zone.properties['TZID']).toBe('America/New_York')
  expect(zone.components.map(({ name, properties }) => `${name} ${properties['TZOFFSETTO']}`)).toEqual([
    'DAYLIGHT -0400',
    'STANDARD -0500',
  ])
  expect(event.properties).toMatchObject({
    UID: 'seat-1@site.example',
    DTSTAMP: '20261121T093000Z',
    'DTSTART;TZID=America/New_York': '20261127T140000',
    'DTEND;TZID=America/New_York': '20261127T153000',
    SUMMARY: 'Free AI workshop',
  })
  expect(event.properties).not.toHaveProperty('LOCATION')
})

test.each([
  ['in summer', '2026-07-03T18:00:00Z', '20260703T140000'],
  ['on the day the clocks go forward', '2026-03-08T06:30:00Z', '20260308T013000'],
])('DTSTART is the local time of the zone %s', async (_, startsAt, wall) => {
  const { event } = await parsed({ startsAt: new Date(startsAt) })
  expect(event.properties['DTSTART;TZID=America/New_York']).toBe(wall)
})

test('LOCATION is the join link once it is known', async () => {
  const joinUrl = 'https://zoom.example/j/1?pwd=a,b;c'
  const { event } = await parsed({ joinUrl })
  expect(unescaped(event.properties['LOCATION'])).toBe(joinUrl)
})

test('the .ics file escapes text, and folds lines at 75 octets', async () => {
  const description = `a;b,c\\d\r\nEND:VEVENT\nATTENDEE:mailto:x@y.example ${'é🎉'.repeat(60)}`
  const { content, calendar, event } = await parsed({ description, title: 'One\r\nBEGIN:VALARM' })
  expect(calendar.components).toHaveLength(2)
  expect(event.components).toEqual([])
  expect(unescaped(event.properties['DESCRIPTION'])).toBe(description.replace('\r\n', '\n'))
  expect(unescaped(event.properties['SUMMARY'])).toBe('One\nBEGIN:VALARM')
  for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('the same invitation gives the same .ics file each time', async () => {
  expect(await calendarInvitation(invitation)).toEqual(await calendarInvitation({ ...invitation }))
})
