import { assistantOffers } from '#content/assistant-offers'
import { assistantPrograms } from '#content/assistant-programs'
import { assistantQuestions, guaranteeOverview } from '#content/assistant-questions'
import type { AssistantQuestion } from '#content/assistant-question'
import type { AssistantTopic } from '#content/assistant-topic'
import * as homeSections from '#content/home-sections'
import { pages } from '#content/index'
import * as aiAudit from '#content/pages/ai-audit'
import * as aiAuditB2b from '#content/pages/ai-audit-b2b'
import * as weekOneIntake from '#content/pages/ai-audit-week-1-intake-form'
import * as services from '#content/pages/ai-automation-services'
import * as chatAgents from '#content/pages/ai-chat-agents'
import * as podcast from '#content/pages/ai-first-ceo-podcast'
import * as guestIntake from '#content/pages/ai-first-ceo-podcast-guest-intake'
import * as coaching from '#content/pages/ai-for-business'
import * as youth from '#content/pages/ai-for-youth'
import * as internalOps from '#content/pages/ai-internal-ops'
import * as readinessWorkshop from '#content/pages/ai-readiness-workshop'
import * as scorecardLanding from '#content/pages/ai-ready-score'
import * as leadMagnets from '#content/pages/ai-tools-lead-magnets'
import * as b2bWorkshop from '#content/pages/ai-workshop'
import * as caseStudies from '#content/pages/case-studies'
import * as coldEmail from '#content/pages/cold-email-automation'
import * as coldEmailOffer from '#content/pages/cold-email-automation-offer'
import * as firstReadinessScore from '#content/pages/ai-first-readiness-score'
import * as freeWorkshop from '#content/pages/free-ai-workshop'
import * as home from '#content/pages/home'
import * as media from '#content/pages/media'
import * as newsletter from '#content/pages/newsletter'
import * as unsubscribe from '#content/pages/newsletter-unsubscribe'
import * as privacy from '#content/pages/privacy'
import * as terms from '#content/pages/terms'
import * as testimonials from '#content/pages/testimonials'
import * as submitTestimonial from '#content/pages/testimonials-submit'
import * as trustedPartner from '#content/pages/trusted-partner'
import * as workshopFeedback from '#content/pages/workshop-feedback'
import { toldList } from '#content/told'

/** A few sentences of one page. */
export interface Passage {
  readonly id: number
  readonly path: string
  /** The question it answers, for one that does. */
  readonly question?: string
  /** The question makes sense without the page around it. */
  readonly isWhole?: boolean
  /** Nothing is asked back after it. */
  readonly isLast?: boolean | undefined
  /** Of which question it is, for one of the assistant's own. */
  readonly source?: AssistantQuestion
  readonly text: string
}

export const topics = toldList((): readonly AssistantTopic[] => [...assistantOffers, ...assistantPrograms])

/** What each page says, besides its title and description. A page without an entry is found by those alone. */
const wordsByPath: Readonly<Record<string, readonly unknown[]>> = {
  '/': [home, homeSections],
  '/ai-audit': [aiAudit],
  '/ai-audit-b2b': [aiAuditB2b],
  '/ai-audit-week-1-intake-form': [weekOneIntake],
  '/ai-automation-services': [services],
  '/ai-chat-agents': [chatAgents],
  '/ai-first-ceo-podcast': [podcast],
  '/ai-first-ceo-podcast-guest-intake': [guestIntake],
  '/ai-first-readiness-score': [firstReadinessScore],
  '/ai-for-business': [coaching],
  '/ai-for-youth': [youth],
  '/ai-internal-ops': [internalOps],
  '/ai-readiness-workshop': [readinessWorkshop],
  '/ai-ready-score': [scorecardLanding],
  '/ai-tools-lead-magnets': [leadMagnets],
  '/ai-workshop': [b2bWorkshop],
  '/case-studies': [caseStudies],
  '/cold-email-automation': [coldEmail],
  '/cold-email-automation-offer': [coldEmailOffer],
  '/free-ai-workshop': [freeWorkshop],
  '/media': [media],
  '/newsletter': [newsletter],
  '/newsletter/unsubscribe': [unsubscribe],
  '/privacy': [privacy],
  '/terms': [terms],
  '/testimonials': [testimonials],
  '/testimonials/submit': [submitTestimonial],
  '/trusted-partner': [trustedPartner],
  '/workshop-feedback': [workshopFeedback],
}

/** Keys whose text is an address, a label or a drawing's name, not something said. */
const silentKeys = new Set([
  'path',
  'href',
  'id',
  'kind',
  'picture',
  'icon',
  'type',
  'label',
  'canonicalPath',
  'title',
  'description',
  'alt',
  'fields',
  'link',
  'action',
  'aside',
  'key',
  'state',
  'lane',
  'subject',
  'mail',
  'months',
  'week',
  'days',
  'hours',
  'unreadable',
  'empty',
  'failed',
  'again',
  'placeholder',
])

/** Every passage of the site: the assistant's own sentences, then what the pages say. */
export function allPassages(): Passage[] {
  const found: Omit<Passage, 'id'>[] = []
  for (const topic of topics) {
    const { path, what, price, duration, effort, schedule, guarantee, fit, start } = topic
    for (const text of [what, price, duration, effort, schedule, guarantee, fit, start]) {
      if (text) found.push({ path, text })
    }
  }
  for (const source of assistantQuestions.filter(
    ({ isUnknown, isSaidElsewhere }) => !isUnknown && !isSaidElsewhere,
  )) {
    const { asked, answer, path, isLast } = source
    for (const question of asked ?? [])
      found.push({ path, question, isWhole: true, isLast, source, text: answer })
  }
  found.push({ path: guaranteeOverview.path, text: guaranteeOverview.answer })
  for (const { path, description } of pages.filter(({ canonicalPath }) => canonicalPath === undefined)) {
    found.push({ path, text: description })
    for (const part of wordsByPath[path] ?? []) collect(path, part, found)
  }
  return found.map((passage, id) => ({ ...passage, id }))
}

/** An object with something to say becomes a passage; so does each object within it. Samples are nobody's facts. */
function collect(path: string, value: unknown, into: Omit<Passage, 'id'>[]): void {
  if (Array.isArray(value)) {
    for (const item of value) {
      if (typeof item === 'string' && isSentence(item)) into.push({ path, text: item })
      else collect(path, item, into)
    }
    return
  }
  if (typeof value !== 'object' || value === null || ('isSample' in value && value.isSample)) return
  if ('question' in value && 'answer' in value) {
    into.push({ path, question: String(value.question), text: String(value.answer) })
    return
  }
  const said = Object.entries(value)
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string' && !silentKeys.has(entry[0]))
    .map(([, words]) => words)
  // A label makes no sense alone; beside a sentence it says what the sentence is about.
  if (said.some(isSentence)) {
    into.push({
      path,
      text: said
        .filter((words) => words.length > 20 || isSentence(words))
        .map(ended)
        .join(' '),
    })
  }
  for (const inner of Object.values(value)) collect(path, inner, into)
}

const isSentence = (text: string) => text.length > 40 && /^[\p{Lu}“]/u.test(text) && /[.?!]$/.test(text)
const ended = (text: string) => (/[.?!:]$/.test(text) ? text : `${text}.`)
