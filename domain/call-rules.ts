import type { OpeningHours } from './opening-hours.ts'
import type { ReplyPromise } from './reply-promise.ts'

/** The kinds of calls that visitors can request; their lengths and questions are facts (`content/facts/call-types.ts`). */
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

/** The limits that no owner changes. */
export const callLimits = {
  /** The most requests of one address whose time is to come and that nobody has answered. */
  openPerPerson: 3,
  /** The same from one network, whatever names are typed: an office may share it. */
  openPerNetwork: 5,
  /** A request lapses when its answer was promised, and this long before its start at the latest. */
  lapsesHoursBefore: 1,
  /** To how many other addresses a visitor can have the mails about a call sent. */
  corrections: 3,
  /** How many times are offered in place of one that cannot be had. */
  timesOffered: 3,
  /** How far ahead an owner can have calls requested. */
  horizonDays: 90,
  /** A visitor is offered new times after a call that they missed at most so long ago. */
  missedMailDays: 14,
  /** How many questions an owner can ask about a type of call, and how long question and answer can be. */
  questions: 2,
  questionLength: 120,
  answerLength: 1000,
} as const

/** When calls can be had, as the owner has set it. */
export interface CallRules {
  readonly hours: OpeningHours
  /** When a request is answered at the latest. */
  readonly promise: ReplyPromise
  /** Free time after each call. */
  readonly bufferMinutes: number
  /** A call can be requested or moved until this long before its start. */
  readonly noticeHours: number
  /** How far ahead calls can be requested. */
  readonly horizonDays: number
  /** The most calls on one day of the business, of all types together. */
  readonly perDay: number
  /** Requests are confirmed by themselves, while the owner's calendars can be read and have the time free. */
  readonly confirmsItself: boolean
  /** Who missed a call is offered new times by email. */
  readonly mailsNoShows: boolean
}

/** The tabs of the office's list. */
export const callTabs = ['upcoming', 'past', 'no-shows', 'off'] as const
/**
 * Its views: `requested` waits for an answer, `unmarked` is over without a note of whether the visitor came; and what
 * was booked, attended or moved within the last {@link callCountDays}.
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

/** What a link to other times for a call is about: the same as the call, and always one that leads to its type. */
export function aboutOfCall(type: CallType, asked: string | undefined): string {
  if (asked !== undefined && /^[\w-]+$/.test(asked) && callTypeAbout(asked) === type) return asked
  return Object.keys(typesByPage).find((page) => typesByPage[page] === type) ?? 'call'
}
