import { isCommon } from './common-words.ts'
import { allPassages } from './passages.ts'
import { isLight, stemOf, stemsOf } from './words.ts'

export type KnowsWord = (word: string) => boolean

/** Tells whether a word is plain English or one that the site uses: neither a slip nor a sign of another subject. */
export function createVocabulary(): KnowsWord {
  const stems = new Set(allPassages().flatMap(({ question = '', text }) => stemsOf(`${question} ${text}`)))
  return (word) => isLight(word) || isCommon(word) || stems.has(stemOf(word))
}
