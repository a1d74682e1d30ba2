import { beside, type ExplainedNumber } from './explained-number.ts'

/** Numbers of things that can be counted on the page itself, and numbers that measure nothing. */
export const countedThereNumbers: readonly ExplainedNumber[] = [
  {
    says: /^(?:Task |Item |Why we ask question )?\d{1,2}(?= |$)|\b\d of \d answered|\b22 answers left|^\d+-\d+$|^\d+\+$/g,
    counts: 'numbers of questions, and choices of a form',
    explained: beside,
    on: /^\/(?:ai-audit-week-1-intake-form|ai-first-readiness-score)$/,
  },
  { says: /^[1-7]$/g, counts: 'numbers of sections, weeks and steps', explained: beside },
  {
    says: /^[123](?= (?:Tell us|You’re on|We’ll email))/g,
    counts: 'numbers of steps',
    explained: beside,
    on: /^\/ai-readiness-workshop$/,
  },
  {
    says: /^[1-5](?= (?:Not|Slightly|Moderately|Very|Extremely) )|^[1-5] stars?$|\b[1-5] of 5\b/g,
    counts: 'a rating',
    explained: beside,
  },
  {
    says: /\bweek[ -][12]\b|\b(?:all )?20(?= (?:questions|need an answer))|\b[Ff]ive sections\b|\bthree or four it\b|\b[Aa]bout half an hour\b/g,
    counts: 'the audit’s first weeks and their questionnaire',
    explained: '/ai-audit-week-1-intake-form',
  },
  {
    says: /\bFive questions\b|\babout two minutes\b/g,
    counts: 'the survey after a workshop',
    explained: beside,
    on: /^\/workshop-feedback$/,
  },
  {
    says: /\b14 questions, 9 of them required|\bTwo or three sentences\b|^Two fields\b|\bThree questions, every guest|\b12 seconds\b/g,
    counts: 'questions to podcast guests; the length of a sample sound',
    explained: beside,
    on: /^\/ai-first-ceo-podcast/,
  },
  {
    says: /\bfour (?:steps|places|AI lead-generation agents)\b|\b[Tt]he four that work with leads|\bFour agents\b|\ball four\b|\bsix steps\b|\bYour part is three steps\b|\bfive days\b|\b[Tt]hree repair(?:s|ed lines)\b|\bthree links\b|\b[Tt]he 3 fixes\b/g,
    counts: 'steps, services, agents and links that stand there',
    explained: beside,
  },
  {
    says: /\b100% free\b/gi,
    counts: 'that the free workshop costs nothing',
    explained: beside,
    on: /^\/free-ai-workshop$/,
  },
  {
    says: /^0 cookies|\bfrom 1 to 10\b|\bsign-up nobody confirms: 60 days|\bThe link: 30 days|\btwo sign-ups\b|\btrying twice\b|\bclicking twice doesn’t send it twice\b|\bsent twice\b|\blasts 180 days\b|\bAt most three an hour\b|\blast 15 minutes\b|\bHalf-finished\b/g,
    counts: 'what is stored, and for how long',
    explained: beside,
    on: /^\/privacy$/,
  },
  {
    says: /\btwo places to check\b|\bten ideas in a slide deck\b|\bread about twenty\b|\bbetween two people(?:’s work)?\b|\bOne of two things is true\b|\bclients doubled next month\b/g,
    counts: 'nothing: a manner of speaking',
    explained: beside,
  },
]
