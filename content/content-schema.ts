import { isZone } from '#domain/weekly-words'
import * as z from 'zod/mini'

const words = (most: number) =>
  z
    .string('is no text')
    .check(
      z.trim(),
      z.minLength(1, 'is empty'),
      z.maxLength(most, `is longer than ${most} characters`),
      z.regex(/^\P{Cc}*$/u, 'is more than one line'),
    )
const line = words(120)
/** A claim as it stands on a page: a sentence, or a figure such as `50+`. */
const claim = words(200)
const whole = (most: number, least = 1) =>
  z
    .int('is no whole number')
    .check(
      z.minimum(least, `is less than ${least}`),
      z.maximum(most, `is more than ${most.toLocaleString('en-US')}`),
    )
const dollars = whole(1_000_000)
const days = whole(366)
const minutes = whole(480)
const percent = whole(10_000)

const weekly = {
  /** Counts from Sunday, 0. */
  weekday: z
    .int('is no day of the week')
    .check(z.minimum(0, 'is no day of the week'), z.maximum(6, 'is no day of the week')),
  /** By the clock on the wall in `zone`, whatever the season: `14:00`. */
  time: z
    .string('is no time such as 14:00')
    .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is no time such as 14:00')),
  zone: z
    .string('is no time zone such as America/New_York')
    .check(z.refine(isZone, 'is no time zone such as America/New_York')),
}

const coachingOption = z.strictObject({ months: whole(60), priceUsd: dollars })

const youthProgram = z.strictObject({
  title: line,
  ages: z.string('is no range such as 12-15').check(
    z.regex(/^\d{1,2}-\d{1,2}$/, 'is no range such as 12-15'),
    z.refine((ages) => {
      const [from = 0, to = 0] = ages.split('-').map(Number)
      return from <= to
    }, 'ends before it begins'),
  ),
  weeks: whole(52),
  level: line,
})

/** What an owner may say otherwise than the site does by itself, and within which limits. Money is in whole dollars. */
export const contentSchema = z.strictObject({
  company: z.strictObject({
    /** Stands in the sender of mails, too. */
    name: words(60).check(
      z.regex(/^[^<>"\\,;]*[\p{L}\p{N}][^<>"\\,;]*$/u, 'is no name that mails can carry'),
    ),
    tagline: line,
    address: z
      .array(line, 'is no list')
      .check(z.minLength(1, 'is empty'), z.maxLength(5, 'has more than 5 lines')),
    email: z.email('is no email address').check(z.maxLength(254, 'is longer than 254 characters')),
  }),
  audit: z
    .strictObject({
      priceUsd: dollars,
      depositUsd: dollars,
      /** The first two are the questionnaire and the call, the last ones the scores and the roadmap. */
      weeks: whole(52, 4),
      roadmapDays: days,
      perMonthOnSalesPage: whole(1_000),
      perMonthOnShortPage: whole(1_000),
      intakeContactHours: whole(720),
    })
    .check(
      z.refine(({ priceUsd, depositUsd }) => depositUsd < priceUsd, {
        path: ['depositUsd'],
        error: 'is not less than the price',
      }),
    ),
  coaching: z.strictObject({ options: z.tuple([coachingOption, coachingOption], 'is not two of them') }),
  chatAgents: z.strictObject({
    freeTrialDays: days,
    normalPriceUsd: dollars,
    guaranteePercent: percent,
    guaranteeDays: days,
    demoMinutes: minutes,
    agents: z.tuple([line, line, line, line], 'is not four of them'),
  }),
  leadMagnets: z.strictObject({
    guaranteePercent: percent,
    guaranteeDays: days,
    conceptNormalPriceUsd: dollars,
  }),
  coldEmail: z.strictObject({
    upfrontUsd: dollars,
    onDeliveryUsd: dollars,
    appointments: whole(1_000),
    days,
    warmUpDays: whole(366, 3),
  }),
  trustedPartner: z.strictObject({ monthlyUsd: dollars, minEmployees: whole(1_000) }),
  internalOps: z.strictObject({ setupDays: days, consultationMinutes: minutes }),
  workshops: z.strictObject({
    b2b: z.strictObject({ ...weekly, hours: whole(8) }),
    readiness: z.strictObject({ minutes, dates: claim }),
    free: z.strictObject({ ...weekly, minutes, attendees: whole(500) }),
  }),
  youthPrograms: z.tuple([youthProgram, youthProgram, youthProgram], 'is not three of them'),
  podcast: z.strictObject({ guestFormHoursBefore: whole(720) }),
  scorecard: z.strictObject({ minutes: whole(60) }),
  claims: z.strictObject({
    trustedBy: claim,
    seatsLeft: claim,
    workflows: claim,
    hoursSavedPerMonth: claim,
    costReductions: claim,
    ceosUsedSystem: claim,
    smbs: claim,
    owners: claim,
    costsCut: claim,
    businessSize: claim,
    tractionDays: days,
    growthDays: days,
    workshop: z.strictObject({
      savings: claim,
      hoursWeekly: whole(168),
      implement: claim,
      implementDays: days,
    }),
  }),
})
