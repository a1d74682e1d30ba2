/** Whether a function mails the person who sent it this input. */
export type MailsSender = (input: Readonly<Record<string, unknown>>) => boolean

/** Everything that other parts ask about one form. No part is optional: a form that lacks one does not compile. */
export interface FormRecord {
  /** What the office calls it in lists and filters. */
  title: string
  /** How the subject of the owner's mail about it begins. */
  subject: string
  /** What its sender did, as the beginning of a sentence: "Finished the scorecard". */
  summary: string
  /** What its sender wants, where no words of their own say it better. */
  wants: string
  /** Whether its sender waits for a reply: everything that asks something of us, not a seat, feedback or praise. */
  expectsReply: boolean
  /** The subject of a reply to it, until somebody writes another one. */
  replySubject: string
  /** Whether it is a step toward becoming a client, which the lead's page lists. */
  isMilestone: boolean
  /** Whether a button in one of our mails sends it: that says nothing about what somebody wants. */
  isPress: boolean
  /** The functions that receive it, by which a held submission is named, and whether each mails its sender. */
  functions: Readonly<Record<string, MailsSender>>
  /** The kinds of delivery about one submission, besides those of every form: the owner's notice and webhooks. */
  deliveries: readonly string[]
  /** The type of its event in webhooks: a thing, and what became of it. */
  webhookType: string
}
