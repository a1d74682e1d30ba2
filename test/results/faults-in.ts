import { sentencesOf } from './lines-of.ts'
import { type Result, truths } from './result-truths.ts'

/** Texts that claim nothing about this visitor: advice, how it usually is, what a repair does, and labels. */
const general: readonly RegExp[] = [
  /^(Write down the task|Repair one|One good repair|From here on|Take the break|Look at what is left|Count the waiting|The next gain is|so the first repair)/,
  /^(Start there|Follow one task|Put a number on it|Count its hours)/,
  /^(Usually: |Usually$|Today$|Repaired$|Next$)/,
  /^(Ideas pile up|The contract is signed|Then emails go back|Figures get copied|A request comes in|The same questions are|Work stops where)/,
  /^(One source, a call|Nothing goes out before|Whatever a new client|The same numbers|Status is read|The answers come from|Whatever those don’t)/,
  /^(A voice note becomes|You correct it|The signature sends|The figures gather|Every request becomes|Known questions are|The hand-off happens)/,
  /^(Forms, filing and reminders|Applications, time off|What changes, who signs off|Pick one with fixed steps)/,
  /^(It’s|This is) an estimate|^One repair helps/,
  /^(Results Are In|What your score means|Your #1 automation opportunity|Cost of inaction, per year|What these hours cost a year, about|How this is counted|Repair first|You would automate first|Your next step|Your AI readiness score|your AI readiness score is)$/,
  /^\d\d% (Manual Mode|Momentum|Ready to Scale|AI-First)$/,
  /^(Mon|Tue|Wed|Thu|Fri)$/,
  /^(Lead|Reply|Follow-up|Holds|Broken|Leads|Daily work|Tools|Hours|Drawn from your answers, nothing else\.)$/,
  /^(What happens to a new lead, and what|Who does the repetitive tasks, the areas|How much AI or automation runs, and|How many go by hand, and whose)/,
  /^(?:(?:Leads|Daily work|Tools|Hours):? )?\d of [69]$/,
  /^(Ahead of|Founders save|Next tier|How the cost adds up|Hide the cost of inaction|Holds:|Broken:|Look here:)$/,
  /^(Form|Call|Client|Idea|Draft|Post|Signed|Set up|Started|Data|Report|Decision|Request|Task|Done|Question|Answer|Solved|Start|Hand-off|Finish)$/,
  /^(Join the|Or talk it through|Book A Call|Repair it with us)/,
]

/** Returns the claims of a sentence; memoized, because there are only a few hundred sentences. */
const claimsOf = memoized((sentence: string) => {
  const known = truths.flatMap((each) => {
    const said = each.says.exec(sentence)
    return said ? [(result: Result) => each.holds(result, said)] : []
  })
  const isKnown = known.length > 0 || general.some((words) => words.test(sentence))
  return { sentence, known, isKnown }
})

/** Returns the claims of a line without its label: of the whole line if it is one, else of its sentences. */
const claimsIn = memoized((line: string) => {
  const bare = line.replace(
    /^(Holds|Broken|Look here|Today|Usually|Repaired|Next): (?:(?:Lead|Reply|Hand-off|Report|Follow-up): )?/,
    '',
  )
  if (claimsOf(bare).known.length > 0) return [claimsOf(bare)]
  return sentencesOf(bare).map((sentence) => claimsOf(sentence.replace(/^Repaired: /, '')))
})

/** Returns the sentences that are untrue for these answers, and those that no truth covers. */
export function faultsIn(lines: readonly string[], result: Result): string[] {
  return lines.flatMap(claimsIn).flatMap(({ sentence, known, isKnown }) => {
    if (!isKnown) return [`unknown: ${sentence}`]
    return known.every((holds) => holds(result)) ? [] : [`untrue: ${sentence}`]
  })
}

function memoized<Made>(make: (text: string) => Made): (text: string) => Made {
  const made = new Map<string, Made>()
  return (text) => {
    const before = made.get(text)
    if (before !== undefined) return before
    const fresh = make(text)
    made.set(text, fresh)
    return fresh
  }
}
