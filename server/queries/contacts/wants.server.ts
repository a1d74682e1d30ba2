import { readinessQuestions } from '#content/scorecard'
import type { ActivityKind, SubmittedContent } from '#domain/activity'
import { formOf } from '#domain/form-of'

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
  const { title: form, wants: wanted } = formOf({ kind, source })
  if (kind === 'scorecard') {
    const [priority] = [answers.get(priorityQuestion ?? '') ?? []].flat()
    return { form, wants: priority ? `${priority} first` : wanted }
  }
  const asked = [answers.get('Conversation') ?? []].flat().find((line) => line.startsWith('Visitor: '))
  const own = said ?? asked?.slice('Visitor: '.length)
  return { form, wants: own ? `“${own}”` : wanted }
}
