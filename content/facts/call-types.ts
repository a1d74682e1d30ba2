import type { Content } from '#content/facts/content'
import { chatAgentFacts, internalOpsFacts } from '#content/facts/facts'
import { contentView } from '#content/facts/content-view'
import { site } from '#content/facts/site'
import type { CallType } from '#domain/call-rules'

/** A question of the owner's own about a type of call. */
export type CallQuestion = Content['calls'][CallType]['questions'][number]

interface CallTypeFacts {
  /** In a sentence: "a 30-minute call". */
  name: string
  /** The title of a calendar entry, beside the business's name. */
  title: string
  minutes: number
  questions: readonly CallQuestion[]
}

/** The types of calls that visitors can request. Two have a length that pages state, too. */
export const callTypeFacts = contentView(({ calls }): Readonly<Record<CallType, CallTypeFacts>> => ({
  intro: { name: 'call', title: 'Call', ...calls.intro },
  audit: { name: 'call about the AI Audit', title: 'Call about the AI Audit', ...calls.audit },
  demo: {
    name: 'demo of the AI agents',
    title: 'Demo of the AI agents',
    minutes: chatAgentFacts.demoMinutes,
    ...calls.demo,
  },
  'guest-interview': { name: 'guest interview', title: 'Guest interview', ...calls['guest-interview'] },
  operations: {
    name: 'operations consultation',
    title: 'Operations consultation',
    minutes: internalOpsFacts.consultationMinutes,
    ...calls.operations,
  },
}))

/** The title of a call's calendar entry. */
export const callTitle = (type: CallType): string => `${callTypeFacts[type].title} with ${site.name}`
