import { claimStem } from './alike.ts'
import { type Said, sentencesOf } from './claims.ts'
import { dates, figuresIn, inFigures, largeNumbers, placedFigures, statedFigures } from './figures.ts'

/** Words that say what a figure is: with another one beside it, it is another fact. */
const roles = {
  $: new Set('deposit total upfront further plus remain left off reserv'.split(' ')),
  other: new Set('trial roadmap demo setup consultation warm outof call questionnair'.split(' ')),
}
const entities = /\b(foundations|innovators|camp)\b/gi
const limits =
  /\b(more than|at least|minimum of|less than|up to|at most|nearly|almost|(?:about|around|roughly|approximately)(?= \$))\s(\$?\d[\d,]*)/gi

/** The figure, number or date of a sentence that the site does not state, or states of something else. */
export function figureFault(sentence: string, said: readonly Said[]): string | undefined {
  const whole = said.map((each) => each.text).join('\n')
  const text =
    whole + (/\b60[ -]minute/.test(whole) ? '\n1 hour' : '') + (/\b12 months/.test(whole) ? '\n1 year' : '')
  const stated = statedFigures(text)
  const invented = figuresIn(sentence).find((figure) => !stated.has(figure))
  if (invented) return `the figure ${invented}`
  const priced = pricedBy(sentence).find((each) => !pricedBy(text).includes(each))
  if (priced) return `the price per ${priced}`
  const lower = text.toLowerCase()
  const large = [...(sentence.match(largeNumbers) ?? []), ...(sentence.match(dates) ?? [])].find(
    (word) => !lower.includes(word.toLowerCase().replace(/s$/, '')),
  )
  if (large) return `the number ${large}`
  const places = sentencesOf(text).flatMap(placedFigures)
  for (const { figure, beside, counted } of placedFigures(sentence)) {
    const number = figure.split(' ')[0]
    const telling = figure.startsWith('$') ? roles.$ : roles.other
    const isPlaced = places.some(
      (place) =>
        place.figure.split(' ')[0] === number &&
        (place.figure === figure || place.figure === number || figure === number) &&
        Array.from(beside).every((stem) => !telling.has(stem) || place.beside.has(stem)) &&
        (counted === undefined || place.beside.has(counted)),
    )
    if (!isPlaced) return `the figure ${figure} in another place`
  }
  const length = lengthsIn(sentence).find((each) => !isLengthIn(each, text, sentence))
  if (length) return `the length ${length}`
  for (const pairsIn of [limitsIn, namedIn, kindsIn]) {
    const own = pairsIn(text)
    const pair = pairsIn(sentence).find((each) => !own.includes(each))
    if (pair) return `the figure ${pair}`
  }
  const linked = linksIn(text)
  const link = Array.from(linksIn(sentence)).find((each) => !linked.has(each))
  return link && `the figures ${link} together`
}

/** What a price is paid for, one by one: "$5,000 a month", "$10 for each employee". */
function pricedBy(text: string): string[] {
  const found = text.matchAll(
    /\$[\d,]+(?: flat)?(?:,? (?:an?|per|each|every|for (?:an?|each|every)) |\/)(\w+)/gi,
  )
  return Array.from(found, ([, thing = '']) => claimStem(thing.toLowerCase()))
}

/** Pairs of figures with nothing but a "for" or the like between them, in either order. */
function linksIn(text: string): Set<string> {
  const found = text.matchAll(
    /(\$?\d[\d,]*)(?:[\s-]+[a-z]+){0,4}?\s*(?:\(|:(?! \$)|\b(?:for|in|within|over|after|it is|is|costs?)\b(?: the| a)?)\s*(\$?\d[\d,]*)/gi,
  )
  return new Set(
    Array.from(found, ([, one = '', other = '']) =>
      [one, other]
        .map((each) => each.replaceAll(',', ''))
        .toSorted()
        .join(' and '),
    ),
  )
}

/** Lengths on their own: "90 days", which "a 90-day roadmap" is not. */
function lengthsIn(text: string): string[] {
  const found = inFigures(text).matchAll(/(\d[\d,]*) (day|week|month|year|hour|minute)s?\b(?! free)/gi)
  return Array.from(found, ([, number = '', unit = '']) => `${number} ${unit.toLowerCase()}s`)
}

/** As a length of its own, or as that of a thing which the sentence names too: "a 30-minute consultation". */
function isLengthIn(length: string, text: string, sentence: string): boolean {
  if (lengthsIn(text).includes(length)) return true
  const things = text.matchAll(new RegExp(`\\b${length.replace(/ (\w+)s$/, '-$1')} (\\w+)`, 'gi'))
  return Array.from(things).some(([, thing = '']) => sentence.toLowerCase().includes(thing.toLowerCase()))
}

/** "A 30-minute consultation", where a 30-day one would be another fact. */
const kindsIn = (text: string) =>
  Array.from(
    text.matchAll(/\b(\d+)-(day|week|month|minute|hour) (?:free )?(\w+)/gi),
    ([, number = '', unit = '', thing = '']) =>
      lengthened.test(thing) ? `${number} ${unit} ${thing}`.toLowerCase() : '',
  )
const lengthened = /^(?:consultation|demo|trial|roadmap|workshop)$/i

/** "500+" are more than 500. */
const limitsIn = (text: string) =>
  Array.from(
    inFigures(text)
      .replaceAll(/(\$?\d[\d,]*)\+/g, 'more than $1 at least $1 ')
      .matchAll(limits),
    ([, limit = '', figure = '']) => `${limit.toLowerCase()} ${figure}`,
  )

/** Each figure with the program it is said of: the last one named before it in the sentence. */
function namedIn(text: string): string[] {
  return text.split(/(?<=[.?!])\s+|\n/).flatMap((sentence) => {
    const names = Array.from(sentence.matchAll(entities))
    return Array.from(sentence.matchAll(/\d+(?:[\s-]*(?:week|day|month|hour))?/gi)).flatMap((figure) => {
      const name = names.findLast((each) => each.index < figure.index)
      return name ? [`${figure[0]} of ${name[0].toLowerCase()}`] : []
    })
  })
}
