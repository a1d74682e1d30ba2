/** Prices, terms and claims as the specification gives them (S0 §1, S1 §9). Pages quote them from here. */

export const auditFacts = { priceUsd: 1999, depositUsd: 1000, weeks: 4, roadmapDays: 90 } as const

export const coldEmailFacts = { warmUpDays: 21 } as const

export const chatAgentFacts = { freeTrialDays: 30 } as const

export const internalOpsFacts = { setupDays: 30 } as const

export const scorecardFacts = { minutes: 3, questions: 15 } as const

export const claims = {
  trustedBy: 'Trusted by 500+ business leaders.',
  seatsLeft: 'Only 7 founder seats left this month.',
} as const
