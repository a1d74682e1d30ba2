import { defaultContent } from '#content/facts/default-content'
import { numberWord } from '#content/facts/number-word'
import { weeklyWords, zoneLongOf } from '#domain/weekly-words'

/** What follows a number that is a fact, by the end of the fact's name. */
const units: readonly (readonly [RegExp, string])[] = [
  [/weeks$/i, 'weeks?'],
  [/days$/i, 'days?'],
  [/months$/i, 'months?'],
  [/minutes$/i, 'minutes?'],
  [/hours|HoursBefore$/i, 'hours?'],
  [/hoursWeekly$/, 'hours? weekly'],
  [/percent$/i, '%'],
  [/attendees$/, '(?:attendees|seats)'],
  [/appointments$/, '(?:qualified )?appointments'],
  [/minEmployees$/, '\\+? (?:employees|people)'],
  [/teamSize$/, 'people'],
  [/meetingsPerMonth$/, 'meetings'],
  [/perMonth/, 'audits'],
]

interface StatedFact {
  /** The path of the field that an owner can change: `audit.priceUsd`. */
  path: string
  /** How the site says it. */
  pattern: string
}

/** Every way in which the site would say one of its default facts. */
export const statedFacts = (): StatedFact[] => [
  ...factsIn(defaultContent).flatMap(([path, value]) =>
    patternsOf(path, value).map((pattern) => ({ path, pattern })),
  ),
  {
    path: 'coldEmail.upfrontUsd and onDeliveryUsd',
    pattern: usd(defaultContent.coldEmail.upfrontUsd + defaultContent.coldEmail.onDeliveryUsd),
  },
  ...Object.entries({ free: defaultContent.workshops.free, b2b: defaultContent.workshops.b2b }).flatMap(
    ([name, slot]) => {
      const { day, clock, shortClock, zoneShort } = weeklyWords(slot)
      const said = [
        `\\b${day}`,
        `\\b${clock}`,
        `\\b${shortClock}\\b`,
        `\\b${zoneShort}\\b`,
        `\\b${zoneLongOf(slot.zone)} time`,
      ]
      return said.map((pattern) => ({ path: `workshops.${name}`, pattern }))
    },
  ),
]
const anyOldFact = new RegExp(
  statedFacts()
    .map(({ pattern }) => pattern)
    .join('|'),
)

/** The texts that state a fact as the site has it by itself. */
export function oldFactsIn(texts: Iterable<string>): string[] {
  return Array.from(new Set(texts)).filter((text) => anyOldFact.test(text))
}

function factsIn(value: unknown, path = ''): [path: string, value: string | number][] {
  if (typeof value === 'string' || typeof value === 'number') return [[path, value]]
  return Object.entries(value as object).flatMap(([name, inner]) =>
    factsIn(inner, path === '' ? name : `${path}.${name}`),
  )
}

function patternsOf(path: string, value: string | number): string[] {
  if (typeof value === 'string') {
    // Said as words of the day and the clock.
    if (/workshops\..*\.(time|zone)$/.test(path)) return []
    return [`(?<![\\w$])${escaped(value)}(?![\\w])`]
  }
  if (path.endsWith('Usd')) return [usd(value)]
  const unit = units.find(([name]) => name.test(path))?.[1]
  if (unit === undefined) return []
  const end = unit === '%' ? '' : '\\b'
  return [String(value), numberWord(value)].map((said) => `(?<![\\w.,-])${said}[- ]?${unit}${end}`)
}

function usd(amount: number): string {
  return `${escaped(`$${amount.toLocaleString('en-US')}`)}(?!,?\\d)`
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
}
