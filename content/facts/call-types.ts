import { chatAgentFacts, internalOpsFacts } from '#content/facts/facts'
import { contentView } from '#content/facts/content-view'
import { site } from '#content/facts/site'
import type { CallType } from '#domain/call-rules'

interface CallTypeFacts {
  /** In a sentence: "a 30-minute call". */
  name: string
  /** The title of a calendar entry, beside the business's name. */
  title: string
  minutes: number
}

/** The types of calls that visitors can request. */
export const callTypeFacts = contentView((): Readonly<Record<CallType, CallTypeFacts>> => ({
  intro: { name: 'call', title: 'Call', minutes: 30 },
  audit: { name: 'call about the AI Audit', title: 'Call about the AI Audit', minutes: 30 },
  demo: {
    name: 'demo of the AI agents',
    title: 'Demo of the AI agents',
    minutes: chatAgentFacts.demoMinutes,
  },
  'guest-interview': { name: 'guest interview', title: 'Guest interview', minutes: 30 },
  operations: {
    name: 'operations consultation',
    title: 'Operations consultation',
    minutes: internalOpsFacts.consultationMinutes,
  },
}))

/** The title of a call's calendar entry. */
export const callTitle = (type: CallType): string => `${callTypeFacts[type].title} with ${site.name}`
