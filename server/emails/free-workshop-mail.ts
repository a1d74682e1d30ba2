import { workshopFacts } from '#content/facts/facts'
import { formatSession } from '#domain/format-session'
import { canBeGivenOn, confirmWithinHours } from '#domain/workshop-seats'
import { calendarInvitation } from './calendar-invitation.ts'
import { composeLetter, greeting, type LetterPart } from './letter.ts'

interface SeatMailData {
  /** The name as the visitor typed it. */
  name: string
  startsAt: Date
  seatedAt: Date
  /** Why the mail is sent: they registered for a free seat, got one from the waiting list, or the link is new. */
  news: 'registered' | 'from the waiting list' | 'link'
  /** The URL of the button that confirms the seat; undefined once it is confirmed. */
  keepUrl: string | undefined
  /** The session's link, once it is known. */
  joinUrl: string | undefined
  invitation: { uid: string; createdAt: Date; sequence: number }
}

const subjects: Record<SeatMailData['news'], string> = {
  registered: 'Your seat in the free AI workshop',
  'from the waiting list': 'You got a seat: free AI workshop',
  link: 'The Zoom link for the free AI workshop',
}
const openings: Record<SeatMailData['news'], string> = {
  registered: 'Your seat in the free AI workshop is reserved.',
  'from the waiting list':
    'A seat in the free AI workshop opened up, and you were next on the waiting list. It’s yours.',
  link: 'Here’s the Zoom link for your seat in the free AI workshop. It’s the one to use, whatever an earlier email says.',
}

/** Composes the mail about a seat in the free workshop (behavior 9.2), which the visitor confirms with one click. */
export async function freeWorkshopMail(data: SeatMailData) {
  const { name, startsAt, news, joinUrl, invitation } = data
  const { zone, minutes, attendees } = workshopFacts.free
  const length = `${minutes} minutes plus Q&A`
  const mail = await composeLetter({
    subject: subjects[news],
    preview: `${formatSession(startsAt, zone)}. ${length}, free.`,
    parts: [
      greeting(name),
      { kind: 'text', text: openings[news] },
      ...(news === 'link' ? [meeting(joinUrl)] : []),
      {
        kind: 'facts',
        facts: [
          ['When', formatSession(startsAt, zone)],
          ['How long', length],
          ['What it costs', 'Nothing'],
        ],
      },
      ...keeping(data),
      { kind: 'heading', text: 'On the day' },
      {
        kind: 'text',
        text: 'The attached file puts the session on your calendar, in your own time zone.',
      },
      {
        kind: 'text',
        text: `There are ${attendees} seats. Can’t make it? Reply to this email, and someone else can have yours.`,
      },
      ...(news === 'link' ? [] : [meeting(joinUrl)]),
    ],
    reason: 'You’re getting this because this address was registered for the free AI workshop.',
  })
  const attachment = await calendarInvitation({
    ...invitation,
    title: 'Free AI workshop',
    description:
      joinUrl === undefined
        ? `${length}. The Zoom link comes by email once it’s set.`
        : `${length}. Join: ${joinUrl}`,
    startsAt,
    minutes,
    zone,
    joinUrl,
  })
  return { ...mail, attachments: [attachment] }
}

function keeping({ keepUrl, seatedAt, startsAt }: SeatMailData): LetterPart[] {
  if (keepUrl === undefined) return []
  return [
    { kind: 'heading', text: 'Are you coming?' },
    {
      kind: 'text',
      text: canBeGivenOn({ seatedAt, startsAt })
        ? `Please press the button within ${confirmWithinHours} hours. After that, if others are waiting, your seat goes to one of them, and you move to the top of the waiting list.`
        : 'One press tells us you are.',
    },
    { kind: 'button', href: keepUrl, text: 'Keep my seat' },
  ]
}

function meeting(joinUrl: string | undefined): LetterPart {
  return joinUrl === undefined
    ? {
        kind: 'text',
        text: 'The Zoom link isn’t in this email, because it isn’t set yet. We’ll email it to you as soon as it is.',
      }
    : { kind: 'link', before: 'It’s on Zoom.', href: joinUrl, text: 'Join on Zoom' }
}
