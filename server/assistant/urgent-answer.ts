import {
  notOurs,
  troubleWithUs,
  urgentAnswer,
  upset,
  urgentFrom,
  urgentSigns,
} from '#content/assistant/urgent'
import { contentView } from '#content/facts/content-view'
import type { Draft } from './answer.ts'
import { phrasePattern } from './phrase-pattern.ts'
import { wordsOf } from './words.ts'

const signs = contentView(() => ({
  all: urgentSigns.map(({ weight, phrases }) => ({ weight, pattern: phrasePattern(phrases) })),
}))
const othersPattern = phrasePattern(notOurs)
const nowPattern = phrasePattern(troubleWithUs.now)
const together = [phrasePattern(troubleWithUs.trouble), phrasePattern(troubleWithUs.ours), nowPattern]
const upsetPatterns = [phrasePattern(upset.feels), phrasePattern(upset.wants)]
/** The message begins with a question, so it is not taken for a complaint by its combination of words. */
const asksFirst =
  /^(so |and |but |ok |hi |hello )*(what|how|does|do|did|is|are|can|could|will|would|who|when|why|which|if|does)\b/
const ofUs = /\b(you|your|youre|yall|u|ur)\b/
/** Matches hypothetical conditions, as in "Who do I talk to once I am a client?". */
const notYet = /\b(once|when|if|before|until|as soon as) (i|we) (am|are|become|sign|buy|pay)\b.*/
/** Matches hypothetical questions, as in "Will you refund me if nothing improves?". */
const conditional =
  /\b(if (i|we|it|they|there)|will (you|u)|would (you|u)|do (you|u)|are (you|u) going to|(?<!who )can i|could i)\b/

/** The contact details, for a client who is upset or whose system has stopped. Nothing else is asked or offered. */
export function urgentReply(
  message: string,
  corrected: string = wordsOf(message).join(' '),
): Draft | undefined {
  const text = corrected.replace(notYet, '')
  if (othersPattern.test(text) && !ofUs.test(text)) return undefined
  const sum = signs.all.reduce((total, { weight, pattern }) => total + (pattern.test(text) ? weight : 0), 0)
  const least = conditional.test(text) ? 2 * urgentFrom - 1 : urgentFrom
  const isTogether =
    !asksFirst.test(text) &&
    (upsetPatterns.every((pattern) => pattern.test(text)) ||
      (!conditional.test(text) &&
        together.every((pattern) => pattern.test(text) || (pattern === nowPattern && message.includes('!')))))
  return sum >= least || isTogether
    ? { text: urgentAnswer.text, paths: ['/terms'], answered: true }
    : undefined
}
