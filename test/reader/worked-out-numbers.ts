import {
  auditFacts,
  coachingFacts,
  coldEmailFacts,
  scorecardFacts,
  trustedPartnerFacts,
} from '#content/facts/facts'
import { usd } from '#content/facts/usd'
import { beside, exactly, type ExplainedNumber } from './explained-number.ts'

const [halfYear, year] = coachingFacts.options
const { meetingsPerMonth } = coachingFacts
const partnerSum = (months: number) => usd(months * trustedPartnerFacts.monthlyUsd)
const scorecard = '/ai-ready-score'

/** Numbers that are computed from facts, with the computation beside them. */
export const workedOutNumbers: readonly ExplainedNumber[] = [
  {
    says: exactly(usd(auditFacts.priceUsd - auditFacts.depositUsd)),
    counts: 'the audit’s price without its deposit',
    explained: beside,
    on: /^\/ai-audit$/,
  },
  {
    says: /\$240 a month|about \$187 a month|add \$809/g,
    counts: 'coaching by the month, and its second half',
    explained: beside,
    on: /^\/ai-for-business$/,
  },
  {
    says: exactly(
      `Twice a month, 60 minutes each: ${meetingsPerMonth * halfYear.months} meetings in 6 months, ${meetingsPerMonth * year.months} in 12`,
    ),
    counts: 'meetings over the whole of the coaching',
    explained: beside,
    on: /^\/ai-for-business$/,
  },
  {
    says: /\b6 or 12 months|\bor 12 for\b/g,
    counts: 'how long the coaching runs',
    explained: beside,
    on: /^\/(?:ai-for-business|ai-automation-services)$/,
  },
  {
    says: exactly(`6 months | ${partnerSum(6)}`, `12 months | ${partnerSum(12)}`),
    counts: 'what a partner pays in six and twelve months',
    explained: beside,
    on: /^\/trusted-partner$/,
  },
  {
    says: /\b(?:6 hand-offs between 4|45 hand-offs between 10) people|\bFewer than 10\?|\bTwo slow months\b/g,
    counts: 'pairs of people who can hand work to each other, people, months',
    explained: beside,
    on: /^\/trusted-partner$/,
  },
  {
    says: /\b[Dd]ay (?:1|8|15|21|22|60)\b|\b21 bars\b/g,
    counts: 'days from the start',
    explained: beside,
    on: /^\/(?:ai-audit|ai-automation-services|ai-chat-agents|cold-email-automation(?:-offer)?)$/,
  },
  {
    says: /\b(?:[Aa]ll|[Tt]han|the last of the|If) 10(?= delivered| are delivered| is delivered| meetings|$)|\$0(?= \|)/g,
    counts: `the ${coldEmailFacts.appointments} qualified appointments, and what is paid after a refund`,
    explained: beside,
    on: /^\/cold-email-automation-offer$/,
  },
  {
    says: /\bthree (?:leads )?for every one you get now\b|: three marks\b|^200%$/g,
    counts: 'leads up 200%, for each one now',
    explained: beside,
    on: /^\/(?:ai-chat-agents|ai-tools-lead-magnets)$/,
  },
  {
    says: /\bages 12 to 18|\b(?:At )?1[2-8](?: years old|:)|\b[Tt]hree programs\b|\b3 programs of 4 to 12 weeks|\beight or twelve fit a school year|\bTwo programs fit\b/g,
    counts: 'the ages, lengths and number of the youth programs',
    explained: '/ai-for-youth',
  },
  {
    says: /\bteams? of (?:up to 8|10\+)(?=[,.| ])|\bTwo hours\b/g,
    counts: 'people on a team; the length of the team workshop',
    explained: beside,
  },
  {
    says: new RegExp(
      `\\b(?:${scorecardFacts.questions}|Fifteen)(?: short)? questions(?:: 5 about you, 10 about how)?|3-Minute Quiz|13 questions left|ten quick questions`,
      'g',
    ),
    counts: 'questions of the scorecard and minutes they take',
    explained: scorecard,
  },
  {
    says: /\bout of 27\b(?: points: up to three for each of nine answers)?|#1 opportunity|top 2 automation opportunities/gi,
    counts: 'points of the score; opportunities it names',
    explained: scorecard,
  },
  { says: /\btimes 52(?: weeks)?\b/g, counts: 'weeks of a year', explained: beside },
  {
    says: /\bOne date, within 30 days\b/g,
    counts: 'the time to implement what was planned',
    explained: beside,
    on: /^\/ai-workshop$/,
  },
  {
    says: /\bteams of 20\+/g,
    counts: 'the teams for whom a small hand-off costs most',
    explained: beside,
    on: /^\/ai-ready-score$/,
  },
]
