import type { AssistantQuestion } from '#content/assistant-question'
import { type Draft, said } from './answer.ts'
import { topics } from './passages.ts'

/** What is said to a question that was recognized by its concepts; nothing is asked back. */
export function cuedAnswer({ answer, path, alsoPaths = [], isUnknown }: AssistantQuestion): Draft {
  const paths = [path, ...alsoPaths]
  const about = topics.filter((topic) =>
    [topic.path, ...(topic.alsoPaths ?? [])].some((each) => paths.includes(each)),
  )
  return { ...said(answer, paths, about.slice(0, 1)), answered: isUnknown !== true, isRecognized: true }
}
