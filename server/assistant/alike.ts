import { isLight, stemOf, wordsOf } from './words.ts'

/** Forms that no ending tells. */
const irregular = new Map(
  'built build|sent send|paid pay|told tell|made make|given give|found find|said say|kept keep|written write|wrote write|chosen choose|met meet|ran run|taken take|took take|shown show|seen see|held hold|brought bring|broken break|broke break|taught teach|understood understand|began begin|begun begin'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
)

/** What says the same when something is claimed; the first stands for all. Nothing here tells two facts apart. */
const groups = `
take last run span
get receive obtain
reserve book hold secure register join attend enroll
deposit downpayment
start begin kick
repair fix mend
find discover spot locate identify
build implement create develop
send deliver
contact reach touch
guide help assist support
settle agree decide choose pick judge
question questionnaire form
first initial upfront
rest remain remainder further balance
back return
name state tell say
cost pay payment spend
find mark
stop stuck
attendee seat spot place participant
show walk look map see
need require ask
call meeting conversation
person human somebody
visitor
session
month monthly
week weekly
business owner
team employee
keep own
plan roadmap
small mid
tie bind
reply respond answer
reception receptionist
word text
software tool
hour hourly
end finish
mean depend
online zoom
teen young kid child youth
result outcome
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

const alike = new Map(
  groups.flatMap(([head = '', ...others]) => others.map((word) => [stemOf(word), stemOf(head)] as const)),
)

/** Words that hold a sentence together and claim nothing. */
const plainWords = new Set(
  'because 1 often usually fit suit him her his hers he she himself herself yourself themselves ourselves myself towards toward across between during through throughout onto upon along among around about over under out per each every one ones which while both such also too even already yet here again simply really basically quite pretty rather anything something somebody someone everything whatever whichever being having done doing makes made make much many more most less few lot lots bit way ways part kind sort sure please may might shall should must never always can cant okay sense fully before after'.split(
    ' ',
  ),
)

/** A word as claims are compared. */
export function claimStem(word: string): string {
  // "asked" is too short for the search to take it for "ask".
  const whole = irregular.get(word) ?? word.replace(/^(\w{2}[^aeiou])ed$/, '$1')
  const stem = stemOf(whole)
  return alike.get(stem) ?? stem
}

export const isPlain = (word: string): boolean => isLight(word) || plainWords.has(word)

/** The stems that carry what a text claims. */
export function claimStems(text: string): string[] {
  return Array.from(
    new Set(
      wordsOf(text)
        .filter((word) => !isPlain(word))
        .map(claimStem),
    ),
  )
}
