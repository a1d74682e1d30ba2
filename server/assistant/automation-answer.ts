import { assistantWords } from '#content/assistant'
import { opportunities } from '#content/opportunities'
import type { AutomationPriority } from '#domain/answers'
import type { Industry } from '#domain/industry'
import { opportunityHours } from '#domain/opportunity'
import type { Draft } from './answer.ts'
import type { Reading } from './understand.ts'

/** "What could you automate for my …": the scorecard's own opportunities, in the terms of the visitor's trade. */
export function automationAnswer({ industry, firstAreas, area, asksToAutomate }: Reading): Draft | undefined {
  if (!industry && !area && !asksToAutomate) return undefined
  const paths = ['/ai-ready-score']
  if (!industry && !area)
    return { text: `${assistantWords.businessStart} ${assistantWords.businessAsks}`, paths, answered: true }
  const wanted = area ? [area] : firstAreas
  const [first] = wanted
  if (!first) return undefined
  const trade = wanted.map((each) => opportunities[each].inIndustry[industry ?? 'others'])
  // Trades without sentences of their own are told what happens once it is repaired.
  const repaired = industry === 'others' && !area ? [opportunities[first].repaired] : []
  const opening = area
    ? `${opportunities[area].name} is work we automate: ${lowerFirst(opportunities[area].repaired)}`
    : `Two places I would look at first: ${wanted.map((each) => lowerFirst(opportunities[each].name)).join(' and ')}.`
  return {
    text: [opening, ...repaired, ...trade, hoursSentence(first), asksFor(area, industry)].join(' '),
    paths,
    answered: true,
  }
}

function hoursSentence(area: AutomationPriority): string {
  const { minHoursPerWeek, maxHoursPerWeek } = opportunityHours[area]
  return `Our scorecard puts ${lowerFirst(opportunities[area].name)} at ${minHoursPerWeek}-${maxHoursPerWeek} hours a week.`
}

const asksFor = (area: AutomationPriority | undefined, industry: Industry | undefined) =>
  area && !industry ? assistantWords.asksBusiness : area ? assistantWords.asksHours : assistantWords.asksArea

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
