import {
  claim,
  days,
  definition,
  dollars,
  line,
  minutes,
  percent,
  rangeUsd,
  weekly,
  whole,
  words,
} from '#content/facts/schema-parts'
import { callLimits } from '#domain/call-rules'
import { claimsSchema, countingSchema } from '#content/facts/claims-schema'
import * as z from 'zod/mini'

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
/** Separate from the programs, which are published as one list: lists published earlier lack these fields. */
const youthTerms = z.strictObject({
  priceUsd: dollars,
  /** The rest of a sentence: `in September and January`. */
  starts: line,
})

/** What visitors are asked before they can request a call. */
const callQuestions = z
  .array(
    z.strictObject({
      text: words(callLimits.questionLength),
      isRequired: z.boolean('is neither yes nor no'),
    }),
    'is no list',
  )
  .check(z.maxLength(callLimits.questions, `has more than ${callLimits.questions} questions`))
const callType = { questions: callQuestions }

/** The content an owner may change, with limits. Money is in whole dollars. */
export const contentSchema = z.strictObject({
  company: z.strictObject({
    /** Also the sender's name of mails. */
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
  coaching: z.strictObject({
    options: z.tuple([coachingOption, coachingOption], 'is not two of them'),
    meetingsPerMonth: whole(31),
    meetingMinutes: minutes,
  }),
  chatAgents: z.strictObject({
    freeTrialDays: days,
    normalPriceUsd: dollars,
    /** A month after the trial: of one agent, and of all four. */
    monthly: rangeUsd,
    guaranteePercent: percent,
    guaranteeDays: days,
    /** What the guarantee counts as a lead. */
    leadMeans: definition,
    demoMinutes: minutes,
    agents: z.tuple([line, line, line, line], 'is not four of them'),
  }),
  leadMagnets: z.strictObject({
    guaranteePercent: percent,
    guaranteeDays: days,
    /** What the guarantee counts. */
    leadMeans: definition,
    /** What the client gets if it is missed: a sentence. */
    ifMissed: claim,
    conceptNormalPriceUsd: dollars,
    price: rangeUsd,
    buildDays: days,
  }),
  coldEmail: z.strictObject({
    upfrontUsd: dollars,
    onDeliveryUsd: dollars,
    appointments: whole(1_000),
    /** What makes an appointment a qualified one: says who it is with. */
    qualifiedMeans: definition,
    days,
    warmUpDays: whole(366, 3),
  }),
  trustedPartner: z.strictObject({
    monthlyUsd: dollars,
    minEmployees: whole(1_000),
    /** Before the end of a month. */
    noticeDays: whole(31),
    /** Within so many days of the end, what was built is handed over. */
    handoverDays: days,
  }),
  internalOps: z.strictObject({
    setupDays: days,
    consultationMinutes: minutes,
    price: rangeUsd,
    /** What was built and fails within so many days is repaired at no charge. */
    fixDays: days,
  }),
  /** By type. The lengths of a demo and a consultation are in the sections of the offers they are about. */
  calls: z.strictObject({
    intro: z.strictObject({ ...callType, minutes }),
    audit: z.strictObject({ ...callType, minutes }),
    demo: z.strictObject(callType),
    'guest-interview': z.strictObject({ ...callType, minutes }),
    operations: z.strictObject(callType),
  }),
  workshops: z.strictObject({
    b2b: z.strictObject({ ...weekly, hours: whole(8), teamPriceUsd: dollars, teamSize: whole(100) }),
    readiness: z.strictObject({ minutes, dates: claim }),
    free: z.strictObject({ ...weekly, minutes, attendees: whole(500) }),
  }),
  youthPrograms: z.tuple([youthProgram, youthProgram, youthProgram], 'is not three of them'),
  /** Until `cancelDays` before the start, a place can be canceled free of charge. */
  youth: z.strictObject({
    cancelDays: days,
    /** In the order of the programs. */
    terms: z.tuple([youthTerms, youthTerms, youthTerms], 'is not three of them'),
  }),
  podcast: z.strictObject({ guestFormHoursBefore: whole(720) }),
  scorecard: z.strictObject({ minutes: whole(60) }),
  counting: countingSchema,
  claims: claimsSchema,
})
