import { formTitle } from '#content/office-forms'
import { readinessQuestions } from '#content/scorecard'
import type { ActivityKind, SubmittedContent } from '#domain/activity'

const wantedByContact: Readonly<Record<string, string>> = {
  free_workshop_registration: 'Seat at the free workshop',
  ai_employee: 'Talk to an AI employee',
  cold_email_walkthrough: 'Cold-email walkthrough',
  assistant: 'Follow-up to the assistant',
}

const wantedBy: Partial<Record<ActivityKind, string>> = {
  contact: 'To hear from you',
  newsletter: 'The newsletter',
  'newsletter-confirmation': 'The newsletter',
  'readiness-workshop': 'Seat at the readiness workshop',
  'free-workshop': 'Seat at the free workshop',
  'free-workshop-seat': 'Seat at the free workshop',
  'podcast-application': 'To be a podcast guest',
  'guest-intake': 'Ready for the podcast',
  'week-1-intake': 'Week 1 of the audit',
}

/** What people wrote in words of their own, the question that comes nearest to what they want first. */
const inTheirWords = [
  'Biggest challenge',
  'Comment',
  'Key insight',
  'Testimonial',
  'What would you like from this audit?',
]
const priorityQuestion = readinessQuestions.find(({ name }) => name === 'automationPriority')?.text

interface Asked {
  kind: ActivityKind
  source: string | null
  content: SubmittedContent
}

/** What somebody wants in a few words, as far as the last they sent says so; their own words in quotes. */
export function wantsOf({ kind, source, content }: Asked): { form: string; wants: string } {
  const answers = new Map<string, string | readonly string[]>(content)
  const said = inTheirWords.map((label) => answers.get(label)).find((answer) => typeof answer === 'string')
  const wanted = kind === 'contact' ? wantedByContact[source ?? ''] : undefined
  const form = formTitle(kind, source)
  if (kind === 'scorecard') {
    const [priority] = [answers.get(priorityQuestion ?? '') ?? []].flat()
    return { form, wants: priority ? `${priority} first` : 'Their score' }
  }
  const asked = [answers.get('Conversation') ?? []].flat().find((line) => line.startsWith('Visitor: '))
  const own = said ?? asked?.slice('Visitor: '.length)
  return { form, wants: own ? `“${own}”` : (wanted ?? wantedBy[kind] ?? form) }
}
