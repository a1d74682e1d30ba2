import type { AssistantQuestion } from '#content/assistant/question'
import { type Draft, composeDraft } from './answer.ts'
import { topics } from './passages.ts'
import { pathsOf } from './paths-of.ts'

/** What is said to a question that was recognized by its concepts; nothing is asked back. */
export function cuedAnswer(question: AssistantQuestion): Draft {
  const paths = pathsOf(question)
  const about = topics.filter((topic) => pathsOf(topic).some((each) => paths.includes(each)))
  return {
    ...composeDraft(question.answer, paths, about.slice(0, 1)),
    answered: question.isUnknown !== true,
    isRecognized: true,
  }
}
