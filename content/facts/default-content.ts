import type { Content } from '#content/facts/content'
import { defaultCounting } from '#content/facts/default-counting'

/**
 * The company, prices, terms, limits, schedules and claims, each once; the defaults are those of behavior 15. What that
 * leaves open has a sample value (behavior 1.3), marked here: an owner checks these before the site goes public. Pages,
 * mails and the assistant read them from here until an owner publishes others.
 */
export const defaultContent: Content = {
  /** Shown in the footers of pages and mails: CAN-SPAM requires a postal address in mails. */
  company: {
    name: 'Mendline',
    tagline: 'We start with what’s broken.',
    address: ['555 Sample Street, Suite 500', 'Springfield, IL 62701'],
    email: 'hello@mendline.example',
  },
  audit: {
    priceUsd: 1999,
    depositUsd: 1000,
    weeks: 4,
    roadmapDays: 90,
    /** The sales page and the shorter page state different limits, on purpose (behavior 15.1). */
    perMonthOnSalesPage: 5,
    perMonthOnShortPage: 4,
    intakeContactHours: 24,
  },
  coaching: {
    options: [
      { months: 6, priceUsd: 1440 },
      { months: 12, priceUsd: 2249 },
    ],
    meetingsPerMonth: 2,
    meetingMinutes: 60,
  },
  chatAgents: {
    freeTrialDays: 30,
    normalPriceUsd: 499,
    monthly: { fromUsd: 499, toUsd: 1299 },
    guaranteePercent: 200,
    guaranteeDays: 60,
    leadMeans: 'a person who is new to you, contacts you and leaves a way to reach them',
    demoMinutes: 15,
    agents: ['Receptionist and booking', 'Lead qualifier', 'Lead nurturing', 'Review management'],
  },
  leadMagnets: {
    guaranteePercent: 200,
    guaranteeDays: 90,
    leadMeans: 'names with an email address that visitors of your site leave, in the tool or in a form',
    ifMissed: 'If not, we keep improving the tool at no charge until they are.',
    conceptNormalPriceUsd: 299,
    price: { fromUsd: 1500, toUsd: 4500 },
    buildDays: 14,
  },
  coldEmail: {
    upfrontUsd: 997,
    onDeliveryUsd: 2000,
    appointments: 10,
    qualifiedMeans:
      'somebody on the list you approved who knows what the call is about, agrees to it and comes',
    days: 60,
    warmUpDays: 21,
  },
  trustedPartner: { monthlyUsd: 5000, minEmployees: 10, noticeDays: 14, handoverDays: 7 },
  internalOps: {
    setupDays: 30,
    consultationMinutes: 30,
    price: { fromUsd: 2400, toUsd: 9600 },
    fixDays: 60,
  },
  calls: {
    intro: { minutes: 30, questions: [] },
    audit: { minutes: 30, questions: [] },
    demo: { questions: [] },
    'guest-interview': { minutes: 30, questions: [] },
    operations: { questions: [] },
  },
  workshops: {
    b2b: {
      hours: 2,
      weekday: 2,
      time: '10:00',
      zone: 'America/Los_Angeles',
      teamPriceUsd: 790,
      teamSize: 8,
    },
    readiness: { minutes: 60, dates: 'Limited seats. Next session coming soon.' },
    free: { minutes: 90, weekday: 5, time: '14:00', zone: 'America/New_York', attendees: 25 },
  },
  youthPrograms: [
    { title: 'AI Foundations', ages: '12-15', weeks: 8, level: 'Beginner' },
    { title: 'AI Innovators', ages: '16-18', weeks: 12, level: 'Advanced' },
    { title: 'Summer Camp', ages: '13-17', weeks: 4, level: 'All Levels' },
  ],
  youth: {
    cancelDays: 14,
    terms: [
      { priceUsd: 480, starts: 'in September and January' },
      { priceUsd: 780, starts: 'in September and February' },
      { priceUsd: 560, starts: 'in the first week of July' },
    ],
  },
  podcast: { guestFormHoursBefore: 48 },
  scorecard: { minutes: 3 },
  counting: defaultCounting,
  claims: {
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
  },
}
