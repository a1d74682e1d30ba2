import { assistantOffers } from '#content/assistant/offers'
import { assistantPrograms } from '#content/assistant/programs'
import { assistantQuestions, guaranteeOverview } from '#content/assistant/questions'
import type { AssistantTopic } from '#content/assistant/topic'
import { pages } from '#content/index'
import { contentList } from '#content/facts/content-view'

/** A few sentences of one page. */
export interface Passage {
  readonly path: string
  /** The question that the passage answers, if any. */
  readonly question?: string
  readonly text: string
}

export const topics = contentList((): readonly AssistantTopic[] => [...assistantOffers, ...assistantPrograms])

/** The assistant's own sentences, and the descriptions and FAQ of the pages. */
export function allPassages(): Passage[] {
  const ofTopics = topics.flatMap(
    ({ path, what, price, duration, effort, schedule, guarantee, fit, start }) =>
      [what, price, duration, effort, schedule, guarantee, fit, start].flatMap((text) =>
        text ? [{ path, text }] : [],
      ),
  )
  const ofQuestions = assistantQuestions
    .filter(({ isUnknown, isAnsweredElsewhere }) => !isUnknown && !isAnsweredElsewhere)
    .flatMap(({ asked = [], answer, path }) => asked.map((question) => ({ path, question, text: answer })))
  const ofPages = pages
    .filter(({ canonicalPath }) => canonicalPath === undefined)
    .flatMap(({ path, description, faq = [] }) => [
      { path, text: description },
      ...faq.map(({ question, answer }) => ({ path, question, text: answer })),
    ])
  const { path, answer } = guaranteeOverview
  return [...ofTopics, ...ofQuestions, { path, text: answer }, ...ofPages]
}
