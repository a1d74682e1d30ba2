import { ownWords } from '#content/answers/read-answers'
import type { Sent } from '#content/office/entry-text'
import { formOf } from '#domain/form-of'

interface RequestSummary {
  form: string
  wants: string
  /** Whether `wants` is the sender's own answer, not the form's text for anyone who sends it. */
  isOwn: boolean
}

/** Presses and sign-ups without words may be newer than what somebody wrote. */
export const maxRead = 10

/** Finds the request in what somebody sent since they wait, newest first: the last form with their own words, else the last that expects a reply. */
export const requestIn = <Entry extends Sent>(newest: readonly Entry[]): Entry | undefined =>
  // Our choice is no sentence of theirs.
  newest.find((each) => each.kind !== 'scorecard' && ownWords(each) !== undefined) ??
  newest.find((each) => formOf(each).expectsReply)

/** Summarizes what somebody wants by their last submission, quoting their own words. */
export function requestSummaryOf(sent: Sent): RequestSummary {
  const { title: form, wants } = formOf(sent)
  const own = ownWords(sent)
  if (!own) return { form, wants, isOwn: false }
  // A choice of our own, not a sentence of theirs.
  return { form, wants: sent.kind === 'scorecard' ? `${own} first` : `“${own}”`, isOwn: true }
}
