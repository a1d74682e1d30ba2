import { isCommon } from './common-words.ts'
import { allPassages } from './passages.ts'
import { isStopWord, stemOf, stemsOf } from './words.ts'

export type KnowsWord = (word: string) => boolean

/** Returns a predicate for words that are common or used by the site: neither misspelled nor another subject. */
export function createVocabulary(): KnowsWord {
  const stems = new Set(allPassages().flatMap(({ question = '', text }) => stemsOf(`${question} ${text}`)))
  return (word) => isStopWord(word) || isCommon(word) || stems.has(stemOf(word))
}
