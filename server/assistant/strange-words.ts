import { site } from '#content/site'
import { claimStem, isPlain } from './alike.ts'
import type { Ground } from './check-answer.ts'
import { cardOf, sentencesOf, siteStarts, siteStems } from './claims.ts'
import { isCommon } from './common-words.ts'
import { aboutUs } from './delicate-words.ts'
import { topics as allTopics } from './passages.ts'
import { stemOf, stemsOf, wordsOf } from './words.ts'

/** Words of a conversation that no page has. */
const courtesy = new Set(
  'hello welcome thanks thank sorry glad discount coupon sounds guess goodbye bye luck enjoy nice wish afternoon evening morning'.split(
    ' ',
  ),
)

/** The site uses the word, or one that begins alike. */
function isOfTheSite(stem: string): boolean {
  return siteStems.has(stem) || (stem.length >= 6 && siteStarts.has(stem.slice(0, 6)))
}

/** What our offers are called and made of. */
const offered = new Set(stemsOf(`${allTopics.map(cardOf).join(' ')} ${site.name}`))

/** Names and words that the site does not use. */
export function strangenessOf(text: string, { topics, passages }: Ground): string | undefined {
  const given = new Set(stemsOf(passages.map((each) => each.text).join(' ')))
  const isName = (word: string) =>
    isPlain(word) || isCommon(word) || offered.has(stemOf(word)) || given.has(stemOf(word))
  const names = text.match(/(?<=[\p{L},;] )\p{Lu}[\p{L}\d]{2,}|\b\p{Lu}{4,}[\p{Lu}\d]*\b/gu) ?? []
  if (names.some((each) => !wordsOf(each).every(isName))) return 'a name that the site does not use'
  for (const sentence of sentencesOf(text)) {
    if (sentence.endsWith('?')) continue
    const unknown = wordsOf(sentence).filter(
      (each) => !/^\d+$/.test(each) && !isName(each) && !isOfTheSite(claimStem(each)) && !courtesy.has(each),
    )
    const isAdvice = topics.length === 0 && !aboutUs.test(sentence)
    if (unknown.length > (isAdvice ? 1 : 0)) return 'a word that the site does not use'
  }
  return undefined
}
