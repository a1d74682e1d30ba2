import { bookingLink } from '#content/facts/booking-link'
import { openTimeLink } from '#content/facts/open-time-link'
import { callTypeFacts } from '#content/facts/call-types'
import { callChangePath } from '#content/pages/call'
import { formatSession } from '#domain/format-session'
import { callInvitation, describeCallMethod, type InvitedCall } from './call-invitation.ts'
import { composeLetter, greeting, type LetterPart } from './letter.ts'

/** The changes of a call that its visitor is mailed about. */
export const callNews = [
  'requested',
  'booked',
  'link',
  'moved',
  'moved-by-us',
  'restored',
  'declined',
  'lapsed',
  'canceled-by-us',
  'canceled-by-them',
] as const
export type CallNews = (typeof callNews)[number]

/** The columns of a call that its mails need. */
interface Call extends InvitedCall {
  answer_by: Date
  note: string | null
}

interface CallMailData {
  call: Call
  /** IANA name. */
  businessZone: string
  /** The `about` parameter of links to other times. */
  about: string
  /** The URL of the call's own page. */
  callUrl: string
  organizer: { name: string; email: string }
  /** Open times nearest to that of a call that does not take place, nearest first. */
  otherTimes: readonly Date[]
  /** Set for a call that the business has moved. */
  move?: Move | undefined
}

/** The time of a call before the business moved it, and the business's note. */
interface Move {
  before: Date
  note: string | undefined
}

interface News {
  subject: string
  opening(data: CallMailData): string
  /** Returns the parts after the facts: what the reader can do next. */
  next(data: CallMailData): LetterPart[]
}

const manage = (callUrl: string): LetterPart => ({
  kind: 'link',
  before: 'Something came up?',
  href: callUrl + callChangePath,
  text: 'Move or cancel the call',
})

function offerOthers({ call: { type, zone }, about, otherTimes }: CallMailData): LetterPart[] {
  return [
    { kind: 'text', text: 'Reply to this email with a time that works for you, or pick one.' },
    { kind: 'button', href: bookingLink(about), text: 'Pick another time' },
    ...otherTimes.map((time): LetterPart => ({
      kind: 'link',
      before: 'Open:',
      href: openTimeLink(about, { type, zone, time }),
      text: formatSession(time, zone),
    })),
  ]
}

const untilAnswered = ({ call, callUrl }: CallMailData): LetterPart[] => [
  {
    kind: 'text',
    text: `A person looks at it and answers by ${formatSession(call.answer_by, call.zone)}: with an invitation for your calendar, or with other times. Nobody else can have this time before then.`,
  },
  manage(callUrl),
]

const afterBooking = ({ callUrl }: CallMailData): LetterPart[] => [
  {
    kind: 'text',
    text: 'The attached invitation puts it on your calendar. If the call is moved or canceled, the entry follows.',
  },
  manage(callUrl),
]

const news: Readonly<Record<CallNews, News>> = {
  requested: {
    subject: 'We have your request for a call',
    opening: () => 'Thanks, your request is here. It isn’t confirmed yet.',
    next: untilAnswered,
  },
  moved: {
    subject: 'We have the new time for your call',
    opening: () => 'The call was moved to the time below. It isn’t confirmed yet.',
    next: untilAnswered,
  },
  'moved-by-us': {
    subject: 'Our call has a new time',
    opening: () => 'We’ve moved our call to the new time below, and it’s confirmed.',
    next: afterBooking,
  },
  restored: {
    subject: 'We have your request for a call again',
    opening: () => 'The call below isn’t canceled anymore. It isn’t confirmed yet.',
    next: untilAnswered,
  },
  booked: {
    subject: 'Your call is confirmed',
    opening: () => 'The call is confirmed.',
    next: afterBooking,
  },
  link: {
    subject: 'The link for our call',
    opening: () => 'Our call is confirmed, and its link is here now.',
    next: ({ callUrl }) => [
      { kind: 'text', text: 'The attached invitation puts it on your calendar, with the link.' },
      manage(callUrl),
    ],
  },
  declined: {
    subject: 'That time doesn’t work for us',
    opening: () => 'We’d like to talk, but we can’t make the time you asked for. Sorry about that.',
    next: offerOthers,
  },
  lapsed: {
    subject: 'Your call isn’t confirmed',
    opening: () => 'We didn’t confirm your request in time, so the call below is off. We’re sorry.',
    next: offerOthers,
  },
  'canceled-by-us': {
    subject: 'We have to cancel our call',
    opening: () => 'We have to cancel the call below. Sorry about that.',
    next: offerOthers,
  },
  'canceled-by-them': {
    subject: 'Your call is canceled',
    opening: () => 'The call below is canceled, as you asked.',
    next: offerOthers,
  },
}

/** Composes the mail about a change of a call. */
export async function callMail(what: CallNews, data: CallMailData) {
  const { subject, opening, next } = news[what]
  const { call } = data
  const mail = await composeLetter({
    subject,
    preview: `${formatSession(call.starts_at, call.zone)}.`,
    parts: [
      greeting(call.name),
      { kind: 'text', text: opening(data) },
      { kind: 'facts', facts: callFacts(data) },
      ...meeting(call),
      ...next(data),
    ],
    reason: 'You’re getting this because a call was requested with this address.',
  })
  // A visitor whose call is only requested has an entry only if they downloaded it, and that one is up to date.
  const changesEntry = what !== 'requested' && call.invitations > 0
  return { ...mail, ...(changesEntry && { invitation: await callInvitation(data) }) }
}

/** Composes the reminder of a booked call. */
export function callReminder(data: CallMailData) {
  const { call } = data
  return composeLetter({
    subject: 'A reminder: our call',
    preview: `${formatSession(call.starts_at, call.zone)}.`,
    parts: [
      greeting(call.name),
      { kind: 'text', text: 'This is a reminder of our call.' },
      { kind: 'facts', facts: callFacts(data) },
      ...meeting(call),
      manage(data.callUrl),
    ],
    reason: 'You’re getting this because you have a call with us.',
  })
}

/** Composes the mail that offers new times to a visitor who missed their call. */
export function missedCallMail(data: CallMailData) {
  const { call } = data
  return composeLetter({
    subject: 'Missed you. Here’s a new time.',
    preview: `${formatSession(call.starts_at, call.zone)}.`,
    parts: [
      greeting(call.name),
      { kind: 'text', text: 'We missed you at the call below. If you’d still like to talk, we would too.' },
      { kind: 'facts', facts: callFacts(data) },
      ...offerOthers(data),
    ],
    reason: 'You’re getting this because you had a call with us. It’s the only email about it.',
  })
}

function callFacts({ call, businessZone, move }: CallMailData) {
  const { starts_at, zone, minutes, type, state, note } = call
  const [here, there] = [formatSession(starts_at, zone), formatSession(starts_at, businessZone)]
  const facts: [label: string, value: string | string[]][] = [
    ['When', here === there ? here : [here, `For us: ${there}`]],
    ['What', `${callTypeFacts[type].title}, ${minutes} minutes`],
  ]
  if (move) facts.splice(1, 0, ['Before', formatSession(move.before, zone)])
  if (state === 'requested' || state === 'booked') facts.push(['How', describeCallMethod(call)])
  if (move?.note !== undefined) facts.push(['Note', move.note])
  if (note !== null && state !== 'requested' && state !== 'booked') facts.push(['Note', note])
  return facts
}

const meeting = ({ join_url, state }: Call): LetterPart[] =>
  join_url !== null && state === 'booked'
    ? [{ kind: 'link', before: 'It’s a video call.', href: join_url, text: 'Join the call' }]
    : []
