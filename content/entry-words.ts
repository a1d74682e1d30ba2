import type { ActivityKind, SubmittedContent } from '#domain/activity'
import { formOf } from '#domain/form-of'

/** What somebody sent, or which mailed button they pressed. */
export interface Sent {
  kind: ActivityKind
  /** Of the contact forms: which it was. */
  source: string | null
  content: SubmittedContent
}

/** What was said under the first of these labels that has an answer. */
export function saidIn(content: SubmittedContent, ...labels: readonly string[]): string | undefined {
  const answers = new Map(content)
  const answer = labels.map((label) => answers.get(label)).find((each) => each !== undefined)
  return answer === undefined ? undefined : [answer].flat().join(', ')
}

/** "14 out of 27 (The System Architect)", as it is stored, in parts. */
function scoreIn(content: SubmittedContent) {
  const [, score, tier] = /^(\d+) out of \d+ \((.+)\)$/.exec(saidIn(content, 'Score') ?? '') ?? []
  return score !== undefined && tier !== undefined ? { score, tier } : undefined
}

function rating({ content }: Sent) {
  const [ofFive, ofTen] = [saidIn(content, 'Overall value, 1 to 5'), saidIn(content, 'Rating, 1 to 10')]
  if (ofFive !== undefined) return { points: ofFive, of: 5 }
  return ofTen === undefined ? undefined : { points: ofTen, of: 10 }
}

/** What it is, as a mail's subject begins: "Scorecard 14/27", "AI employee". */
export function entryTitle(sent: Sent): string {
  const { subject } = formOf(sent)
  const score = scoreIn(sent.content)
  if (sent.kind === 'scorecard' && score) return `${subject} ${score.score}/27`
  const rated = rating(sent)
  return rated ? `${subject} ${rated.points}/${rated.of}` : subject
}

/** What somebody did: "Finished the scorecard: 14 of 27, The System Architect". */
export function entrySentence(sent: Sent): string {
  const { summary } = formOf(sent)
  const score = scoreIn(sent.content)
  if (sent.kind === 'scorecard' && score) return `${summary}: ${score.score} of 27, ${score.tier}`
  const rated = rating(sent)
  return rated ? `${summary}: ${rated.points} of ${rated.of}` : summary
}
