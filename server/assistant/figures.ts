import { stemOf, wordsOf } from './words.ts'

const units = new Set(
  'day week month year hour minute employee attendee appointment question audit lead seat owner workflow time percent pm am'.split(
    ' ',
  ),
)

/** Every figure of a text as "currency, number, unit": `$1999`, `60 day`, `200 percent`. Number words count too. */
export function figuresIn(text: string): string[] {
  // Number words become figures; "one" is too common a word to be one.
  const plain = text.replaceAll(/\p{L}+/gu, (word) =>
    word.toLowerCase() === 'one'
      ? word
      : /^\d+$/.test(wordsOf(word)[0] ?? '')
        ? (wordsOf(word)[0] ?? word)
        : word,
  )
  const found = plain.matchAll(
    /([$€£]|\busd\s?)?\s?(\d[\d,]*(?:\.\d+)?)\s?(k\b|m\b)?\+?(?:\s?(%)|[\s-]*(\p{L}+))?/giu,
  )
  return Array.from(found, ([, currency = '', digits = '', scale = '', percent, word = '']) => {
    const unit = percent ? 'percent' : stemOf(word.toLowerCase())
    const number = `${currency.trim().toLowerCase().replace('usd', '$')}${digits.replaceAll(',', '')}${scale.toLowerCase()}`
    return units.has(unit) ? `${number} ${unit}` : number
  })
}

/** The figures a text may repeat: each with its unit, and without. */
export function statedFigures(text: string): Set<string> {
  return new Set(figuresIn(text).flatMap((figure) => [figure, figure.split(' ')[0] ?? figure]))
}
