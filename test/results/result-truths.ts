import { opportunities } from '#content/results/opportunities'
import { manualAreaChoices } from '#content/forms/scorecard'
import type { ReadinessAnswers, ResultAnswers } from '#domain/answers'
import { industryOf } from '#domain/industry'
import { sentencesOf } from './lines-of.ts'

export type Answered = ResultAnswers & ReadinessAnswers

export interface Result {
  answers: Answered
  score: number
}

/** Matches a line or sentence of a result, and decides if it is true. Figures are from the tables of behavior 7. */
interface Truth {
  says: RegExp
  holds(result: Result, said: RegExpExecArray): boolean
}

type Asked = Exclude<keyof Answered, 'manualAreas'>

const truth = (says: RegExp, holds: Truth['holds']): Truth => ({ says, holds })
const answered = <Question extends Asked>(
  says: RegExp,
  question: Question,
  ...values: Answered[Question][]
) => truth(says, ({ answers }) => values.includes(answers[question]))
const points = (says: RegExp, from: number, to: number) =>
  truth(says, ({ score }) => from <= score && score <= to)

const hours = { '0-5': 3, '6-10': 8, '11-20': 15, '21-40': 30, '40+': 45 } as const
const maxHours = { '0-5': 5, '6-10': 10, '11-20': 20, '21-40': 40, '40+': Infinity } as const
const rates = {
  'under-50': 40,
  '50-100': 75,
  '100-250': 175,
  '250-500': 375,
  '500+': 600,
  skip: 100,
} as const
const people = { solo: 1, small: 3, medium: 13, large: 30 } as const
const areaHours = {
  'lead-nurture': '8–12',
  content: '5–10',
  'client-onboarding': '4–8',
  reporting: '3–6',
  'project-management': '5–8',
  'customer-support': '6–10',
  other: '4–10',
} as const
const tiers = [
  { name: 'The Do-It-All Founder', from: 0, saves: 20 },
  { name: 'The Process Builder', from: 7, saves: 30 },
  { name: 'The System Architect', from: 13, saves: 40 },
  { name: 'The Automation Leader', from: 19, saves: 50 },
  { name: 'The AI-First Operator', from: 24, saves: 10 },
] as const

const hoursOf = ({ answers }: Result) => hours[answers.manualHours]
const rateOf = ({ answers }: Result) => rates[answers.hourlyValue ?? '100-250']
const yearlyOf = (result: Result) => hoursOf(result) * rateOf(result) * 52
const hiresOf = (result: Result) => Math.round(yearlyOf(result) / 110_000)
const amount = (text = '') => Number(text.replaceAll(/[$,]/g, ''))
const tierOf = ({ score }: Result) => tiers.findLast(({ from }) => score >= from)
const nextOf = ({ score }: Result) => tiers.find(({ from }) => from > score)
const leadsFirst = ({ answers }: Result) => answers.automationPriority === 'lead-nurture'
const hasTeam = ({ answers }: Result) => answers.teamSize !== 'solo'
const isOwn = ({ answers }: Result) => answers.teamSize === 'solo' && answers.timeOwner === 'me'
const areaNames = new Map(
  manualAreaChoices.map(({ value, label }) => [value === 'hr' ? label : label.toLowerCase(), value]),
)
const named = ({ answers }: Result, names: string) =>
  names.split(' and ').every((name) => answers.manualAreas.includes(areaNames.get(name) ?? 'product')) &&
  names.split(' and ').every((name) => areaNames.has(name))
const opportunityNames = new Map(Object.entries(opportunities).map(([id, { name }]) => [name, id]))
const isFirst = ({ answers }: Result, name: string) =>
  opportunityNames.get(name) === answers.automationPriority

