import type { ActivityKind, SubmittedContent } from '#domain/activity'

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

/** In a few words, and as a sentence about whoever sent it. */
interface Words {
  title: string
  sentence: string
}

const words: Readonly<Record<ActivityKind, Words>> = {
  scorecard: { title: 'Scorecard', sentence: 'Finished the scorecard' },
  'score-feedback': { title: 'Feedback on a score', sentence: 'Rated their result' },
  newsletter: { title: 'Newsletter', sentence: 'Signed up for the newsletter' },
  'newsletter-confirmation': { title: 'Newsletter confirmed', sentence: 'Confirmed the newsletter' },
  contact: { title: 'Contact form', sentence: 'Wrote by a contact form' },
  'readiness-workshop': {
    title: 'AI readiness workshop',
    sentence: 'Registered for the AI readiness workshop',
  },
  'free-workshop': { title: 'Free workshop', sentence: 'Registered for the free workshop' },
  'free-workshop-seat': {
    title: 'Seat kept, free workshop',
    sentence: 'Kept their seat in the free workshop',
  },
  'workshop-feedback': { title: 'Workshop feedback', sentence: 'Gave feedback on the workshop' },
  'podcast-application': { title: 'Podcast guest', sentence: 'Applied as a podcast guest' },
  'guest-intake': { title: 'Podcast guest intake', sentence: 'Filled in the podcast guest intake' },
  'week-1-intake': { title: 'Week-1 intake', sentence: 'Filled in the week-1 intake' },
  testimonial: { title: 'Testimonial to approve', sentence: 'Gave a testimonial' },
}

const contactForms: Readonly<Record<string, Words>> = {
  '': { title: 'Contact form', sentence: 'Asked for the three fixes' },
  free_workshop_registration: { title: 'Free workshop', sentence: 'Asked for a seat in the free workshop' },
  ai_employee: { title: 'AI employee', sentence: 'Asked to talk to an AI employee' },
  cold_email_walkthrough: {
    title: 'Cold email walkthrough',
    sentence: 'Asked for the cold email walkthrough',
  },
  assistant: { title: 'Question to the assistant', sentence: 'Left a question with the assistant' },
}

const wordsOf = ({ kind, source }: Pick<Sent, 'kind' | 'source'>): Words =>
  (kind === 'contact' ? contactForms[source ?? ''] : undefined) ?? words[kind]

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
  const { title } = wordsOf(sent)
  const score = scoreIn(sent.content)
  if (sent.kind === 'scorecard' && score) return `${title} ${score.score}/27`
  const rated = rating(sent)
  return rated ? `${title} ${rated.points}/${rated.of}` : title
}

/** What somebody did: "Finished the scorecard: 14 of 27, The System Architect". */
export function entrySentence(sent: Sent): string {
  const { sentence } = wordsOf(sent)
  const score = scoreIn(sent.content)
  if (sent.kind === 'scorecard' && score) return `${sentence}: ${score.score} of 27, ${score.tier}`
  const rated = rating(sent)
  return rated ? `${sentence}: ${rated.points} of ${rated.of}` : sentence
}

const replySubjects: Readonly<Record<string, string>> = {
  scorecard: 'Your AI readiness score',
  'podcast-application': 'You on our podcast',
  'contact ai_employee': 'Your talk with an AI employee',
  'contact cold_email_walkthrough': 'Your cold email walkthrough',
  'contact assistant': 'Your question to our assistant',
}

/** What a reply to it is called until somebody says otherwise. */
export const replySubject = ({ kind, source }: Pick<Sent, 'kind' | 'source'>): string =>
  replySubjects[source === null ? kind : `${kind} ${source}`] ?? 'Your message to us'
