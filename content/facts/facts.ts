import { contentView } from '#content/facts/content-view'
import { weeklyWords } from '#domain/weekly-words'

/**
 * Published prices, terms, limits, schedules and claims, with derived values. Pages, mails and the assistant use
 * these and state nothing twice.
 */

export const auditFacts = contentView(({ audit }) => audit)

export const coachingFacts = contentView(({ coaching }) => ({ ...coaching, refunds: 'No refunds.' }))

export const chatAgentFacts = contentView(({ chatAgents }) => chatAgents)

export const leadMagnetFacts = contentView(({ leadMagnets }) => leadMagnets)

export const coldEmailFacts = contentView(({ coldEmail }) => ({
  ...coldEmail,
  totalUsd: coldEmail.upfrontUsd + coldEmail.onDeliveryUsd,
}))

export const trustedPartnerFacts = contentView(({ trustedPartner }) => trustedPartner)

export const internalOpsFacts = contentView(({ internalOps }) => internalOps)

export const workshopFacts = contentView(({ workshops: { b2b, readiness, free } }) => {
  const team = weeklyWords(b2b)
  const open = weeklyWords(free)
  return {
    b2b: { ...b2b, ...team, schedule: `every ${team.day} ${team.clock} ${team.zoneShort}` },
    readiness: { ...readiness, schedule: readiness.dates },
    free: { ...free, ...open, schedule: `every ${open.day} ${open.shortClock} ${open.zoneShort}` },
  }
})

export const podcastFacts = contentView(({ podcast }) => podcast)

/** The number of questions is the scorecard's own. */
export const scorecardFacts = contentView(({ scorecard }) => ({ ...scorecard, questions: 15 }))

export const claims = contentView((content) => content.claims)
