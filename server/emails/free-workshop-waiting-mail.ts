import { workshopFacts } from '#content/facts'
import { sessionWords } from '#domain/session-words'
import { nextStart } from '#domain/workshop-schedule'
import { keepWithinHours, seatsPerSenderADay, seatsToLose } from '#domain/workshop-seats'
import { composeLetter, greeting, type LetterPart } from './letter.ts'

export interface WaitingMailData {
  /** As the visitor typed it. */
  name: string
  startsAt: Date
  /** How many seats they had and did not keep. */
  lostSeats: number
  /** A seat was free, but others of the same network had their share of the day. */
  isBeyondShare: boolean
}

const { zone, attendees } = workshopFacts.free

/** Tells somebody without a seat in the free workshop why, and what happens next. */
export function freeWorkshopWaitingMail(data: WaitingMailData) {
  const { name, startsAt } = data
  const weekAfter = nextStart(workshopFacts.free, startsAt)
  const { subject, preview, what, next } = newsOf(data)
  return composeLetter({
    subject,
    preview,
    parts: [
      greeting(name),
      { kind: 'text', text: what },
      { kind: 'heading', text: 'What happens now' },
      ...next.map((text): LetterPart => ({ kind: 'text', text })),
      {
        kind: 'text',
        text: `The week after there is another session, ${sessionWords(weekAfter, zone)}. Its seats can be reserved as soon as this one has begun.`,
      },
    ],
    reason: 'You get this because your address was registered for the free AI workshop.',
  })
}

interface News {
  subject: string
  preview: string
  what: string
  next: readonly string[]
}

function newsOf({ startsAt, lostSeats, isBeyondShare }: WaitingMailData): News {
  const when = sessionWords(startsAt, zone)
  if (lostSeats > 0) {
    return {
      subject: 'Your seat has gone to somebody else: free AI workshop',
      preview: 'Nobody pressed “Keep my seat”, and others were waiting.',
      what: `Your seat for ${when} was not kept within ${keepWithinHours} hours, and others were waiting. It has gone to one of them. Please take the session out of your calendar.`,
      next: [
        lostSeats < seatsToLose
          ? 'You now come first on the waiting list: the next seat that comes free is yours, and we write to you.'
          : 'It was the second one, so no other comes by itself.',
        'If you do want to come, reply to this mail. A person reads it.',
      ],
    }
  }
  const subject = 'You are on the waiting list: free AI workshop'
  if (isBeyondShare) {
    return {
      subject,
      preview: 'Your seat comes within a day, as long as one is free.',
      what: `There are still seats for ${when}, but one network gets ${seatsPerSenderADay} a day, so that made-up names cannot take them all. Yours has had them, and you are on the waiting list.`,
      next: [
        'You need not do anything. If a seat is still free in a day, it is yours, and we write to you. Without such a mail from us you have no seat.',
        'Is that too late for you? Reply to this mail. A person reads it.',
      ],
    }
  }
  return {
    subject,
    preview: `All ${attendees} seats are taken. Nothing is reserved for you yet.`,
    what: `All ${attendees} seats for ${when} are taken. You are on the waiting list.`,
    next: [
      'If a seat comes free, we write to you, first come, first served. Without such a mail from us you have no seat.',
    ],
  }
}
