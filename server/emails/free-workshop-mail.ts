import { workshopFacts } from '#content/facts'
import { sessionWords } from '#domain/session-words'
import { nextStart } from '#domain/workshop-schedule'
import { calendarInvitation } from './calendar-invitation.ts'
import { composeLetter, greeting, type LetterPart } from './letter.ts'

export interface FreeWorkshopMailData {
  /** As the visitor typed it. */
  name: string
  startsAt: Date
  /** Otherwise the session is full and the visitor on its waiting list. */
  hasSeat: boolean
  /** Where it takes place, when that is known. */
  joinUrl: string | undefined
  invitation: { uid: string; createdAt: Date }
}

const { zone, minutes, attendees } = workshopFacts.free
const length = `${minutes} minutes plus Q&A`

/** Confirms a seat in the free workshop (S1 §8), or a place on the session's waiting list. */
export async function freeWorkshopMail(data: FreeWorkshopMailData) {
  if (!data.hasSeat) return waitingMail(data)
  const { startsAt, joinUrl, invitation } = data
  const mail = await composeLetter({
    subject: 'Your seat in the free AI workshop',
    preview: `${sessionWords(startsAt, zone)}. ${length}, free.`,
    parts: [
      greeting(data.name),
      { kind: 'text', text: 'Your seat in the free AI workshop is reserved.' },
      {
        kind: 'facts',
        facts: [
          ['When', sessionWords(startsAt, zone)],
          ['How long', length],
          ['What it costs', 'Nothing'],
        ],
      },
      ...meeting(joinUrl),
      {
        kind: 'text',
        text: 'The file with this mail puts the session into your calendar, in your own time zone.',
      },
      {
        kind: 'text',
        text: `There are ${attendees} seats. If you cannot come, reply to this mail, and somebody else can have yours.`,
      },
    ],
    reason: 'You get this because your address was registered for the free AI workshop.',
  })
  const attachment = await calendarInvitation({
    ...invitation,
    title: 'Free AI workshop',
    description:
      joinUrl === undefined ? `${length}. The Zoom link follows by email.` : `${length}. Join: ${joinUrl}`,
    startsAt,
    minutes,
    zone,
    joinUrl,
  })
  return { ...mail, attachments: [attachment] }
}

function meeting(joinUrl: string | undefined): LetterPart[] {
  return joinUrl === undefined
    ? [{ kind: 'text', text: 'The Zoom link comes to you in a mail of its own before the session.' }]
    : [{ kind: 'button', href: joinUrl, text: 'Join on Zoom' }]
}

function waitingMail({ name, startsAt }: FreeWorkshopMailData) {
  const weekAfter = nextStart(workshopFacts.free, startsAt)
  return composeLetter({
    subject: 'You are on the waiting list: free AI workshop',
    preview: `All ${attendees} seats are taken. Nothing is reserved for you yet.`,
    parts: [
      greeting(name),
      {
        kind: 'text',
        text: `All ${attendees} seats for ${sessionWords(startsAt, zone)} are taken. You are on the waiting list: if a seat is given back, we write to you, first come, first served. Without such a mail from us you have no seat.`,
      },
      {
        kind: 'text',
        text: `The week after there is another session, ${sessionWords(weekAfter, zone)}. Its seats can be reserved as soon as this one has begun.`,
      },
    ],
    reason: 'You get this because your address was put on the waiting list of the free AI workshop.',
  })
}
