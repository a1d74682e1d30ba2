import { told } from '#content/told'
import { weeklyWords } from '#domain/weekly-words'

/**
 * Prices, terms, limits, schedules and claims as they are published, with what follows from them. Pages, mails and the
 * assistant quote them from here, and nothing states one again.
 */

export const auditFacts = told(({ audit }) => audit)

export const coachingFacts = told(({ coaching }) => ({ ...coaching, refunds: 'No refunds.' }))

export const chatAgentFacts = told(({ chatAgents }) => chatAgents)

export const leadMagnetFacts = told(({ leadMagnets }) => leadMagnets)

export const coldEmailFacts = told(({ coldEmail }) => ({
  ...coldEmail,
  totalUsd: coldEmail.upfrontUsd + coldEmail.onDeliveryUsd,
}))

export const trustedPartnerFacts = told(({ trustedPartner }) => trustedPartner)

export const internalOpsFacts = told(({ internalOps }) => internalOps)

export const workshopFacts = told(({ workshops: { b2b, readiness, free } }) => {
  const team = weeklyWords(b2b)
  const open = weeklyWords(free)
  return {
    b2b: { ...b2b, ...team, said: `every ${team.day} ${team.clock} ${team.zoneShort}` },
    readiness: { ...readiness, said: readiness.dates },
    free: { ...free, ...open, said: `every ${open.day} ${open.shortClock} ${open.zoneShort}` },
  }
})

export const podcastFacts = told(({ podcast }) => podcast)

/** The number of questions is the scorecard's own. */
export const scorecardFacts = told(({ scorecard }) => ({ ...scorecard, questions: 15 }))

export const claims = told((content) => content.claims)
