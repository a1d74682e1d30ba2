import { assistantWords } from '#content/assistant/assistant'
import type { AssistantTopic } from '#content/assistant/topic'
import { trustedPartnerFacts } from '#content/facts/facts'
import { youthPrograms } from '#content/facts/youth-programs'
import type { Intent, Reading } from './understand.ts'

type Asked = Pick<Reading, 'people' | 'ages'>

/** Returns a few sentences that answer each question about each topic, in the order of the questions. */
export function sentencesFor(
  topics: readonly AssistantTopic[],
  intents: readonly Intent[],
  asked: Asked,
): string[] {
  const wanted = intents.filter(
    (intent) => intent !== 'what' && !(intent === 'duration' && saysBoth(topics, intents)),
  )
  const [topic] = topics
  if (topics.length === 1 && topic) {
    if (topic.id === 'youth' && asked.ages.length > 0)
      return [...asked.ages.map(youthAnswer), assistantWords.youthFees]
    if (wanted.length === 0) return [topic.what, topic.price]
    return Array.from(new Set(wanted.slice(0, 3).map((intent) => about(topic, intent, asked))))
  }
  const [intent] = wanted
  return topics.slice(0, 2).map((each) => (intent ? about(each, intent, asked) : each.brief))
}

/** A workshop's schedule names its length too. */
const saysBoth = (topics: readonly AssistantTopic[], intents: readonly Intent[]) =>
  intents.includes('schedule') && topics.every(({ schedule, id }) => schedule && id.endsWith('workshop'))

function about(topic: AssistantTopic, intent: Intent, { people }: Asked): string {
  switch (intent) {
    case 'fit':
      if (topic.id === 'trusted-partner') return partnerFit(topic.fit, people)
      return people === undefined || topic.id === 'youth' ? topic.fit : `${topic.fit} ${sizeAnswer(people)}`
    case 'effort':
      return topic.effort ?? topic.duration
    case 'schedule':
      return topic.schedule ?? `${topic.duration} ${topic.start}`
    default:
      return topic[intent]
  }
}

function partnerFit(fit: string, people: number | undefined): string {
  if (people === undefined) return fit
  return people >= trustedPartnerFacts.minEmployees
    ? `${fit} ${assistantWords.partnerFits}`
    : `${fit} ${assistantWords.partnerBelow}`
}

/** States whether we work with businesses of that size. */
export function sizeAnswer(people: number | undefined): string {
  if (people === undefined) return assistantWords.sizeGeneral
  const [from = 0, to = Number.POSITIVE_INFINITY] = assistantWords.sizeRange
  if (people < from) return assistantWords.sizeBelow
  return people > to ? assistantWords.sizeAbove : assistantWords.sizeFits
}

function youthAnswer(age: number): string {
  const fitting = youthPrograms.filter(({ ages }) => {
    const [from = 0, to = 0] = ages.split('-').map(Number)
    return from <= age && age <= to
  })
  const list = fitting
    .map(({ title, ages, weeks }) => `${title} (ages ${ages}, ${weeks} weeks)`)
    .join(' and ')
  if (fitting.length === 0) return assistantWords.youthNone
  return `At ${age}, ${list} ${fitting.length === 1 ? 'fits' : 'fit'}.`
}
