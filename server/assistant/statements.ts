import { assistantWords } from '#content/assistant/assistant'
import { assistantPanel } from '#content/assistant/panel'
import { guaranteeOverview } from '#content/assistant/questions'
import type { AssistantTopic } from '#content/assistant/topic'
import { contentList } from '#content/facts/content-view'
import { names } from './names.ts'
import { allPassages, type Passage, topics } from './passages.ts'
import { pathsOf } from './paths-of.ts'
import { type Intent, intentsIn } from './understand.ts'

/**
 * A text of the site that is true by itself, in any combination: it names its offer, includes the question that a "No"
 * or an "it" needs, and is complete. A model chooses from these.
 */
export interface Statement {
  /** The offer's name, if `said` and `question` do not contain it. */
  readonly offer: string
  /** The question that `said` answers, if any. */
  readonly question: string
  /** The text, exactly as the site has it. */
  readonly said: string
  /** The page with the text; undefined if no page has it. */
  readonly path: string | undefined
  readonly about: readonly AssistantTopic[]
  /** The intents that it answers for its offers. */
  readonly settles: readonly Intent[]
  /** `general` can be combined with statements about any offer, the built-in answer with no other statement. */
  readonly kind?: 'unknown' | 'no discount' | 'general' | 'built-in'
}

export const textOf = ({ offer, question, said }: Pick<Statement, 'offer' | 'question' | 'said'>): string =>
  [offer, question, said].filter(Boolean).join(' ')

const fields = ['what', 'price', 'duration', 'effort', 'schedule', 'guarantee', 'fit', 'start'] as const

/** The statements about one offer: one for each intent, and a summary in one line. */
export function statementsOf(topic: AssistantTopic): Statement[] {
  const settledByText = new Map<string, Intent[]>([[topic.brief, ['what']]])
  for (const field of fields) {
    const said = topic[field]
    if (said) settledByText.set(said, [...(settledByText.get(said) ?? []), ...settledIntents(topic, field)])
  }
  return Array.from(settledByText, ([said, settles]) => {
    const offer = names(topic, said) ? '' : `${topic.name}:`
    return { offer, question: '', said, path: topic.path, about: [topic], settles }
  })
}

function settledIntents(topic: AssistantTopic, field: Intent): Intent[] {
  const settles: Intent[] = [field]
  // For an offer without dates, its length and first step answer "when".
  if (!topic.schedule && (field === 'duration' || field === 'start')) settles.push('schedule')
  // A workshop's schedule names its length too.
  if (field === 'schedule' && topic.id.endsWith('workshop')) settles.push('duration')
  if (field !== 'guarantee' && /\brefund/i.test(topic[field] ?? '')) settles.push('guarantee')
  return settles
}

/** Every answer with its question. Other text of pages is left out, because it needs the page as context. */
function allAnswers(passages: readonly Passage[]): Statement[] {
  const withQuestion = passages.filter(({ question }) => question !== undefined)
  const byAnswer = Map.groupBy(withQuestion, ({ path, text }) => `${path} ${text}`)
  return Array.from(byAnswer.values(), (same) => {
    const { path = '', question = '', text = '' } = same[0] ?? {}
    const ofPath = topics.filter((topic) => pathsOf(topic).includes(path))
    const about = ofPath.length > 0 ? ofPath : topics.filter((topic) => names(topic, `${question} ${text}`))
    const [offer] = about
    const isNamed = about.every((topic) => names(topic, `${question} ${text}`))
    return {
      offer: offer && !isNamed ? `${offer.name}:` : '',
      question: asQuestion(question),
      said: text,
      path,
      about,
      // A statement about several offers settles no question about one of them.
      settles: about.length === 1 ? intentsIn(same.map((each) => each.question).join('. ')) : [],
    }
  })
}

function asQuestion(text: string): string {
  const sentence = text
    .replaceAll(/\bi\b/g, 'I')
    .replaceAll(/\bai\b/g, 'AI')
    .replace(/\?$/, '')
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}?`
}

const ofTheSite = (said: string, more: Partial<Statement> = {}): Statement => ({
  offer: '',
  question: '',
  said,
  path: undefined,
  about: [],
  settles: [],
  kind: 'general',
  ...more,
})

/** Statements that name no offer. */
export const general = contentList((): readonly Statement[] => [
  ofTheSite(assistantWords.start),
  ofTheSite(assistantWords.person, { question: `${assistantPanel.openers[2]}:` }),
  ofTheSite(assistantWords.sizeGeneral),
  ofTheSite(assistantWords.noDiscount, { kind: 'no discount' }),
  ofTheSite(guaranteeOverview.answer, {
    path: guaranteeOverview.path,
    about: topics.filter((topic) => names(topic, guaranteeOverview.answer)),
    settles: ['guarantee'],
  }),
  ofTheSite(assistantWords.unknown, { kind: 'unknown' }),
])

/** The answers to all curated questions and FAQ entries. */
export const answers = contentList((): readonly Statement[] => allAnswers(allPassages()))