/** The areas that lead to a second opportunity of this name. */
const areasBehind: Readonly<Record<string, readonly string[]>> = {
  'Lead nurture': ['lead-gen', 'sales'],
  'Customer support': ['customer-service'],
  Content: ['content'],
  Reporting: ['finance'],
  Admin: ['admin'],
  HR: ['hr'],
  Product: ['product'],
}

/** Returns whether an answer supports this second opportunity, and it differs from the first. */
function isSecond({ answers }: Result, name: string): boolean {
  if (opportunityNames.get(name) === answers.automationPriority) return false
  if (name === 'Repetitive tasks') return answers.repetitiveTasks !== 'fully-automated'
  const isByArea = answers.manualAreas.some((area) => areasBehind[name]?.includes(area))
  return isByArea || (name === 'Lead nurture' && answers.leadHandling !== 'fully-auto')
}

const fits = ({ answers }: Result, ...names: string[]) => {
  const ids = [answers.automationPriority, ...names.map((name) => opportunityNames.get(name))]
  const most = ids.map((id) => Number(areaHours[id as keyof typeof areaHours].split('–')[1]))
  return most.reduce((sum, each) => sum + each, 0) <= maxHours[answers.manualHours]
}

const bands = {
  '0-5': [0, 5],
  '6-10': [6, 10],
  '11-20': [11, 20],
  '21-40': [21, 40],
  '40+': [40, Infinity],
} as const
const rateBands = {
  'under-50': [0, 50],
  '50-100': [50, 100],
  '100-250': [100, 250],
  '250-500': [250, 500],
  '500+': [500, Infinity],
} as const

/** `$57,200 to $260,000`, `up to $65,000` or `at least $208,000`: the ends of hours a week at the value of an hour. */
function isRange(said: string, { answers }: Result, least: number, most: number): boolean {
  const { hourlyValue = 'skip' } = answers
  const counted = rates[answers.hourlyValue ?? '100-250']
  const [low, high] = hourlyValue === 'skip' ? [counted, counted] : rateBands[hourlyValue]
  const [from, to] = [least * low * 52, most * high * 52]
  const dollars = (sum: number) => `$${sum.toLocaleString('en-US')}`
  if (from === 0) return Number.isFinite(to) && said === `up to ${dollars(to)}`
  return said === (Number.isFinite(to) ? `${dollars(from)} to ${dollars(to)}` : `at least ${dollars(from)}`)
}

function isRecovered(said: string, result: Result): boolean {
  const { automationPriority, manualHours } = result.answers
  const [least = 0, most = 0] = areaHours[automationPriority].split('–').map(Number)
  const own = maxHours[manualHours]
  return isRange(said, result, own >= most ? least : 0, Math.min(most, own))
}

const isRunning = (result: Result) => leadsFirst(result) && result.answers.leadHandling === 'fully-auto'

export function linksThatHold({ leadHandling, sopApproach, repetitiveTasks }: Answered): number {
  const lead = { missed: 0, manual: 1, 'basic-auto': 2, 'fully-auto': 3 }[leadHandling]
  const isWritten = ['standard', 'living'].includes(sopApproach)
  const isDone = ['some-automation', 'fully-automated'].includes(repetitiveTasks)
  return lead + Number(isWritten) + Number(isDone)
}
const countWords = ['no', 'one', 'two', 'three', 'four', 'five']
const owners = {
  me: 'yours',
  exec: 'executives’',
  managers: 'managers’',
  team: 'the team’s',
  contractors: 'contractors’',
} as const

