import type { AnswerFields } from './answer-field.ts'

/** Whether a function mails the sender of this input. */
export type MailsSender = (input: Readonly<Record<string, unknown>>) => boolean

/** Everything that other parts need to know about a form. No part is optional: a form without one does not compile. */
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
  /** Whether it says nothing about a request: a button in one of our mails sends it, or it is news of a call. */
  asksNothing: boolean
  /** The functions that receive it, by which a quarantined submission is named, and whether each mails its sender. */
  functions: Readonly<Record<string, MailsSender>>
  /** Its event, which webhooks carry: a thing, and what became of it. No other form has the same. */
  eventType: `${string}.${string}`
  /**
   * Whether the owner gets a mail about it: not about a press that follows a request they have heard of, and not about
   * what the office has done.
   */
  alertsOwner: boolean
  /**
   * How its answers read in the timeline, in mails and exports: their fields, in the order in which they are shown.
   * `questions`: the form has its own list of questions in `content/`, and `content/answers/form-questions.ts` reads it.
   */
  answers: AnswerFields | 'questions'
  /** The fields in which a sender writes freely what they want, the best one first. */
  ownWords: readonly string[]
  /** The answer that the headline of an entry gives as points; null for a form without one. */
  points: { field: string; outOf: number } | null
  /** The cells of its row in the owner's spreadsheet, in order; null for a form that writes none. */
  spreadsheetRow: readonly string[] | null
}
