import type { AssistantQuestion } from '#content/assistant/question'
import { type Draft, composeDraft } from './answer.ts'
import { topics } from './passages.ts'
import { pathsOf } from './paths-of.ts'

/** The answer to a curated question, without a closing question. */
export function cuedAnswer(question: AssistantQuestion): Draft {
  const paths = pathsOf(question)
  const about = topics.filter((topic) => pathsOf(topic).some((each) => paths.includes(each)))
  return {
    ...composeDraft(question.answer, paths, about.slice(0, 1)),
    answered: question.isUnknown !== true,
    isRecognized: true,
  }
}
