import type { AnswerFields } from './answer-field.ts'

/** Whether a function mails the sender of this input. */
export type MailsSender = (input: Readonly<Record<string, unknown>>) => boolean

/** Everything that other modules need to know about a form. No property is optional, so that none can be forgotten. */
export interface FormRecord {
  /** Its name in lists and filters of the office. */
  title: string
  /** The beginning of the owner notice's subject. */
  subject: string
  /** What its sender did, as the beginning of a sentence: "Finished the scorecard". */
  summary: string
  /** What its sender wants, unless their own words say it better. */
  wants: string
  /** Whether its sender waits for a reply: true for requests, not for seats, feedback or praise. */
  expectsReply: boolean
  /** The default subject of a reply to it. */
  replySubject: string
  /** Whether it is a milestone toward becoming a client, which the lead's page lists. */
  isMilestone: boolean
  /** Whether it contains no request: it is sent by a button in a mail, or reports a change to a call. */
  asksNothing: boolean
  /** The functions that receive it, by which a quarantined submission is named, and whether each mails its sender. */
  functions: Readonly<Record<string, MailsSender>>
  /** The type of its event, which webhooks carry: a noun and a participle, such as `call.moved`. Unique to the form. */
  eventType: `${string}.${string}`
  /**
   * Whether the owner gets a mail about it. False for a button that follows a request that was already reported, and
   * for actions of the office.
   */
  alertsOwner: boolean
  /**
   * The fields that label its answers in the timeline, in mails and exports, in display order. `questions`: the form's
   * questions are in `content/`, and `content/answers/form-questions.ts` makes the fields from them.
   */
  answers: AnswerFields | 'questions'
  /** The fields in which a sender writes freely what they want, the best one first. */
  ownWords: readonly string[]
  /** The answer that the headline of an entry gives as points; null for a form without one. */
  points: { field: string; outOf: number } | null
  /** The cells of its row in the owner's spreadsheet, in order; null for a form that writes none. */
  spreadsheetRow: readonly string[] | null
}
