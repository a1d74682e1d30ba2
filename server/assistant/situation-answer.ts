import { assistantWords } from '#content/assistant/assistant'
import { type Situation, situations } from '#content/assistant/situations'
import { opportunities } from '#content/results/opportunities'
import { servicesList } from '#content/pages/ai-automation-services'
import { contentView } from '#content/facts/content-view'
import type { AutomationPriority } from '#domain/answers'
import { type Draft, only, composeDraft } from './answer.ts'
import { phrasePattern } from './phrase-pattern.ts'
import type { Reading } from './understand.ts'

const known = contentView(() => ({
  situations: situations.map((situation) => ({ ...situation, pattern: phrasePattern(situation.phrases) })),
}))

/** Whether the text mentions a situation that an offer helps with, regardless of whose it is. */
export const describesSituation = (text: string): boolean =>
  known.situations.some(({ pattern }) => pattern.test(text))

/** The offer for each area of work. */
export const offersOfArea: Readonly<Record<AutomationPriority, string>> = {
  'lead-nurture': 'chat-agents',
  'customer-support': 'chat-agents',
  'client-onboarding': 'internal-ops',
  reporting: 'internal-ops',
  'project-management': 'internal-ops',
  content: 'audit',
  other: 'audit',
}

/** Answers a description of a business or its problems with the fitting offer, its price and its page. */
export function situationAnswer(reading: Reading): Draft | undefined {
  const { text, topics, industry, area, firstAreas, asksToAutomate } = reading
  const isTheirs =
    industry !== undefined ||
    area !== undefined ||
    asksToAutomate ||
    own.test(text) ||
    (topics.length === 0 && ofBusiness.test(text))
  const situation =
    isTheirs && (asksToAutomate || industry || describesOwnWork(reading))
      ? known.situations.find(({ pattern }) => pattern.test(text))
      : undefined
  if (!situation && !industry && !area) {
    if (!asksToAutomate) return undefined
    return composeDraft(`${assistantWords.businessStart} ${assistantWords.businessAsks}`, ['/ai-ready-score'])
  }
  return offered(situation?.offer ?? offersOfArea[area ?? firstAreas[0] ?? 'other'], [
    ...workOf(reading, situation),
    ...(situation ? [situation.fits] : []),
  ])
}

const ofBusiness =
  /\b(firm|company|shop|store|business|practice|studio|agency|clinic|office|crew|contractor|customers?|clients?|leads?|jobs?|orders?|employees|staff|sales|bill|invoices?|vans?|trucks?|technicians?|techs|clerks?)\b/

/** The minimum number of words of a description. */
const longStory = 6

/** Lists all services by symptom, for a description of a business in which nothing specific was recognized. */
export function symptomsAnswer(reading: Reading): Draft | undefined {
  const { text, topics, industry } = reading
  const isOfBusiness = industry !== undefined || ofBusiness.test(text)
  if (!isOfBusiness || topics.length > 0 || !describesOwnWork(reading)) return undefined
  if (text.split(' ').length < longStory) return undefined
  const lines = servicesList.map(({ symptom, name }) => `- “${symptom}” ${name}`)
  const paths = ['/ai-automation-services', '/ai-audit']
  return composeDraft(
    `${assistantWords.symptoms}\n${lines.join('\n')}\n${only('audit')
      .map(({ brief }) => brief)
      .join('')}\n`,
    paths,
    [],
    assistantWords.symptomsAsk,
  )
}

/** Sentences on what we would automate: the area that the message mentions, or the trade's first two areas. */
function workOf({ industry, area, firstAreas }: Reading, situation: Situation | undefined): string[] {
  const { offer, namesWork } = situation ?? {}
  if (area && (!offer || offersOfArea[area] === offer)) {
    const { name, repaired, inIndustry } = opportunities[area]
    return [
      ...(namesWork ? [] : [`${name} is work we automate: ${lowerFirst(repaired)}`]),
      ...(industry && industry !== 'others' ? [inIndustry[industry]] : []),
    ]
  }
  if (!industry || (offer && offer !== 'audit')) return []
  const names = firstAreas.map((each) => lowerFirst(opportunities[each].name)).join(' and ')
  const trade = offer ? [] : firstAreas.map((each) => opportunities[each].inIndustry[industry])
  return [`Two places I would look at first: ${names}.`, ...trade]
}

/** Whether the message describes the visitor's own work rather than asking about ours. */
export function describesOwnWork({
  text,
  industry,
  people,
  asksToAutomate,
  asksForDiscount,
  topics,
}: Reading): boolean {
  if (asksForDiscount) return false
  if ((asks.test(text) && !(asksToAutomate && industry)) || (ofUs.test(text) && !asksToAutomate)) return false
  return (
    industry !== undefined ||
    own.test(text) ||
    (topics.length === 0 && ofBusiness.test(text)) ||
    people !== undefined
  )
}

const ofUs =
  /\b(do|does|did|can|are|is|will|would|have|if|when) (you|u|yall)\b|\b(do|can|will|should|am|would) i\b|money back|\b(your|ur|youve|you guys|this (site|page|chat)|workshops?|webinar|newsletter|podcast|scorecard|quiz|refund\w*|guarantee\w*|trial (end|over)|stories|examples|references?|case stud\w+|on here|in here|here go)\b/
const asks =
  /^(so |and |but |ok )*(what|whats|when|whens|where|who|whos|why|which|is|are|does|do|did|can|could|will|any|should|how|price\w*|cost\w*|thanks|thank)\b|\b(how much|what does|whats the (price|cost)|will you|would you take|too (small|big)|worth it)\b/
const own =
  /\b(my|our|we|us|weve|im an? (?!client|customer)|i am the 1|i (run|own|have|sell|do|drive|forget|clean|fix|build|make|teach|coach|install))\b/

function offered(id: string, sentences: readonly string[]): Draft {
  const about = only(id)
  const [topic] = about
  const paths = [...about.map(({ path }) => path), '/ai-ready-score']
  return composeDraft([...sentences, topic?.price].filter(Boolean).join(' '), paths, about, topic?.asks)
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
