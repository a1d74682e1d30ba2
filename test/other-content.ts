import type { Content } from '#content/content'

/** Everything that an owner can say otherwise, said otherwise: no value is one of the defaults. */
export const otherContent: Content = {
  company: {
    name: 'Brightwater',
    tagline: 'We begin where it hurts.',
    address: ['9 Other Road', 'Lakewood, OH 44107'],
    email: 'office@brightwater.example',
  },
  audit: {
    priceUsd: 3711,
    depositUsd: 1717,
    weeks: 7,
    roadmapDays: 117,
    perMonthOnSalesPage: 19,
    perMonthOnShortPage: 17,
    intakeContactHours: 39,
  },
  coaching: {
    options: [
      { months: 5, priceUsd: 1313 },
      { months: 13, priceUsd: 2727 },
    ],
  },
  chatAgents: {
    freeTrialDays: 41,
    normalPriceUsd: 643,
    guaranteePercent: 311,
    guaranteeDays: 71,
    demoMinutes: 33,
    agents: ['Front desk', 'Lead sorter', 'Lead warmer', 'Praise keeper'],
  },
  leadMagnets: { guaranteePercent: 323, guaranteeDays: 111, conceptNormalPriceUsd: 377 },
  coldEmail: { upfrontUsd: 1219, onDeliveryUsd: 3113, appointments: 13, days: 73, warmUpDays: 31 },
  trustedPartner: { monthlyUsd: 6131, minEmployees: 14 },
  internalOps: { setupDays: 43, consultationMinutes: 37 },
  workshops: {
    b2b: { hours: 3, weekday: 3, time: '09:30', zone: 'America/Chicago' },
    readiness: { minutes: 77, dates: 'Seats are few. A date comes by email.' },
    free: { minutes: 97, weekday: 4, time: '16:30', zone: 'America/Denver', attendees: 29 },
  },
  youthPrograms: [
    { title: 'AI Basics', ages: '11-14', weeks: 9, level: 'Starter' },
    { title: 'AI Makers', ages: '15-19', weeks: 13, level: 'Expert' },
    { title: 'Winter Camp', ages: '10-20', weeks: 3, level: 'Everyone' },
  ],
  podcast: { guestFormHoursBefore: 53 },
  scorecard: { minutes: 6 },
  claims: {
    trustedBy: 'Trusted by 911+ owners of businesses.',
    seatsLeft: 'Only 8 places are left this quarter.',
    workflows: '61+',
    hoursSavedPerMonth: '37+',
    costReductions: '$222K+',
    ceosUsedSystem: '333+',
    smbs: '67+',
    owners: '911+',
    costsCut: '35-65%',
    businessSize: '8-80 people',
    tractionDays: 47,
    growthDays: 113,
    workshop: { savings: '$163K', hoursWeekly: 29, implement: '87%', implementDays: 49 },
  },
}
