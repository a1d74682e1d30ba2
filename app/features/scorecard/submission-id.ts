import { kept } from '#app/lib/kept'
import type { ScorecardAnswers } from '#domain/answers'
import * as z from 'zod/mini'

const lastSubmission = kept('scorecard-submission', z.object({ answers: z.string(), id: z.string() }))

/**
 * The id under which these answers are sent: the same for the same answers, so that a second try stores nothing
 * twice, and a new one as soon as an answer has changed (readings of the specification, 13).
 */
export function submissionIdFor(formData: ScorecardAnswers): string {
  const answers = JSON.stringify(formData)
  const last = lastSubmission.read()
  if (last?.answers === answers) return last.id
  const id = makeUuid()
  lastSubmission.write({ answers, id })
  return id
}

export function forgetSubmissionId() {
  lastSubmission.clear()
}

/** A random UUID (version 4). `crypto.randomUUID` exists only on https and localhost. */
export function makeUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = '89ab'.charAt((bytes[8] ?? 0) & 3)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}
