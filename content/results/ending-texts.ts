import { workshopFacts } from '#content/facts/facts'
import type { ResultAnswers } from '#domain/answers'
import { holdingLinks, lineLinks } from '#domain/result-line'
import { tierHeaderBand } from '#domain/score-bands'

interface EndingCopy {
  title: string
  /** Follows the title in a softer style. */
  aside: string
  /** What comes next where there is nothing to repair first. */
  next: readonly string[]
}

const nothingToRepair: readonly string[] = [
  'Check what already runs once a month, as you would check a person’s work.',
  'Name who takes over when a step fails, and try it once.',
  'Bring what you built to the workshop: the questions there are about real workflows.',
]

/** The ending of a result: it offers a repair only if something is broken (behavior 7.11). */
export function endingCopy(score: number, answers: ResultAnswers): EndingCopy {
  const { minutes } = workshopFacts.readiness
  const hasNothingToRepair = tierHeaderBand(score) === 4 && holdingLinks(answers).length === lineLinks.length
  return hasNothingToRepair
    ? { title: 'Nothing to repair first.', aside: 'Here is what comes next.', next: nothingToRepair }
    : { title: 'Repair it with us.', aside: `${minutes} minutes, free.`, next: [] }
}
