import { assistantWords } from '#content/assistant/assistant'
import { guaranteeOverview } from '#content/assistant/questions'
import type { AssistantTopic } from '#content/assistant/topic'
import { type Draft, only, composeDraft } from './answer.ts'
import { sizeAnswer } from './topic-answer.ts'
import type { Intent, Reading } from './understand.ts'

export function smallTalkAnswer({ text, topics: named, intents, asksForPerson }: Reading): Draft | undefined {
  if (named.length > 0 || asksForPerson) return undefined
  if (/^(help|help me|info|information|menu|options|test|testing|start|ping)( please| pls)?$/.test(text))
    return composeDraft(assistantWords.greeting, [])
  if (
    /^(hi|hello|hey|good (morning|afternoon|evening)|hallo|hola|bonjour|ciao|ola|howdy|yo|sup|whats up|good day)( there| everyone| everybody)?( (i|can you|could you|please)? ?(need |want |some )*(help|information|info)( me)?( please)?)?$/.test(
      text,
    )
  )
    return composeDraft(assistantWords.greeting, [])
  if (
    intents.length === 0 &&
    /^((ok|okay|cool|great|perfect|many|awesome|nice|good|alright|no|got it|sweet|wonderful) )*(thanks?|thank you|thx|cheers|merci|danke|gracias)\b/.test(
      text,
    )
  )
    return composeDraft(assistantWords.thanks, [])
  if (
    /^((lol|haha|hm+|ah|oh|well) )*(ok|okay|no|nope|yes|yeah|sure|cool|great|nice|hm+|lol|haha)$/.test(text)
  )
    return composeDraft(assistantWords.goOn, [])
  return undefined
}

export function comparison(named: readonly AssistantTopic[]): Draft {
  const two = named.slice(0, 3)
  return composeDraft(
    `${two.map(({ brief }) => `- ${brief}`).join('\n')}\n`,
    two.map(({ path }) => path),
    two,
    assistantWords.pickByOffer,
  )
}

export function workshops(asked: readonly Intent[]): Draft {
  const all = only('free-workshop', 'b2b-workshop', 'readiness-workshop')
  const [intent] = asked
  if (intent === 'guarantee' || intent === 'fit')
    return composeDraft(
      sentencesOf(all, intent),
      all.map(({ path }) => path),
      all,
    )
  return composeDraft(
    `There are three workshops:\n${all.map(({ brief }) => `- ${brief}`).join('\n')}\n`,
    all.map(({ path }) => path),
    all,
    'Would you come alone or with your team?',
  )
}

const sentencesOf = (all: readonly AssistantTopic[], intent: 'guarantee' | 'fit') =>
  all.map((topic) => topic[intent]).join(' ')

/** Answers questions that name no offer. */
export function general(asked: readonly Intent[], people: number | undefined): Draft | undefined {
  const [audit] = only('audit')
  if (!audit || asked.length === 0) return undefined
  const parts: string[] = []
  const paths: string[] = []
  const add = (text: string, path: string) => {
    parts.push(text)
    paths.push(path)
  }
  for (const intent of asked.slice(0, 3)) {
    if (intent === 'price') add(audit.price, audit.path)
    else if (intent === 'duration') add(audit.duration, audit.path)
    else if (intent === 'effort') add(assistantWords.effort, audit.path)
    else if (intent === 'guarantee') add(guaranteeOverview.answer, guaranteeOverview.path)
    else if (intent === 'schedule')
      add(
        only('free-workshop', 'b2b-workshop')
          .map(({ schedule }) => schedule)
          .join(' '),
        '/free-ai-workshop',
      )
    else if (intent === 'fit') add(sizeAnswer(people), audit.path)
    else if (intent === 'start') add(assistantWords.start, audit.path)
  }
  return composeDraft(
    Array.from(new Set(parts)).join(' '),
    paths,
    parts.includes(audit.price) ? [audit] : [],
    people === undefined ? generalAsks(asked) : undefined,
  )
}

function generalAsks([intent]: readonly Intent[]): string | undefined {
  if (intent === 'fit') return assistantWords.asksTeam
  return intent === 'guarantee' || intent === 'price' ? assistantWords.asksOffer : undefined
}
