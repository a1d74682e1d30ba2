import { claimStem } from './alike.ts'
import { type Said, sentencesOf } from './claims.ts'
import {
  dates,
  figuresIn,
  inFigures,
  largeNumbers,
  type PlacedFigure,
  placedFigures,
  statedFigures,
} from './figures.ts'

/** Words that say what a figure is: with another one beside it, it is another fact. */
const roles = {
  $: new Set('deposit total upfront further plus remain left off reserv'.split(' ')),
  other: new Set('trial roadmap demo setup consultation warm outof call questionnair'.split(' ')),
}
const entities = /\b(foundations|innovators|camp)\b/gi
const limits =
  /\b(more than|at least|minimum of|less than|up to|at most|nearly|almost|(?:about|around|roughly|approximately)(?= \$))\s(\$?\d[\d,]*)/gi

/** What the site states in figures, taken apart once. */
function factsIn({ text: whole }: Said) {
  const text =
    whole + (/\b60[ -]minute/.test(whole) ? '\n1 hour' : '') + (/\b12 months/.test(whole) ? '\n1 year' : '')
  return {
    text,
    lower: text.toLowerCase(),
    stated: statedFigures(text),
    priced: new Set(pricedBy(text)),
    places: sentencesOf(text).flatMap(placedFigures),
    lengths: new Set(lengthsIn(text)),
    pairs: new Set([limitsIn, namedIn, kindsIn].flatMap((pairsIn) => pairsIn(text))),
    links: linksIn(text),
  }
}
type Facts = ReturnType<typeof factsIn>
const kept = new WeakMap<Said, Facts>()

function factsOf(said: Said): Facts {
  const facts = kept.get(said) ?? factsIn(said)
  kept.set(said, facts)
  return facts
}

/** The figure, number or date of a sentence that the site does not state, or states of something else. */
export function figureFault(sentence: string, said: readonly Said[]): string | undefined {
  const facts = said.map(factsOf)
  const isIn = (kind: 'stated' | 'priced' | 'pairs' | 'links') => (each: string) =>
    facts.some((one) => one[kind].has(each))
  const missing = (kind: Parameters<typeof isIn>[0], found: readonly string[]) =>
    found.find((each) => !isIn(kind)(each))

  const invented = missing('stated', figuresIn(sentence))
  if (invented) return `the figure ${invented}`
  const priced = missing('priced', pricedBy(sentence))
  if (priced) return `the price per ${priced}`
  const large = [...(sentence.match(largeNumbers) ?? []), ...(sentence.match(dates) ?? [])].find(
    (word) => !facts.some(({ lower }) => lower.includes(word.toLowerCase().replace(/s$/, ''))),
  )
  if (large) return `the number ${large}`
  const misplaced = placedFigures(sentence).find((each) => !isPlaced(each, facts))
  if (misplaced) return `the figure ${misplaced.figure} in another place`
  const length = lengthsIn(sentence).find((each) => !isLengthIn(each, facts, sentence))
  if (length) return `the length ${length}`
  const pair = missing(
    'pairs',
    [limitsIn, namedIn, kindsIn].flatMap((pairsIn) => pairsIn(sentence)),
  )
  if (pair) return `the figure ${pair}`
  const link = missing('links', Array.from(linksIn(sentence)))
  return link && `the figures ${link} together`
}

/** The site states it with the same unit, of the same thing and in the same role. */
function isPlaced({ figure, beside, counted }: PlacedFigure, facts: readonly Facts[]): boolean {
  const number = figure.split(' ')[0]
  const telling = figure.startsWith('$') ? roles.$ : roles.other
  return facts.some(({ places }) =>
    places.some(
      (place) =>
        place.figure.split(' ')[0] === number &&
        (place.figure === figure || place.figure === number || figure === number) &&
        Array.from(beside).every((stem) => !telling.has(stem) || place.beside.has(stem)) &&
        (counted === undefined || place.beside.has(counted)),
    ),
  )
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
function isLengthIn(length: string, facts: readonly Facts[], sentence: string): boolean {
  if (facts.some(({ lengths }) => lengths.has(length))) return true
  const named = new RegExp(`\\b${length.replace(/ (\w+)s$/, '-$1')} (\\w+)`, 'gi')
  return facts.some(({ text }) =>
    Array.from(text.matchAll(named)).some(([, thing = '']) =>
      sentence.toLowerCase().includes(thing.toLowerCase()),
    ),
  )
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
