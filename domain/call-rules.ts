import type { OpeningHours } from './opening-hours.ts'
import type { ReplyPromise } from './reply-promise.ts'

/** The types of calls that visitors can request; `content/facts/call-types.ts` has their lengths and questions. */
export const callTypes = ['intro', 'audit', 'demo', 'guest-interview', 'operations'] as const
export type CallType = (typeof callTypes)[number]

/** The fields of the questions that an owner asks about a type of call, in order. */
export const callQuestionFields = [
  { question: 'question1', answer: 'answer1' },
  { question: 'question2', answer: 'answer2' },
] as const

/** How the two sides talk: the business dials the visitor's number, or both open a link. */
export const callWays = ['phone', 'video'] as const
export type CallWay = (typeof callWays)[number]

/**
 * What became of a call. A request holds its time like a booked call until it is declined or lapses, because two
 * visitors must never be promised one time.
 */
export const callStates = [
  'requested',
  'booked',
  'declined',
  /** Nobody confirmed the request in time. */
  'lapsed',
  'canceled',
  'came',
  'no_show',
] as const
export type CallState = (typeof callStates)[number]

/** The states whose time nobody else can have. */
export const holdingStates = ['requested', 'booked', 'came', 'no_show'] as const satisfies CallState[]

/** The limits that an owner cannot change. */
export const callLimits = {
  /** The maximum number of unanswered requests by one address for times in the future. */
  openPerPerson: 3,
  /** The same for one network, whatever addresses are typed; higher, because an office may share a network. */
  openPerNetwork: 5,
  /** A request lapses at the promised time of its answer, and at the latest this long before its start. */
  lapsesHoursBefore: 1,
  /** To how many other addresses a visitor can redirect the mails about a call. */
  corrections: 3,
  /** How many open times are offered in place of an unavailable one. */
  timesOffered: 3,
  /** The maximum of {@link CallRules.horizonDays}. */
  horizonDays: 90,
  /** The mail that offers new times after a missed call is sent only within this many days. */
  missedMailDays: 14,
  /** How many questions an owner can ask about a type of call, and how long question and answer can be. */
  questions: 2,
  questionLength: 120,
  answerLength: 1000,
} as const

/** The owner's rules for requesting calls. */
export interface CallRules {
  readonly hours: OpeningHours
  /** Determines by when a request is answered. */
  readonly promise: ReplyPromise
  /** Free time after each call. */
  readonly bufferMinutes: number
  /** A call can be requested or moved until this long before its start. */
  readonly noticeHours: number
  /** How far ahead calls can be requested. */
  readonly horizonDays: number
  /** The most calls on one day of the business, of all types together. */
  readonly perDay: number
  /** Requests are confirmed automatically if the owner's calendars can be read and show the time as free. */
  readonly autoConfirms: boolean
  /** A visitor who missed a call gets an email that offers new times. */
  readonly mailsNoShows: boolean
}

/** The tabs of the office's list; `off` has declined and canceled calls. */
export const callTabs = ['upcoming', 'past', 'no-shows', 'off'] as const
/**
 * The tabs and the further views of that list: `requested` waits for an answer, `unmarked` is over without an outcome;
 * `booked`, `came` and `moved` cover the last {@link callCountDays} days.
 */
export const callViews = [...callTabs, 'requested', 'unmarked', 'booked', 'came', 'moved'] as const
export const callCountDays = 30
export type CallView = (typeof callViews)[number]

const hourMs = 3_600_000

/** Until when a visitor can move a call. */
export const movableUntil = (startsAt: Date, { noticeHours }: CallRules): Date =>
  new Date(startsAt.getTime() - noticeHours * hourMs)

type WithBuffer = Pick<CallRules, 'bufferMinutes'>

/** The end of the time that a call holds: its length and the buffer. */
export const heldUntil = (startsAt: Date, minutes: number, { bufferMinutes }: WithBuffer): Date =>
  new Date(startsAt.getTime() + (minutes + bufferMinutes) * 60_000)

const typesByPage: Readonly<Record<string, CallType>> = {
  'ai-audit': 'audit',
  'ai-audit-b2b': 'audit',
  'ai-chat-agents': 'demo',
  'ai-internal-ops': 'operations',
  'media-interview': 'guest-interview',
}

/** The type of call that a booking link is about, by the page or offer it names. */
export const callTypeAbout = (about: string | undefined): CallType =>
  (about !== undefined && Object.hasOwn(typesByPage, about) ? typesByPage[about] : undefined) ?? 'intro'

/**
 * The `about` of a link to other times: the one that the visitor came with if it leads to this type of call, otherwise
 * the first that does.
 */
export function bookingTopicOf(type: CallType, asked: string | undefined): string {
  if (asked !== undefined && /^[\w-]+$/.test(asked) && callTypeAbout(asked) === type) return asked
  return Object.keys(typesByPage).find((page) => typesByPage[page] === type) ?? 'call'
}
