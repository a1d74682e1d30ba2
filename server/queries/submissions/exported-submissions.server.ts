import { answerFields } from '#content/answers/answer-fields'
import { answerLines, readAnswers } from '#content/answers/read-answers'
import type { RequestedExport } from '#contracts/create-export'
import type { ActivityKind, StoredSubmission } from '#domain/activity'
import { forms } from '#domain/forms'
import type { Db } from '#server/db/connect'
import { type CsvColumn, exportedCsv } from '#server/queries/lists/exported-csv'
import { allReceived } from './received-submissions.server.ts'

/** Small enough to be written between two other calls. */
const atOnce = 500

interface Exported extends StoredSubmission {
  source: string | null
  contact: { name: string | null; email: string } | undefined
  created_at: Date
}

const ofAll: readonly CsvColumn<Exported>[] = [
  { header: 'Received', of: (row) => row.created_at.toISOString() },
  { header: 'Form', of: ({ kind }) => forms[kind].title },
  { header: 'From', of: ({ source }) => source },
  { header: 'Lead', of: ({ contact }) => contact?.name },
  { header: 'Lead’s email', of: ({ contact }) => contact?.email },
]

const wholeText: CsvColumn<Exported> = { header: 'Answers', of: (row) => answerLines(row).join('\n') }

/** A column for each answer of a form, and one for what an earlier version stored under another name. */
function columnsOf(kind: ActivityKind): readonly CsvColumn<Exported>[] {
  const textOf = (row: Exported, name: string) => {
    const text = readAnswers(row).find(({ field }) => field === name)?.text
    return text && [text].flat().join('\n')
  }
  return [
    ...Object.entries(answerFields(kind)).map(([name, { label }]) => ({
      header: label,
      of: (row: Exported) => textOf(row, name),
    })),
    {
      header: 'Other answers',
      of: (row) =>
        readAnswers(row)
          .filter(({ field }) => field === null)
          .map(({ label, text }) => `${label}: ${[text].flat().join(', ')}`)
          .join('\n'),
    },
  ]
}

/** What the forms received, newest first, as CSV. Of one form alone every answer has its own column. */
export function exportedSubmissions(db: Db, { q, received = {} }: RequestedExport): AsyncGenerator<string> {
  const { isUnassigned = false, ...narrowed } = received
  const [kind, ...more] = narrowed.form ?? []
  const answers = kind !== undefined && more.length === 0 ? columnsOf(kind) : [wholeText]
  return exportedCsv([...ofAll, ...answers], allReceived(db, { ...narrowed, q, isUnassigned }, atOnce))
}
