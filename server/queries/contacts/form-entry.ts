import { answerField } from '#content/answers/answer-fields'
import { readAnswers } from '#content/answers/read-answers'
import { entrySentence, type EntrySource } from '#content/office/entry-text'
import type { ActivityKind } from '#domain/activity'

/** Whether an answer is already shown beside the timeline or in the entry's headline. */
function isShownAbove(kind: ActivityKind, name: string): boolean {
  const field = answerField(kind, name)
  return field?.isInHeading === true || ['name', 'email', 'company'].includes(field?.person ?? '')
}

/** Returns a submission's timeline entry with labeled answers and a sentence for its headline. */
export function readFormEntry({ answers_by, ...data }: EntrySource) {
  const answers = readAnswers({ ...data, answers_by })
  return {
    ...data,
    content: answers.map(({ label, text }) => [label, text]),
    fields: answers.map(({ field }) => field),
    shownAbove: answers.flatMap(({ field }) =>
      field !== null && isShownAbove(data.kind, field) ? [field] : [],
    ),
    sentence: entrySentence({ ...data, answers_by }),
  }
}
