import { statedFacts } from '#test/old-facts'
import { beside, type ExplainedNumber } from './explained-number.ts'

const home = String.raw`\/|\/landing|\/backup-landing`
const overview = String.raw`${home}|\/ai-automation-services|\/terms`

/** The pages on which the facts of a section may appear. */
const pagesOf: Readonly<Record<string, RegExp>> = {
  company: /./,
  audit: /./,
  'claims.businessSize': /./,
  scorecard: /./,
  coaching: new RegExp(`^(?:${overview}|/ai-for-business)$`),
  chatAgents: new RegExp(`^(?:${overview}|/ai-chat-agents)$`),
  leadMagnets: new RegExp(`^(?:${overview}|/ai-tools-lead-magnets)$`),
  coldEmail: new RegExp(`^(?:${overview}|/cold-email-automation|/cold-email-automation-offer)$`),
  trustedPartner: new RegExp(`^(?:${overview}|/trusted-partner)$`),
  internalOps: new RegExp(`^(?:${overview}|/ai-internal-ops)$`),
  workshops: /./,
  youthPrograms: /^\/(?:ai-automation-services|ai-for-youth|terms)$/,
  youth: /^\/(?:ai-automation-services|ai-for-youth|terms)$/,
  podcast: /^\/ai-first-ceo-podcast/,
}

/** Numbers of facts that an owner can change and that are not claims; the sentence says what they count. */
export const factNumbers: readonly ExplainedNumber[] = statedFacts().flatMap(({ path, pattern }) => {
  const section = Object.keys(pagesOf).find((name) => path === name || path.startsWith(`${name}.`))
  const on = section === undefined ? undefined : pagesOf[section]
  return on ? [{ says: new RegExp(pattern, 'g'), counts: path, explained: beside, on }] : []
})
