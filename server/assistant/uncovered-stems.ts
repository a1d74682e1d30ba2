import type { AssistantTopic } from '#content/assistant/topic'
import { isCommon } from './common-words.ts'
import { withoutIntents } from './understand.ts'
import { isStopWord, stemOf, stemsOf } from './words.ts'

/** Words that name no further subject in a question about a price, a length or a first step. */
const plain = /^(book|booking|people|process|processes|business|company|firm|workshops?|sessions?|room)$/

/** The stems of a message that occur neither in its answer nor in the names of the offers. */
export function uncoveredStems(text: string, answer: string, named: readonly AssistantTopic[]): string[] {
  const knownStems = new Set(
    stemsOf([answer, ...named.flatMap(({ name, called }) => [name, ...called])].join(' ')),
  )
  return withoutIntents(text)
    .split(' ')
    .filter(
      (word) => word !== '' && !isStopWord(word) && !/\d/.test(word) && !isCommon(word) && !plain.test(word),
    )
    .map(stemOf)
    .filter((stem) => !knownStems.has(stem))
}
