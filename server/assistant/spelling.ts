import { concepts } from '#content/assistant/concepts'
import { situations } from '#content/assistant/situations'
import { urgentSigns } from '#content/assistant/urgent'
import { contentView } from '#content/facts/content-view'
import { stemOf } from './words.ts'
import { editDistance } from '#domain/edit-distance'

/** Important words that visitors misspell. A longer list would find more misspellings, but also wrong ones. */
const keyWords = withSingulars(
  'price prices pricing cost costs charge fee much many long take takes duration weeks days hours months minutes when what which where how free difference better compare guarantee refund refundable refunds money back deposit workshop workshops audit audits coaching partner program programs trusted email emails agents chat chatbot chatbots automate automated automation automations business company podcast newsletter scorecard quiz readiness register registration start book booking appointment appointments schedule friday tuesday lead leads magnet magnets internal operations trial demo results clients customers work does apply guest unsubscribe outreach consultation length testimonial testimonials privacy cookies integrate integration services guarantees payment financing discount contract cancel deadline record recording questions delete subscribe concept receptionist foundations innovators signup newsletter'.split(
    ' ',
  ),
)

function withSingulars(words: readonly string[]): readonly string[] {
  return Array.from(new Set(words.flatMap((word) => [word, word.replace(/(?<![su])s$/, '')])))
}

/** Keywords by their consonants, for input such as "lng" or "wrkshp". */
const bySkeleton = new Map(
  keyWords.toReversed().map((word) => [word.charAt(0) + word.slice(1).replaceAll(/[aeiou]/g, ''), word]),
)

/** The words by which concepts are recognized, which are never corrected themselves. */
const conceptual = contentView(() => {
  const phrases = [
    ...Object.values(concepts),
    ...situations.map((situation) => situation.phrases),
    ...urgentSigns.map((sign) => sign.phrases),
  ]
  const words = new Set(phrases.flatMap((each) => each.match(/[a-z]{3,}(?![a-z*])/g) ?? []))
  return {
    words,
    longWords: Array.from(words).filter((word) => word.length > 5),
    starts: phrases.flatMap((each) => each.match(/(?<![a-z])[a-z]{4,}(?=\*)/g) ?? []),
  }
})

/** Frequent short misspellings and abbreviations. */
const shortSlips = new Map(
  Object.entries({
    teh: 'the',
    fre: 'free',
    wen: 'when',
    hwo: 'how',
    waht: 'what',
    wat: 'what',
    cots: 'cost',
    wats: 'whats',
    wut: 'what',
    hw: 'how',
    mch: 'much',
    muc: 'much',
    dos: 'does',
    tak: 'take',
    yur: 'your',
    thier: 'their',
    u: 'you',
    r: 'are',
    ur: 'your',
    pls: 'please',
    plz: 'please',
    tmrw: 'tomorrow',
    tmr: 'tomorrow',
    recieve: 'receive',
    recieved: 'received',
  }),
)

/** Words with more letters may have two wrong letters and still be unambiguous. */
const veryLong = 9

const isFormOf = (word: string, start: string) =>
  word.startsWith(start) && /^(e?s|e?d|ing|er|or|ly|ion|ive|e)?$/.test(word.slice(start.length))

/** The probably intended word. Words for which `knows` is true stay unchanged. */
export function corrected(word: string, knows: (word: string) => boolean): string {
  const slip = shortSlips.get(word)
  if (slip) return slip
  if (conceptual.starts.some((start) => isFormOf(word, start))) return word
  const spelledOut = /^[^aeiouy\d]{3,}$/.test(word) && !knows(word) ? bySkeleton.get(word) : undefined
  if (spelledOut) return spelledOut
  if (word.length < 4 || /\d/.test(word) || knows(word) || conceptual.words.has(word)) return word
  const allowed = word.length > 5 ? 2 : 1
  let best = word
  let bestDistance = allowed + 1
  for (const candidate of keyWords) {
    if (candidate[0] !== word[0] || Math.abs(candidate.length - word.length) > allowed) continue
    const distance = editDistance(word, candidate)
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance]
  }
  if (best !== word || word.length < 6) return best
  if (conceptual.starts.some((start) => word.startsWith(start))) return word
  const slips = word.length > veryLong ? 2 : 1
  return (
    conceptual.longWords.find(
      (each) => each[0] === word[0] && stemOf(each) !== stemOf(word) && editDistance(word, each) <= slips,
    ) ?? word
  )
}
