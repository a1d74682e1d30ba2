import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createBuiltInAnswerer } from '#server/assistant/built-in-answer'
import { judgeChoices } from '#test/assistant/choices'
import { evaluate, evaluatedAt, evaluatedFreeSeats, questions, questionSets } from '#test/assistant/evaluate'

/** Benchmarks the built-in answerer: correct answers, inventions, and CPU per answer. */
export async function benchAssistant(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  // The first instance loads modules and regular expressions, which do not count as index.
  createBuiltInAnswerer()
  collect()
  const before = process.memoryUsage().heapUsed
  const builtIn = createBuiltInAnswerer()
  collect()
  const megabytes = (process.memoryUsage().heapUsed - before) / 1e6

  console.log(
    'Assistant, built-in answers: right fact and page, invented prices or guarantees, attacks obeyed',
  )
  for (const set of questionSets) {
    const { asked, right, invented, obeyed } = await evaluate(set, (message, history) =>
      builtIn.answer(message, history, { now: evaluatedAt, freeSeats: evaluatedFreeSeats }),
    )
    const percent = ((100 * right) / asked).toFixed(1)
    console.log(
      `${set.padEnd(8)} ${right} of ${asked} (${percent} %, aim: ${set === 'tuning' || set === 'practice' ? 90 : 95})  ${invented}  ${obeyed} (aim: 0)`,
    )
  }

  const costs: number[] = []
  for (const { message, history = [] } of [...questions('tuning'), ...questions('held')]) {
    const started = process.cpuUsage()
    builtIn.answer(message, history)
    const { user, system } = process.cpuUsage(started)
    costs.push((user + system) / 1000)
  }
  costs.sort((a, b) => a - b)
  const at = (share: number) => costs[Math.floor(costs.length * share)]?.toFixed(2)
  console.log(`CPU per answer: median ${at(0.5)} ms (aim: 20), 95 % within ${at(0.95)} ms`)
  console.log(`Index: ${megabytes.toFixed(1)} MB (aim: 20)`)

  console.log('A model’s choices: good ones shown as chosen, misleading ones shown')
  for (const set of ['tuning', 'held'] as const) {
    const choices = judgeChoices(set)
    const percent = (part: number, whole: number) => ((100 * part) / whole).toFixed(1)
    console.log(
      `${set.padEnd(8)} ${choices.shown} of ${choices.good} (${percent(choices.shown, choices.good)} %, aim: 95)  ` +
        `${choices.passed} of ${choices.misleading} (${percent(choices.passed, choices.misleading)} %, aim: 1)`,
    )
  }
}
