import { claimStem, isPlain } from './alike.ts'
import { stemOf, wordsOf } from './words.ts'

const units = new Set('day week month year hour minute second quarter dollar percent pm am'.split(' '))
const period = '(day|week|month|year|quarter|hour|session|seat|child|person|head)'

/** Number words beyond twelve, and words that stand for numbers: said only where the site says them. */
export const largeNumbers =
  /\b(thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|grand|bucks|dozens?|half|double|triple|twice|fortnight\w*|quarter|decade|couple of|a few|overnight|(?:full|half|all|whole)[- ](?:day|week|night|year)|(?:day|week|month|year)s?[- ]long|eleven|times as|afternoons?|mornings?|evenings?|weekends?|within (?:days|hours|weeks|months)|(?:first|second|third|same|last) (?:day|week|month|year|hour))\b/gi

/** Days and months, which are figures as much as numbers are. */
export const dates =
  /\b((?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|winter)\b/gi

/** Every figure of a text as "currency, number, unit": `$1999`, `60 day`, `200 percent`, `$5000 per month`. */
export function figuresIn(text: string): string[] {
  return placedFigures(text).map(({ figure }) => figure)
}

export interface PlacedFigure {
  figure: string
  /** The stems beside it, up to the next figure. */
  beside: ReadonlySet<string>
  /** What it counts, when that follows and is no unit: "audits" in "50 audits". */
  counted: string | undefined
}

const besideWords = 6
const clauseStart = /[;,.?!]\s/
const clauseEnd = /[;.?!](?:\s|$)|\band\b/
/** Says of what kind a thing is and stands in no other figure's way: "you get the 90-day roadmap in week 4". */
const adjectival = /^\s?\d+-\p{L}/u

/** The figures with the words they stand among. */
export function placedFigures(text: string): PlacedFigure[] {
  const plain = inFigures(text)
  const pattern = new RegExp(
    String.raw`([$€£]|\busd\s?)?\s?(\d[\d,]*(?:\.\d+)?)\s?(k\b|m\b)?\+?(?:\s?(%)|(?:\s?(?:a|per|each|every|\/)\s?${period}\b)|[\s-]*(\p{L}+))?`,
    'giu',
  )
  const found = Array.from(plain.matchAll(pattern))
  return found.map((match, at) => {
    const [whole, currency = '', digits = '', scale = '', percent, every, word = ''] = match
    const unit = percent
      ? 'percent'
      : every
        ? `per ${stemOf(every.toLowerCase())}`
        : stemOf(word.toLowerCase())
    const sign =
      currency.trim().toLowerCase().replace('usd', '$') || (/^(dollars?|usd|bucks)$/i.test(word) ? '$' : '')
    const number = `${sign}${digits.replaceAll(',', '')}${scale.toLowerCase()}`
    const next = found.slice(at + 1).find(([figure]) => !adjectival.test(figure))
    const before =
      plain
        .slice(endOf(found[at - 1]), match.index)
        .split(clauseStart)
        .at(-1) ?? ''
    const after = plain.slice(match.index + whole.length, next?.index).split(clauseEnd)[0] ?? ''
    return {
      figure: units.has(unit) || unit.startsWith('per ') ? `${number} ${unit}` : number,
      counted:
        percent || every || currency || units.has(unit) || isPlain(word.toLowerCase())
          ? undefined
          : nounOf(word),
      beside: new Set(
        [
          ...wordsOf(before).slice(-besideWords),
          word.toLowerCase(),
          ...wordsOf(after).slice(0, besideWords),
        ].flatMap((each) => [stemOf(each), claimStem(each)]),
      ),
    }
  })
}

const nounOf = (word: string) => (word === '' ? undefined : claimStem(word.toLowerCase()))

const endOf = (match: RegExpMatchArray | undefined) => (match ? (match.index ?? 0) + match[0].length : 0)

/** Number words become figures. "One" is too common a word to be one, but before a unit. */
export function inFigures(text: string): string {
  return text
    .replaceAll(/\bout of (\d+)/gi, '$1 outof')
    .replaceAll(
      /\b(?<=(?:takes?|lasts?|within|for|in|about|under|over|around|after) (?:just |only |about )?)(?:an?|one) (?=(?:full )?(?:day|week|month|year|hour|minute)\b)/gi,
      '1 ',
    )
    .replaceAll(/\p{L}+/gu, (word) => {
      const figure = wordsOf(word)[0] ?? ''
      return word.toLowerCase() !== 'one' && /^\d+$/.test(figure) ? figure : word
    })
}

/** The figures a text may repeat: each with its unit, and without. */
export function statedFigures(text: string): Set<string> {
  return new Set(figuresIn(text).flatMap((figure) => [figure, bare(figure)]))
}

const bare = (figure: string) => figure.split(' ')[0] ?? figure
