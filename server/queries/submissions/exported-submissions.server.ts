import { answerFields } from '#content/answers/answer-fields'
import { type Answer, answerLine, readAnswers } from '#content/answers/read-answers'
import type { RequestedExport } from '#contracts/create-export'
import type { ActivityKind } from '#domain/activity'
import { forms } from '#domain/forms'
import type { Db } from '#server/db/connect'
import { type CsvColumn, exportedCsv } from '#server/queries/lists/exported-csv'
import { allReceived } from './received-submissions.server.ts'

/** Small enough that formatting a page delays no other request. */
const pageSize = 500

interface Exported {
  kind: ActivityKind
  source: string | null
  contact: { name: string | null; email: string } | undefined
  created_at: Date
  answers: readonly Answer[]
}

const commonColumns: readonly CsvColumn<Exported>[] = [
  { header: 'Received', of: (row) => row.created_at.toISOString() },
  { header: 'Form', of: ({ kind }) => forms[kind].title },
  { header: 'From', of: ({ source }) => source },
  { header: 'Lead', of: ({ contact }) => contact?.name },
  { header: 'Lead’s email', of: ({ contact }) => contact?.email },
]

const allAnswersColumn: CsvColumn<Exported> = {
  header: 'Answers',
  of: ({ answers }) => answers.map(answerLine).join('\n'),
}

/** Returns a column for each answer of a form, and one for answers with unknown names from earlier versions. */
const columnsOf = (kind: ActivityKind): readonly CsvColumn<Exported>[] => [
  ...Object.entries(answerFields(kind)).map(([name, { label }]) => ({
    header: label,
    of: ({ answers }: Exported) =>
      [answers.find(({ field }) => field === name)?.text ?? []].flat().join('\n'),
  })),
  {
    header: 'Other answers',
    of: ({ answers }) =>
      answers
        .filter(({ field }) => field === null)
        .map(answerLine)
        .join('\n'),
  },
]

async function* withAnswers(pages: ReturnType<typeof allReceived>): AsyncGenerator<Exported[]> {
  for await (const rows of pages) yield rows.map((row) => ({ ...row, answers: readAnswers(row) }))
}

/** Exports received submissions as CSV, newest first. With a single form, every answer has its own column. */
export function exportedSubmissions(db: Db, { q, received = {} }: RequestedExport): AsyncGenerator<string> {
  const { isUnassigned = false, ...narrowed } = received
  const [kind, ...more] = narrowed.form ?? []
  const answers = kind !== undefined && more.length === 0 ? columnsOf(kind) : [allAnswersColumn]
  return exportedCsv(
    [...commonColumns, ...answers],
    withAnswers(allReceived(db, { ...narrowed, q, isUnassigned }, pageSize)),
  )
}
