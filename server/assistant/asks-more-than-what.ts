import type { AssistantTopic } from '#content/assistant/topic'
import type { Reading } from './understand.ts'
import { isStopWord, stemOf, stemsOf } from './words.ts'

/**
 * Whether a yes-or-no question asks more than what an offer is: true for "Can I turn the agents off for a week?", false
 * for "do you have coaching?".
 */
export function asksMoreThanWhat({ text }: Reading, named: readonly AssistantTopic[]): boolean {
  const [, rest] = yesOrNo.exec(text) ?? []
  if (rest === undefined) return false
  const names = new Set(stemsOf(named.flatMap(({ name, called }) => [name, ...called]).join(' ')))
  return rest
    .split(' ')
    .filter((word) => word !== '' && !isStopWord(word) && !offering.test(word))
    .some((word) => !names.has(stemOf(word)))
}

const yesOrNo =
  /^(?:(?:and|so|but|ok|hi|hello|also) )*(?:can|could|do|does|did|is|are|will|would|should|may) (.+)/
const offering =
  /^(explain|tell|describe|what|know|about|have|offer|offers|sell|provide|run|make|get|buy|book|try|see|available|there|anything|something|help|work|more|information|info|guys)$/
