import { assistantPanel } from '#content/assistant-panel'
import { assistantWords } from '#content/assistant'
import { guaranteeOverview } from '#content/assistant-questions'
import type { AssistantTopic } from '#content/assistant-topic'
import { type Draft, only, said } from './answer.ts'
import { sizeAnswer } from './topic-answer.ts'
import type { Intent, Reading } from './understand.ts'

export function smallTalkAnswer({ text, topics: named, intents, asksForPerson }: Reading): Draft | undefined {
  if (named.length > 0 || asksForPerson) return undefined
  if (
    /^(hi|hello|hey|good (morning|afternoon|evening)|hallo|hola|bonjour|ciao|ola)( there| everyone| everybody)?$/.test(
      text,
    )
  )
    return said(`${assistantWords.greeting} ${assistantPanel.greeting}`, [])
  if (
    intents.length === 0 &&
    /^(ok |great |perfect |many )?(thanks?|thank you|thx|cheers|merci|danke|gracias)\b/.test(text)
  )
    return said(assistantWords.thanks, [])
  if (/^(ok|okay|no|nope|yes|sure|cool|great|nice|hm+)$/.test(text)) return said(assistantWords.goOn, [])
  return undefined
}

export function comparison(named: readonly AssistantTopic[]): Draft {
  const two = named.slice(0, 3)
  return said(
    [...two.map(({ brief }) => `- ${brief}`), assistantWords.pickByOffer].join('\n'),
    two.map(({ path }) => path),
    two,
  )
}

export function workshops(asked: readonly Intent[]): Draft {
  const all = only('free-workshop', 'b2b-workshop', 'readiness-workshop')
  const [intent] = asked
  if (intent === 'guarantee' || intent === 'fit')
    return said(
      sentencesOf(all, intent),
      all.map(({ path }) => path),
      all,
    )
  return said(
    [
      'There are three workshops:',
      ...all.map(({ brief }) => `- ${brief}`),
      'Would you come alone or with your team?',
    ].join('\n'),
    all.map(({ path }) => path),
    all,
  )
}

const sentencesOf = (all: readonly AssistantTopic[], intent: 'guarantee' | 'fit') =>
  all.map((topic) => topic[intent]).join(' ')

/** Asked of no offer in particular. */
export function general(asked: readonly Intent[], people: number | undefined): Draft | undefined {
  const [audit] = only('audit')
  if (!audit || asked.length === 0) return undefined
  const parts: string[] = []
  const paths: string[] = []
  const add = (text: string, path: string) => {
    parts.push(text)
    paths.push(path)
  }
  for (const intent of asked.slice(0, 2)) {
    if (intent === 'price') add(audit.price, audit.path)
    else if (intent === 'duration') add(audit.duration, audit.path)
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
  return said(
    `${parts.join(' ')} ${people === undefined ? generalAsks(asked) : assistantPanel.greeting}`,
    paths,
    parts.includes(audit.price) ? [audit] : [],
  )
}

function generalAsks([intent]: readonly Intent[]): string {
  if (intent === 'fit') return assistantWords.asksTeam
  if (intent === 'guarantee') return assistantWords.asksOffer
  return intent === 'schedule' ? assistantWords.asksTeam : assistantPanel.greeting
}
