import { isEmptyStudy } from '#domain/case-study'
import type { caseStudies } from '#server/db/schema/case-studies'
import { AppError } from '#server/errors/app-error'

type Row = Pick<
  typeof caseStudies.$inferSelect,
  | 'is_published'
  | 'challenge'
  | 'solution'
  | 'results'
  | 'gamma_url'
  | 'gamma_description'
  | 'testimonial_quote'
  | 'metrics'
>

/**
 * Rejects publishing a study without text. A published one that was empty before may be edited.
 * @throws AppError invalid
 */
export function refuseEmptyStudy(before: Row, after: Row): void {
  const isShownEmpty = (study: Row) => study.is_published && isEmptyStudy(study)
  if (!isShownEmpty(after) || isShownEmpty(before)) return
  const userMessage = before.is_published
    ? 'Visitors would find nothing to read. Take the case study off the site first.'
    : 'There’s nothing to read yet. Add a story, a figure, a quote or a presentation, then publish it.'
  throw new AppError('invalid', { userMessage, issues: [{ path: 'is_published', message: userMessage }] })
}
