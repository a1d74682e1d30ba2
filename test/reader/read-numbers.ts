import { claimNumbers, countNumbers } from './claim-numbers.ts'
import { countedThereNumbers } from './counted-there-numbers.ts'
import type { ExplainedNumber } from './explained-number.ts'
import { factNumbers } from './fact-numbers.ts'
import { linesOf, numberIn } from './numbers-in.ts'
import { sampleNumbers } from './sample-numbers.ts'
import { workedOutNumbers } from './worked-out-numbers.ts'

/** In this order: what is more specific comes first. */
const explainedNumbers: readonly ExplainedNumber[] = [
  ...claimNumbers,
  ...countNumbers,
  ...workedOutNumbers,
  ...countedThereNumbers,
  ...sampleNumbers,
  ...factNumbers,
]

interface ReadNumber {
  path: string
  line: string
  /** As it is said. */
  number: string
  /** Undefined: a reader cannot tell what it counts. */
  explanation: ExplainedNumber | undefined
}

/** Every number of a page, in the lines in which it is shown, with what explains it. */
export function numbersOn(path: string, html: string): ReadNumber[] {
  return Array.from(new Set(linesOf(html))).flatMap((line) => numbersOfLine(path, line))
}

function numbersOfLine(path: string, line: string): ReadNumber[] {
  const found: ReadNumber[] = []
  let rest = line
  for (const explanation of explainedNumbers) {
    if (numberIn(rest) === undefined) break
    if (explanation.on && !explanation.on.test(path)) continue
    rest = rest.replaceAll(explanation.says, (said) => {
      if (numberIn(said) !== undefined) found.push({ path, line, number: said, explanation })
      return ' … '
    })
  }
  const left = numberIn(rest)
  return left === undefined ? found : [...found, { path, line, number: left, explanation: undefined }]
}
