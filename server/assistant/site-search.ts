import MiniSearch from 'minisearch'
import { isCommon } from './common-words.ts'
import { allPassages, type Passage } from './passages.ts'
import { isLight, stemOf, stemsOf, wordsOf } from './words.ts'

export interface SiteSearch {
  /** The passages nearest to a text, best first. */
  find(text: string, limit: number): Passage[]
  /** Whether any page uses this word. */
  knows(word: string): boolean
  readonly passages: readonly Passage[]
}

/** The index over everything the site says: stemmed, with the field's synonyms, forgiving a slip in longer words. */
export function createSiteSearch(): SiteSearch {
  const passages = allPassages()
  const byId = new Map(passages.map((passage) => [passage.id, passage]))
  const index = new MiniSearch<Passage>({
    fields: ['question', 'text', 'path'],
    tokenize: wordsOf,
    processTerm: (word) => (isLight(word) ? null : stemOf(word)),
    searchOptions: {
      boost: { question: 2 },
      fuzzy: (term) => (term.length > 5 ? 0.2 : false),
      prefix: (term) => term.length > 5,
    },
  })
  index.addAll(passages)
  const vocabulary = new Set(passages.flatMap(({ question = '', text }) => stemsOf(`${question} ${text}`)))

  return {
    passages,
    knows: (word) => isLight(word) || isCommon(word) || vocabulary.has(stemOf(word)),
    find(text, limit) {
      return index
        .search(text)
        .slice(0, limit)
        .flatMap(({ id }) => byId.get(id as number) ?? [])
    },
  }
}
