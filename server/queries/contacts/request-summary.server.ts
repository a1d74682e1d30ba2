import { ownWords } from '#content/answers/read-answers'
import type { EntrySource } from '#content/office/entry-text'
import { formOf } from '#domain/form-of'

interface RequestSummary {
  form: string
  wants: string
  /** Whether `wants` is the sender's own answer, not the form's text for anyone who sends it. */
  isOwn: boolean
}

/** How many submissions are read, because newer ones without own text may hide what somebody wrote. */
export const maxRead = 10

/** Returns the newest submission with the sender's own text, or else the newest that expects a reply. */
export const requestIn = <Entry extends EntrySource>(newest: readonly Entry[]): Entry | undefined =>
  // The text of a scorecard is one of our choices, not the sender's own.
  newest.find((each) => each.kind !== 'scorecard' && ownWords(each) !== undefined) ??
  newest.find((each) => formOf(each).expectsReply)

/** Summarizes what somebody wants by their last submission, quoting their own words. */
export function requestSummaryOf(sent: EntrySource): RequestSummary {
  const { title: form, wants } = formOf(sent)
  const own = ownWords(sent)
  if (!own) return { form, wants, isOwn: false }
  // The text of a scorecard is one of our choices, so it is not quoted.
  return { form, wants: sent.kind === 'scorecard' ? `${own} first` : `“${own}”`, isOwn: true }
}
