import type { AssistantTopic } from '#content/assistant/topic'
import { assistantWords } from '#content/assistant/assistant'
import { type Draft, composeDraft } from './answer.ts'

/** States that the facts do not contain the answer, and what the named offer is. */
export function partlyUnknown(named: readonly AssistantTopic[]): Draft {
  const what = named[0]?.what ?? ''
  const paths = named.map(({ path }) => path)
  return { ...composeDraft(`${assistantWords.partlyUnknown} ${what}`, paths, named), answered: false }
}

export const unknown = (): Draft => ({ text: assistantWords.unknown, paths: [], answered: false })
