import { intentsIn } from './understand.ts'
import { wordsOf } from './words.ts'

const joint =
  /(?:(?<!\s)\s+)?(?:[,;&]|\bplus\b)\s*(?:and\s+|or\s+)?|(?<!\s)\s+and\s+(?=(?:also|how|what|when|where|who|why|which|whats|is|are|do|does|can|could|will|would|price|cost|guarantee|refund|length|contract)\b)/i

/** Splits a sentence that asks several questions into those; any other sentence is returned whole. */
export function clausesIn(sentence: string): string[] {
  const parts = sentence.split(joint).filter((part) => /\p{L}/u.test(part))
  const ask = parts.filter(
    (part) =>
      intentsIn(wordsOf(part).join(' ')).some((intent) => intent !== 'what') || startsAsking.test(part),
  )
  return ask.length > 1 ? ask : [sentence]
}

const startsAsking = /^\s*(how|what|when|where|who|why|which|whats|is|are|do|does|can|could|will|would)\b/i
