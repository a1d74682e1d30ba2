import { workshopFacts } from '#content/facts/facts'
import { formatSession } from '#domain/format-session'
import { nextStart } from '#domain/workshop-schedule'
import { confirmWithinHours, seatsPerSenderADay, maxLapsedSeats } from '#domain/workshop-seats'
import { composeLetter, greeting, type LetterPart } from './letter.ts'

interface WaitingMailData {
  /** The name as the visitor typed it. */
  name: string
  startsAt: Date
  /** How many seats they lost because they did not confirm them. */
  lostSeats: number
  /** Whether a seat was free, but the network's daily share was used up. */
  isBeyondShare: boolean
}

/** Composes the mail that says why somebody has no seat in the free workshop, and what happens next. */
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
        text: `There’s another session the week after: ${formatSession(weekAfter, workshopFacts.free.zone)}. You can reserve a seat in it once this one has started.`,
      },
    ],
    reason: 'You’re getting this because this address was registered for the free AI workshop.',
  })
}

interface News {
  subject: string
  preview: string
  what: string
  next: readonly string[]
}

function newsOf({ startsAt, lostSeats, isBeyondShare }: WaitingMailData): News {
  const { zone, attendees } = workshopFacts.free
  const when = formatSession(startsAt, zone)
  if (lostSeats > 0) {
    return {
      subject: 'Your seat went to someone else: free AI workshop',
      preview: '“Keep my seat” wasn’t pressed in time, and others were waiting.',
      what: `Your seat for ${when} wasn’t kept within ${confirmWithinHours} hours, and others were waiting. It went to one of them. Please take the session off your calendar.`,
      next: [
        lostSeats < maxLapsedSeats
          ? 'You’re now at the top of the waiting list. The next seat that opens up is yours, and we’ll email you.'
          : 'This was the second one, so we won’t hold another for you automatically.',
        'Still want to come? Reply to this email. A person reads it.',
      ],
    }
  }
  const subject = 'You’re on the waiting list: free AI workshop'
  if (isBeyondShare) {
    return {
      subject,
      preview: 'If a seat is still open in a day, it’s yours.',
      what: `There are still seats for ${when}, but each network gets ${seatsPerSenderADay} a day, so no one can grab them all with made-up names. Yours has had its share, so you’re on the waiting list.`,
      next: [
        'You don’t need to do anything. If a seat is still open in a day, it’s yours, and we’ll email you. Until you get that email, you don’t have a seat.',
        'Too late for you? Reply to this email. A person reads it.',
      ],
    }
  }
  return {
    subject,
    preview: `All ${attendees} seats are taken. You don’t have a seat yet.`,
    what: `All ${attendees} seats for ${when} are taken. You’re on the waiting list.`,
    next: [
      'If a seat opens up, we’ll email you, first come, first served. Until you get that email, you don’t have a seat.',
    ],
  }
}
