import type { AssistantTopic } from '#content/assistant/topic'
import { isStopWord, stemOf, stemsOf, wordsOf } from './words.ts'

/** Words that several names share, or that do not identify an offer. */
const shared = new Set(stemsOf('AI automation program tool first CEO'))

const nameStems = ({ name }: AssistantTopic) =>
  wordsOf(name)
    .filter((word) => !isStopWord(word))
    .map(stemOf)
    .filter((stem) => !shared.has(stem))

/**
 * Whether a text mentions an offer by its name or by an alias with the same words. "The demo" is no name, nor is one
 * word of a longer name: "we score every workflow" does not mention the readiness score.
 */
export function names(topic: AssistantTopic, text: string): boolean {
  const own = nameStems(topic)
  const isName = (alias: readonly string[]) =>
    alias.some((stem) => own.some((each) => stem.startsWith(each))) &&
    (alias.length > 1 || own.length === 1 || !own.includes(alias[0] ?? ''))
  const stems = stemsOf(text)
  return [topic.name, ...topic.called]
    .map(stemsOf)
    .filter(isName)
    .some((alias) => stems.some((_, from) => alias.every((stem, at) => stems[from + at] === stem)))
}
