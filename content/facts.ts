/**
 * Prices, terms, limits, schedules and claims as the specification gives them (S0 §1, S1 §1 and §9), once. Pages,
 * mails and the assistant quote them from here: change a price in this file and it changes everywhere.
 */

export const auditFacts = {
  priceUsd: 1999,
  depositUsd: 1000,
  weeks: 4,
  roadmapDays: 90,
  /** The sales page and the shorter page state different limits; both stand (readings of the specification, 6). */
  perMonthOnSalesPage: 5,
  perMonthOnShortPage: 4,
  intakeContactHours: 24,
} as const

export const coachingFacts = {
  options: [
    { months: 6, priceUsd: 1440 },
    { months: 12, priceUsd: 2249 },
  ],
  refunds: 'No refunds.',
} as const

export const chatAgentFacts = {
  freeTrialDays: 30,
  normalPriceUsd: 499,
  guaranteePercent: 200,
  guaranteeDays: 60,
  demoMinutes: 15,
  agents: ['Receptionist and booking', 'Lead qualifier', 'Lead nurturing', 'Review management'],
} as const

export const leadMagnetFacts = {
  guaranteePercent: 200,
  guaranteeDays: 90,
  conceptNormalPriceUsd: 299,
} as const

export const coldEmailFacts = {
  upfrontUsd: 997,
  onDeliveryUsd: 2000,
  totalUsd: 2997,
  appointments: 10,
  days: 60,
  warmUpDays: 21,
} as const

export const trustedPartnerFacts = { monthlyUsd: 5000, minEmployees: 10 } as const

export const internalOpsFacts = { setupDays: 30, consultationMinutes: 30 } as const

/** `weekday` counts from Sunday, 0; times are the clock's in `zone`, whatever the season. */
export const workshopFacts = {
  b2b: {
    hours: 2,
    weekday: 2,
    time: '10:00',
    zone: 'America/Los_Angeles',
    said: 'every Tuesday 10:00 AM PST',
  },
  readiness: { minutes: 60, said: 'Limited seats. Next session coming soon.' },
  free: {
    minutes: 90,
    weekday: 5,
    time: '14:00',
    zone: 'America/New_York',
    said: 'every Friday 2PM EST',
    attendees: 25,
    learns: 4,
  },
} as const

export const youthPrograms = [
  { title: 'AI Foundations', ages: '12-15', weeks: 8, level: 'Beginner' },
  { title: 'AI Innovators', ages: '16-18', weeks: 12, level: 'Advanced' },
  { title: 'Summer Camp', ages: '13-17', weeks: 4, level: 'All Levels' },
] as const

export const podcastFacts = { guestFormHoursBefore: 48 } as const

export const scorecardFacts = { minutes: 3, questions: 15 } as const

export const claims = {
  trustedBy: 'Trusted by 500+ business leaders.',
  seatsLeft: 'Only 7 founder seats left this month.',
  workflows: '50+',
  hoursSavedPerMonth: '30+',
  costReductions: '$100K+',
  ceosUsedSystem: '200+',
  smbs: '50+',
  owners: '500+',
  costsCut: '30-60%',
  businessSize: '5-50 employees',
  tractionDays: 30,
  growthDays: 90,
  workshop: { savings: '$147K', hoursWeekly: 23, implement: '94%', implementDays: 30 },
} as const
