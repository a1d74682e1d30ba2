import type { StoredSubmission } from '#domain/activity'
import { formOf } from '#domain/form-of'
import { tierOf } from '#domain/tier'
import { valueOf } from '#content/answers/read-answers'

/** A submission, or a click on a mailed button. */
export interface EntrySource extends StoredSubmission {
  /** The source of a contact form. */
  source: string | null
}

function pointsOf(sent: EntrySource) {
  const { points } = formOf(sent)
  const given = points ? valueOf(sent, points.field) : undefined
  return points && given !== undefined ? { given, outOf: points.outOf } : undefined
}

/** A title as in a mail's subject: "Scorecard 14/27", "AI employee". */
export function entryTitle(sent: EntrySource): string {
  const { subject } = formOf(sent)
  const points = pointsOf(sent)
  return points ? `${subject} ${points.given}/${points.outOf}` : subject
}

/** A sentence about it: "Finished the scorecard: 14 of 27, The System Architect". */
export function entrySentence(sent: EntrySource): string {
  const { summary } = formOf(sent)
  const points = pointsOf(sent)
  if (!points) return summary
  const tier = sent.kind === 'scorecard' ? `, ${tierOf(Number(points.given)).name}` : ''
  return `${summary}: ${points.given} of ${points.outOf}${tier}`
}