export const truths: readonly Truth[] = [
  // The visitor's line.
  truth(
    /^Your line: (\w+) links? holds?, (\w+) (?:is|are) broken\.$/,
    ({ answers }, [, holding, broken]) =>
      countWords.indexOf(holding ?? '') === linksThatHold(answers) &&
      countWords.indexOf(broken ?? '') === 5 - linksThatHold(answers),
  ),
  truth(/^Your line: all five links hold\.$/, ({ answers }) => linksThatHold(answers) === 5),
  truth(/^Your line: all five links are broken\.$/, ({ answers }) => linksThatHold(answers) === 0),
  answered(/^Some are missed, you say\.$|^Some leads (never get one|get none)/, 'leadHandling', 'missed'),
  truth(/^It’s what you would automate first\.$/, (result) => !isRunning(result)),
  answered(/^You don’t say that any are missed\.$/, 'leadHandling', 'manual', 'basic-auto', 'fully-auto'),
  answered(/^You follow up by hand, so it waits|^It’s done by hand(, and|\.)/, 'leadHandling', 'manual'),
  answered(
    /^A basic one is sent by itself|^After the first reply it isn’t automatic/,
    'leadHandling',
    'basic-auto',
  ),
  answered(/^It is sent without anyone\.$|^It’s fully automatic, you say\.$/, 'leadHandling', 'fully-auto'),
  truth(/, and the manual hours are mostly (.+)\.$/, ({ answers }, [, whose]) =>
    whose === 'not yours'
      ? answers.teamSize === 'solo' && answers.timeOwner === 'team'
      : whose === owners[answers.timeOwner] &&
        (answers.teamSize !== 'solo' || ['me', 'contractors'].includes(answers.timeOwner)),
  ),
  answered(/^Nothing is written down to hand over\.$/, 'sopApproach', 'none'),
  answered(/^What is written down is out of date\.$/, 'sopApproach', 'outdated'),
  answered(/^There are written procedures to go by\.$/, 'sopApproach', 'standard'),
  answered(/^The documents are kept current\.$/, 'sopApproach', 'living'),
  answered(/^You do the repeating work by hand\.$/, 'repetitiveTasks', 'manual'),
  answered(/^You outsource the repeating work\.$/, 'repetitiveTasks', 'outsourced'),
  answered(/^Software does some of the repeating work\.$/, 'repetitiveTasks', 'some-automation'),
  answered(/^Software does all of the repeating work\.$/, 'repetitiveTasks', 'fully-automated'),
  truth(/^Where your (\d+) points? (?:are|is):?$/, ({ score }, [, said]) => Number(said) === score),

  // The score.
  truth(/^(\d+) out of 27$/, ({ score }, [, said]) => Number(said) === score),
  points(/Most of the points are still open/, 1, 13),
  points(/^Part of the line holds\.$/, 1, 26),
  points(/^About half of the line holds, or more\.$/, 13, 27),
  points(/^This line carries a load\.$/, 18, 27),
  points(/^You have the most to gain\.$/, 1, 6),
  points(/^(You’ve made a start|Some points are yours, and more are still open)\.$/, 2, 13),
  points(/^(You have something solid to build on|More than half of the points are yours)\.$/, 14, 26),
  points(/^Only a few points are still open\.$/, 21, 26),
  points(/^(There is little left to repair|All or nearly all of the points are yours)\.$/, 25, 27),
  truth(
    /^(?:Ahead of )?(\d+)% of the scale\.?$/,
    ({ score }, [, said]) => Number(said) === Math.round((100 * score) / 27),
  ),
  truth(
    /^(?:Founders save )?(\d+)% of their time at this tier, by our estimate\.?$/,
    (result, [, said]) => Number(said) === tierOf(result)?.saves,
  ),
  truth(
    /^(The (?:Do-It-All|Process|System|Automation|AI-First) [A-Z]\w+)$/,
    (result, [, said]) => said === tierOf(result)?.name,
  ),
  truth(/^(?:Next tier: )?(The [\w -]+?),? (\d+) (points?) away\.?$/, (result, [, name, far, noun]) => {
    const next = nextOf(result)
    const left = (next?.from ?? 0) - result.score
    return next?.name === name && Number(far) === left && noun === (left === 1 ? 'point' : 'points')
  }),

  truth(
    /^(\d\d)% (?:Manual Mode|Momentum|Ready to Scale|AI-First) \(reached\)$/,
    ({ score }, [, mark]) => (100 * score) / 27 >= Number(mark),
  ),

  // Single answers.
  answered(/^Right now, you are the automation\.$/, 'timeOwner', 'me'),
  truth(
    /^(Right now, you are the automation|Leads and routine work move because you move them)\.$/,
    ({ answers }) =>
      answers.timeOwner === 'me' &&
      answers.repetitiveTasks === 'manual' &&
      ['missed', 'manual'].includes(answers.leadHandling) &&
      ['none', 'basic'].includes(answers.currentUse),
  ),
  answered(/^Some of your leads never get|^Leads come in, and some never get/, 'leadHandling', 'missed'),
  answered(/^Leads are followed up by hand|^A form comes in and waits/, 'leadHandling', 'manual'),
  answered(
    /^A new lead gets an automatic reply|^A basic reply goes out|^The follow-up (after it isn’t|goes out too)|^The reply is in place|^Two more things do most/,
    'leadHandling',
    'basic-auto',
  ),
  answered(
    /^New leads are answered and followed up|^Follow-up already runs|^You see every week which leads|^The link you would automate first already holds|^What is left to gain is in tuning/,
    'leadHandling',
    'fully-auto',
  ),
  truth(/^The link you would automate first already holds/, leadsFirst),
  answered(/^Three things do most of it/, 'leadHandling', 'missed', 'manual'),
  answered(/^A new lead is answered right away/, 'leadHandling', 'missed', 'manual'),
  answered(/^Repetitive work is done by hand|^They are done by hand today/, 'repetitiveTasks', 'manual'),
  answered(/^Repetitive work is outsourced|^They are outsourced today/, 'repetitiveTasks', 'outsourced'),
  answered(
    /^Software already does some of the repetitive|^Software does some of them today/,
    'repetitiveTasks',
    'some-automation',
  ),
  answered(/^Software does the repetitive work/, 'repetitiveTasks', 'fully-automated'),
  answered(/^How work gets done isn’t written down/, 'sopApproach', 'none'),
  answered(/^Your written procedures are out of date/, 'sopApproach', 'outdated'),
  answered(/^Your procedures are written down/, 'sopApproach', 'standard'),
  answered(/^Your procedures are kept current/, 'sopApproach', 'living'),
  answered(/^The manual hours are mostly your own/, 'timeOwner', 'me'),
  answered(/^The manual hours come out of the time for running/, 'timeOwner', 'exec', 'managers'),
  answered(/^The manual hours fall mostly on executives/, 'timeOwner', 'exec'),
  answered(/^Managers carry most of the manual hours/, 'timeOwner', 'managers'),
  answered(
    /^(Most of the manual hours aren’t your own|The manual hours are mostly the team’s)/,
    'timeOwner',
    'team',
  ),
  answered(/^Contractors carry most|^They send invoices/, 'timeOwner', 'contractors'),
  answered(/^(You don’t use AI yet|The first use is the one)/, 'currentUse', 'none'),
  answered(/^(A few basic automations run|The steps between them)/, 'currentUse', 'basic'),
  answered(/^AI tools already help/, 'currentUse', 'some'),
  answered(/^AI is part of several workflows/, 'currentUse', 'integrated'),
  answered(/^AI runs throughout/, 'currentUse', 'advanced'),
  answered(
    /^(You aren’t comfortable with AI yet|Start with a repair whose result)/,
    'aiComfort',
    'uncomfortable',
  ),
  answered(/^(You’re curious about AI|That’s enough to try)/, 'aiComfort', 'curious'),
  answered(/^You’re comfortable enough/, 'aiComfort', 'moderate'),
  answered(/^You’re very comfortable/, 'aiComfort', 'very'),
  truth(/^You named (.+) for the most manual work\.$/, (result, [, names = '']) => named(result, names)),
  truth(/^You named (.+) for manual work\.$/, (result, [, names = '']) => named(result, names)),
  truth(/\b(team\b|team’s|people’s heads|their people)/, hasTeam),
  truth(/\bin your head\b/, ({ answers }) => answers.teamSize === 'solo'),

  // Opportunities.
  truth(
    /^(Lead nurture|Content|Client onboarding|Reporting|Project management|Customer support|Your own bottleneck)$/,
    (result, [name = '']) => isFirst(result, name),
  ),
  truth(/^(\d+–\d+) hours saved a week is our estimate once this link holds\.$/, (result, [, said]) => {
    const { answers } = result
    return (
      said === areaHours[answers.automationPriority] &&
      fits(result) &&
      !(leadsFirst(result) && answers.leadHandling === 'fully-auto')
    )
  }),
  truth(
    /^(\d+–\d+) hours a week is our estimate where this is done by hand\.$|^Yours runs by itself\.$/,
    (result, [, said]) =>
      leadsFirst(result) &&
      result.answers.leadHandling === 'fully-auto' &&
      [undefined, '8–12'].includes(said),
  ),
  truth(
    /^Up to (\d+) hours a week: you put in ([\d–]+) hours in all\.$/,
    (result, [, most, given]) =>
      Number(most) === maxHours[result.answers.manualHours] &&
      given?.replace('–', '-') === result.answers.manualHours &&
      !fits(result),
  ),
  truth(
    /^Our estimate for this link is (\d+–\d+) hours\.$/,
    ({ answers }, [, said]) => said === areaHours[answers.automationPriority],
  ),
  truth(/^Next in line: ([\w ]+?)\.$/, (result, [, name = '']) => isSecond(result, name)),
  truth(
    /^Next in line: ([\w ]+), (\d+–\d+) hours a week by our estimate\.$/,
    (result, [, name = '', said]) =>
      isSecond(result, name) &&
      fits(result, name) &&
      said === areaHours[opportunityNames.get(name) as keyof typeof areaHours],
  ),
  truth(/^None of your answers points to a second one\.$/, (result) =>
    [
      'Lead nurture',
      'Customer support',
      'Content',
      'Reporting',
      'Admin',
      'HR',
      'Product',
      'Repetitive tasks',
    ].every((name) => !isSecond(result, name)),
  ),
  answered(/^Your first pick isn’t on our list/, 'automationPriority', 'other'),

  // The cost.
  truth(/^\$([\d,]+)$/, (result, [, said]) =>
    [rateOf(result), yearlyOf(result), Math.round(yearlyOf(result) / 12)].includes(amount(said)),
  ),
  truth(/^Hours a week:? (\d+)$/, (result, [, said]) => Number(said) === hoursOf(result)),
  truth(/^× value of an hour:? \$(\d+)$/, (result, [, said]) => Number(said) === rateOf(result)),
  truth(/^× weeks a year:? (\d+)$/, (_, [, said]) => said === '52'),
  truth(/^A year:? (\$[\d,]+)$/, (result, [, said]) => amount(said) === yearlyOf(result)),
  truth(/^A month:? (\$[\d,]+)$/, (result, [, said]) => amount(said) === Math.round(yearlyOf(result) / 12)),
  truth(
    /^In full-time hires at \$110,000 a year, rounded:? (\d+)$/,
    (result, [, said]) => Number(said) === hiresOf(result) && hiresOf(result) > 0,
  ),
  truth(/^Week by week, hours like these/, (r) => hoursOf(r) * people[r.answers.teamSize] < 20),
  truth(/^These hours come back every week, and every week/, (r) => {
    const proxy = hoursOf(r) * people[r.answers.teamSize]
    return proxy >= 20 && proxy < 60
  }),
  truth(/^In a team, the same steps/, (r) => hoursOf(r) * people[r.answers.teamSize] >= 60),
  truth(
    /^That’s about (\d+)% of what a full-time hire costs, and it comes due again next year\.$/,
    (r, [, said]) =>
      Number(said) === Math.round(yearlyOf(r) / 1_100) && yearlyOf(r) < 50_000 && hiresOf(r) === 0,
  ),
  truth(
    /^That’s about (\d+)% of what a full-time hire costs, without the hire\.$/,
    (r, [, said]) => Number(said) === Math.round(yearlyOf(r) / 1_100) && hiresOf(r) === 1,
  ),
  truth(/^(.+) a year, by your answers$/, (r, [, said = '']) =>
    isRange(said, r, bands[r.answers.manualHours][0], bands[r.answers.manualHours][1]),
  ),
  truth(
    /^By your answers, manual hours cost you (.+) a year: this link (.+) of it\.$/,
    (r, [, cost = '', said = '']) =>
      !isRunning(r) &&
      isRange(cost, r, bands[r.answers.manualHours][0], bands[r.answers.manualHours][1]) &&
      isRecovered(said, r),
  ),
  truth(/^Repair first$/, (r) => !isRunning(r)),
  truth(/^Runs by itself already$/, isRunning),
  truth(
    /^(\d+–\d+) hours a week, by our estimate$/,
    (r, [, said]) => said === areaHours[r.answers.automationPriority] && fits(r) && !isRunning(r),
  ),
  truth(
    /^Up to (\d+) hours a week, by our estimate$/,
    (r, [, said]) => Number(said) === maxHours[r.answers.manualHours] && !fits(r) && !isRunning(r),
  ),
  truth(/^A cost this size deserves/, (r) => yearlyOf(r) >= 100_000),
  truth(
    /^Counted in money, at \$(\d+) an hour, it’s what (\d+) full-time hires? costs? in a year\.$/,
    (r, [, rate, said]) =>
      Number(rate) === rateOf(r) && Number(said) === hiresOf(r) && yearlyOf(r) >= 120_000,
  ),
  // Six weeks of 40 hours, which is more than a vacation is.
  truth(
    /^Counted in time, it’s ([\d,]+) hours a year( of one person|, of everyone who does them): more than any vacation/,
    (r, [, said, whose]) =>
      amount(said) === hoursOf(r) * 52 && amount(said) > 240 && (whose === ' of one person') === isOwn(r),
  ),
  truth(
    /^We counted (\d+) hours for your ([\d–+]+) a week, and \$(\d+) (for an hour worth (.+)|an hour, since you gave no value)\.$/,
    (r, [, counted, given, rate, , worth]) =>
      Number(counted) === hoursOf(r) &&
      given?.replace('–', '-') === r.answers.manualHours &&
      Number(rate) === rateOf(r) &&
      (worth === undefined) === (r.answers.hourlyValue === undefined || r.answers.hourlyValue === 'skip') &&
      (worth === undefined ||
        worth.replace('under ', 'under-').replaceAll('$', '').replace('–', '-') === r.answers.hourlyValue),
  ),
  truth(
    /^(One block is one hour of a 50-hour week|The (\d+) broken ones go into manual work)\.$/,
    (r, [, , said]) => isOwn(r) && [undefined, String(hoursOf(r))].includes(said),
  ),
  truth(
    /^(One block is one hour of manual work|These (\d+) come back every week, over everyone who does them)\.$/,
    (r, [, , said]) => !isOwn(r) && [undefined, String(hoursOf(r))].includes(said),
  ),
  // Each trade's own sentence.
  ...Object.entries(opportunities).flatMap(([id, { inIndustry }]) =>
    Object.entries(inIndustry).flatMap(([industry, text]) =>
      sentencesOf(text).map((sentence) =>
        truth(
          new RegExp(`^${sentence.replaceAll(/[.?()]/g, String.raw`\$&`)}$`),
          ({ answers }) => answers.automationPriority === id && industryOf(answers.businessType) === industry,
        ),
      ),
    ),
  ),
]
