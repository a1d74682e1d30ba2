import type { AssistantQuestion } from '#content/assistant/question'
import { concepts } from '#content/assistant/concepts'
import { assistantQuestions } from '#content/assistant/questions'
import { contentView, contentList } from '#content/facts/content-view'
import { phrasePattern } from './phrase-pattern.ts'

const reading = contentView(() => ({
  patterns: new Map(Object.entries(concepts).map(([name, phrases]) => [name, phrasePattern(phrases)])),
}))

interface Cue {
  readonly question: AssistantQuestion
  readonly concepts: readonly string[]
  readonly absent: readonly string[]
  readonly topics: readonly string[]
  readonly absentTopics: readonly string[]
}

const marked = (line: string, start: string) =>
  line
    .split(' ')
    .filter((word) => word.startsWith(start))
    .map((word) => word.slice(start.length))

const cues = contentList((): readonly Cue[] =>
  assistantQuestions.flatMap((question) =>
    (question.when ?? []).map((line) => {
      const cue = {
        question,
        concepts: line.split(' ').filter((word) => /^\w/.test(word)),
        absent: marked(line, '!').filter((word) => !word.startsWith('#')),
        topics: marked(line, '#'),
        absentTopics: marked(line, '!#'),
      }
      const unknown = [...cue.concepts, ...cue.absent].find((name) => !reading.patterns.has(name))
      if (unknown) throw new Error(`No concept is called ${unknown}`)
      return cue
    }),
  ),
)

export interface Cued {
  readonly question: AssistantQuestion
  /** The number of matched concepts and topics, weighted. From two on there is little doubt. */
  readonly score: number
}

const topicCarriedOver = 0.6

/**
 * Finds the question with the most concepts that a message mentions.
 * @param named topics of the message itself
 * @param before topics that the conversation mentioned before
 */
export function findByCues(
  text: string,
  named: readonly string[],
  before: readonly string[] = [],
): Cued | undefined {
  const seen = new Map<string, boolean>()
  const mentionsConcept = (name: string) => {
    const known = seen.get(name)
    if (known !== undefined) return known
    const isThere = reading.patterns.get(name)?.test(text) === true
    seen.set(name, isThere)
    return isThere
  }
  let best: Cued | undefined
  for (const { question, concepts: wanted, absent, topics, absentTopics } of cues) {
    if (!topics.every((id) => named.includes(id) || before.includes(id))) continue
    if (absentTopics.some((id) => named.includes(id))) continue
    if (!wanted.every(mentionsConcept) || absent.some(mentionsConcept)) continue
    const carriedOver = topics.filter((id) => !named.includes(id)).length
    const score =
      wanted.length + topics.length + (question.isClear ? 1 : 0) - carriedOver * (1 - topicCarriedOver)
    if (!best || score > best.score) best = { question, score }
  }
  return best
}
