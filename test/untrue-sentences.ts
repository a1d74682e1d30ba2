import {
  aiComforts,
  automationPriorities,
  businessTypes,
  currentUses,
  hourlyValues,
  leadHandlings,
  manualHoursRanges,
  repetitiveTaskStates,
  type ResultAnswers,
  sopApproaches,
  teamSizes,
  timeOwners,
} from '#domain/answers'

/** All values of every answer that has a single value. */
const allAnswers = {
  businessType: businessTypes,
  teamSize: teamSizes,
  currentUse: currentUses,
  repetitiveTasks: repetitiveTaskStates,
  leadHandling: leadHandlings,
  sopApproach: sopApproaches,
  aiComfort: aiComforts,
  automationPriority: automationPriorities,
  manualHours: manualHoursRanges,
  timeOwner: timeOwners,
  hourlyValue: hourlyValues,
} as const
export type Question = keyof typeof allAnswers

/** Words that a result may use only for some answers, independent of the code's own conditions. */
interface Bound {
  words: RegExp
  question: Question
  trueFor: readonly string[]
}

const bound = <Asked extends Question>(
  question: Asked,
  trueFor: readonly (typeof allAnswers)[Asked][number][],
  words: RegExp,
): Bound => ({ words, question, trueFor })

const team = ['small', 'medium', 'large'] as const

const bounds: readonly Bound[] = [
  bound('leadHandling', ['missed'], /never get an answer/),
  bound('leadHandling', ['manual'], /followed up by hand|waits? until there is time/),
  bound('leadHandling', ['missed', 'manual'], /leads? (wait|get lost)|leads and routine work move/i),
  bound('leadHandling', ['basic-auto'], /gets an automatic reply|basic reply goes out|reply is in place/),
  bound(
    'leadHandling',
    ['fully-auto'],
    /follow-up already runs|answered and followed up without|already holds|Yours runs by itself/i,
  ),
  bound('repetitiveTasks', ['manual'], /repetitive work is done by hand/i),
  bound('repetitiveTasks', ['manual'], /you are the automation/),
  bound('repetitiveTasks', ['outsourced'], /outsourced/),
  bound('repetitiveTasks', ['some-automation'], /some of the repetitive work/),
  bound('repetitiveTasks', ['fully-automated'], /does the repetitive work/),
  bound('sopApproach', ['none'], /isn’t written down/),
  bound('sopApproach', ['outdated'], /out of date/),
  bound('sopApproach', ['standard', 'living'], /procedures are (written|kept)/),
  bound('timeOwner', ['me'], /mostly your own|you are the automation|because you move/),
  bound('timeOwner', ['exec'], /executives/),
  bound('timeOwner', ['managers'], /managers/i),
  bound('timeOwner', ['team'], /mostly the team’s|aren’t your own/),
  bound('timeOwner', ['contractors'], /contractors|invoices, so/i),
  bound('currentUse', ['none'], /don’t use AI|nothing runs/i),
  bound('currentUse', ['none', 'basic'], /you are the automation/),
  bound('currentUse', ['some', 'integrated', 'advanced'], /AI (tools already|is part|runs throughout)/),
  bound('aiComfort', ['uncomfortable'], /aren’t comfortable/),
  bound('aiComfort', ['moderate', 'very'], /You’re (very )?comfortable/),
  bound('manualHours', ['6-10', '11-20', '21-40', '40+'], /vacation/),
  // These words need more people than a team of one has.
  bound(
    'teamSize',
    team,
    /\bteam\b|people’s|their people|your people|several people|somebody|someone else|hired for|each other/i,
  ),
]

/** The words that are untrue for these answers. Hours that were not given count as typical ones. */
export function untrueSentences(text: string, answers: ResultAnswers): readonly string[] {
  const counted = { ...answers, manualHours: answers.manualHours ?? '11-20' }
  return bounds
    .filter(({ question, trueFor }) => !trueFor.includes(counted[question] ?? ''))
    .flatMap(({ words }) => words.exec(text)?.[0] ?? [])
}

/** The answers that some word of this text depends on. */
export const questionsBehind = (text: string): readonly Question[] =>
  bounds.filter(({ words }) => words.test(text)).map(({ question }) => question)

/** Every combination of the values that these answers can have. */
export function combinationsOf(questions: readonly Question[]): Partial<Record<Question, string>>[] {
  return questions.reduce<Partial<Record<Question, string>>[]>(
    (rows, question) =>
      rows.flatMap((row) => allAnswers[question].map((value) => ({ ...row, [question]: value }))),
    [{}],
  )
}
