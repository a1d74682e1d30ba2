import { ownWords } from '#content/answers/read-answers'
import type { Sent } from '#content/office/entry-text'
import { formOf } from '#domain/form-of'

interface RequestSummary {
  form: string
  wants: string
  /** Whether `wants` is the sender's own answer, not the form's text for anyone who sends it. */
  isOwn: boolean
}

/** Summarizes what somebody wants by their last submission, quoting their own words. */
export function requestSummaryOf(sent: Sent): RequestSummary {
  const { title: form, wants } = formOf(sent)
  const own = ownWords(sent)
  if (!own) return { form, wants, isOwn: false }
  // A choice of our own, not a sentence of theirs.
  return { form, wants: sent.kind === 'scorecard' ? `${own} first` : `“${own}”`, isOwn: true }
}
