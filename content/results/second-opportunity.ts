import { estimatedHours, nameAreas, opportunityCopy } from '#content/results/score-results'
import type { AutomationPriority, ManualArea, ReadinessAnswers, ResultAnswers } from '#domain/answers'
import { maxManualHours, opportunityHours, secondOpportunityOf } from '#domain/opportunity'

interface SecondOpportunityCopy {
  readonly name: string
  /** Empty where no hours can be named. */
  readonly hours: string
  /** The answer that it follows from, then what would happen. */
  readonly text: string
}

/** What could run by itself in an area that none of the priorities covers. */
const areaTexts: Partial<Record<ManualArea, string>> = {
  admin: 'Forms, filing and reminders can run by themselves, and you check what came out.',
  hr: 'Applications, time off and first days can move along without anyone chasing them.',
  product: 'What changes, who signs off and what ships next can move along without anyone asking.',
}

const taskTexts: Record<Exclude<ReadinessAnswers['repetitiveTasks'], 'fully-automated'>, string> = {
  manual: 'They are done by hand today.',
  outsourced: 'They are outsourced today.',
  'some-automation': 'Software does some of them today.',
}

/** Shown where no answer points to a second opportunity. */
export const noSecondOpportunity = 'None of your answers points to a second one.'

/** The second opportunity, and the answer that it follows from; null where no answer points to one. */
export function secondOpportunityCopy(answers: ResultAnswers): SecondOpportunityCopy | null {
  const second = secondOpportunityOf(answers)
  if (!second) return null
  if (second.from === 'repetitiveTasks') {
    const { repetitiveTasks } = answers
    const today = repetitiveTasks === 'fully-automated' ? '' : taskTexts[repetitiveTasks]
    return {
      name: 'Repetitive tasks',
      hours: '',
      text: `${today} Pick one with fixed steps and let software do all of it.`,
    }
  }
  if (second.from === 'leadHandling') {
    const { name, before, after } = opportunityCopy('lead-nurture', answers)
    return { name, hours: hoursOf('lead-nurture', answers), text: `${before} Repaired: ${after}` }
  }
  const { area, priority } = second
  const reason = `You named ${nameAreas([area])} for manual work.`
  if (!priority) {
    const [first = '', ...rest] = nameAreas([area])
    return {
      name: first.toUpperCase() + rest.join(''),
      hours: '',
      text: `${reason} ${areaTexts[area] ?? ''}`,
    }
  }
  const { name, after } = opportunityCopy(priority, answers)
  return { name, hours: hoursOf(priority, answers), text: `${reason} ${after}` }
}

/** Its hours; empty if it runs by itself, or if both opportunities do not fit into the hours that the visitor gave. */
function hoursOf(second: AutomationPriority, answers: ResultAnswers): string {
  const first = answers.automationPriority
  const both = opportunityHours[first].maxHoursPerWeek + opportunityHours[second].maxHoursPerWeek
  const fits = !opportunityCopy(second, answers).isAutomated && both <= maxManualHours(answers.manualHours)
  return fits ? `, ${estimatedHours(second)} hours a week by our estimate` : ''
}
