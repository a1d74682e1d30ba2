import { withLinkLast } from './answer.ts'
import type { Offered } from './offered.ts'
import { type Statement, textOf } from './statements.ts'
import type { Intent } from './understand.ts'

export interface Reply {
  readonly text: string
  readonly paths: readonly string[]
  /** False when it says that it does not know. */
  readonly answered: boolean
}

/** The only valid output of a model: the numbers of up to four statements, in order. */
const form = /^\s*\{\s*"say"\s*:\s*\[\s*(?:(\d{1,3}(?:\s*,\s*\d{1,3}){0,3})\s*)?\]\s*\}\s*$/

/** Much longer than four numbers. It is checked first, so that no pattern runs on a long text. */
const longestChoice = 400

export const choseBuiltIn = 'it chose the built-in answer'

/** Builds the reply from a model's choice, or returns why it is refused. No text of the model is ever shown. */
export function replyOf(output: string, offered: Offered): Reply | { readonly fault: string } {
  const choice = output.length <= longestChoice && form.exec(output)
  if (!choice) return { fault: 'it was no choice of sentences' }
  const [, numbers] = choice
  if (numbers === undefined) return { fault: 'it found nothing that answers' }
  const chosenNumbers = numbers.split(',').map(Number)
  if (new Set(chosenNumbers).size < chosenNumbers.length) return { fault: 'it chose a sentence twice' }
  const chosen = chosenNumbers.flatMap((number) => offered.statements[number - 1] ?? [])
  if (chosen.length < chosenNumbers.length) return { fault: 'it chose a sentence that is not there' }
  if (chosen.some(({ kind }) => kind === 'built-in')) return { fault: choseBuiltIn }
  const fault = faultOf(chosen, offered)
  return fault ? { fault } : composed(chosen, offered)
}

/**
 * Returns why the chosen sentences would mislead although each is true; undefined if they would not. A reply about a
 * named offer needs a sentence about it that answers the question. A question about money back needs the promise, and
 * one about a discount the sentence that there is none. Sentences about the whole site are refused next to a named
 * offer, because they would seem to be about that offer.
 */
function faultOf(chosen: readonly Statement[], offered: Offered): string | undefined {
  const { reading, named, asked, known } = offered
  const comparesTwo = reading.compares && named.length > 1
  if (reading.asksForDiscount && !comparesTwo && !chosen.some(({ kind }) => kind === 'no discount'))
    return 'it left out that there is no discount'
  const wantsMoneyBack = asked.includes('guarantee') && asksForMoneyBack.test(reading.text)
  if (wantsMoneyBack && !chosen.some(({ said }) => mentionsMoneyBack.test(said)))
    return 'it left out what is promised back'
  const ofAll = ({ about, kind }: Statement) => about.length === 0 && !kind
  if (named.length > 0 && chosen.some(ofAll))
    return 'it spoke of something else than the offer that was named'
  // "I don't know" answers a question for which the site has no sentence.
  if (asked.length === 0 && chosen.every(({ kind }) => kind === 'unknown')) return undefined
  const needed = neededOf(chosen, offered, wantsMoneyBack)
  const answers = ({ settles, said, about }: Statement) =>
    needed.length === 0 ||
    said === known ||
    (settles.some((intent) => needed.includes(intent)) &&
      (!wantsMoneyBack || mentionsMoneyBack.test(said))) ||
    (comparesTwo && about.some(({ brief }) => brief === said))
  return named.every((topic) => chosen.some((each) => each.about.includes(topic) && answers(each)))
    ? undefined
    : 'it left out what was asked of the offer'
}

/** The intents of which at least one must be answered for each named offer. */
function neededOf(
  chosen: readonly Statement[],
  { named, asked }: Offered,
  wantsMoneyBack: boolean,
): readonly Intent[] {
  if (wantsMoneyBack) return ['guarantee']
  if (asked.includes('price')) return asked.filter((intent) => intent === 'price' || intent === 'guarantee')
  const isElsewhere = ({ about, settles }: Statement) =>
    about.length > 0 &&
    !about.some((topic) => named.includes(topic)) &&
    settles.some((intent) => asked.includes(intent))
  return chosen.some(isElsewhere) ? asked : []
}

const asksForMoneyBack = /\b(refund|money back|guarantee|warranty|promise)/
const mentionsMoneyBack = /refund|guarantee|promise|\bback\b|\bfree\b|costs? nothing/i

function composed(chosen: readonly Statement[], { known, reading }: Offered): Reply {
  // The page's question is shown in bold before its answer, unless the visitor asked that very question.
  const isQuoted = (each: Statement) => each.question && each.said !== known
  const texts = chosen.map((each) =>
    textOf({ ...each, question: isQuoted(each) ? `**${each.question}**` : '' }),
  )
  const offers = new Set(chosen.map(({ about }) => about.map(({ id }) => id).join()))
  const text = offers.size > 1 ? texts.map((each) => `- ${each}`).join('\n') : texts.join(' ')
  const { language } = reading
  const note = language && language !== 'unreadable' ? `${language.note} ` : ''
  return {
    text: withLinkLast(`${note}${text}`),
    paths: Array.from(new Set(chosen.flatMap(({ path }) => path ?? []))).slice(0, 3),
    answered: !chosen.some(({ kind }) => kind === 'unknown'),
  }
}
