import { forms } from '#domain/forms'
import { tierOf } from '#domain/tier'
import {
  answersOf,
  type ScorecardSubmission,
  scorecardSubmissionOf,
} from '#server/queries/scorecard/scorecard-submissions.server'
import * as z from 'zod/mini'
import { defineDelivery } from '#server/deliveries/ledger/delivery-kind'
import { scoreTitles } from '#server/services/spreadsheet/score-titles'

/** Appends a lead's row to the owner's spreadsheet (behavior 17.3, send-to-sheets; columns in `docs/settings.md`). */
export const scoreRow = defineDelivery({
  name: 'score-row',
  service: 'sheets',
  payload: z.object({ submissionId: z.string() }),
  subjectOf: ({ submissionId: id }) => ({ kind: 'scorecard', id }),
  isConnected: ({ spreadsheet }) => spreadsheet !== undefined,
  async contentOf({ payload: { submissionId }, db }) {
    const cells = cellsOf(await scorecardSubmissionOf(db, submissionId))
    return { kind: 'row', cells: scoreTitles.map((title, index) => [title, String(cells[index] ?? '')]) }
  },
  async attempt({ payload: { submissionId }, db, services: { spreadsheet }, repeated }) {
    if (!spreadsheet) throw new Error('claimed without a spreadsheet')
    if (repeated && (await spreadsheet.hasRow(submissionId))) return
    await spreadsheet.appendRow(cellsOf(await scorecardSubmissionOf(db, submissionId)))
  },
})

/** Returns the cells in the order of `spreadsheetRow` of the scorecard form. */
function cellsOf(row: ScorecardSubmission): (string | number | null)[] {
  const { manualAreas, ...answers } = answersOf(row)
  const cells: Readonly<Record<string, string | number | null | undefined>> = {
    ...answers,
    manualAreas: manualAreas.join(', '),
    id: row.id,
    createdAt: row.created_at.toISOString(),
    fullName: row.full_name,
    email: row.email,
    linkedin: row.linkedin,
    score: row.score,
    tier: tierOf(row.score).name,
    costOfInaction: row.cost_of_inaction,
  }
  return (forms.scorecard.spreadsheetRow ?? []).map((name) => cells[name] ?? null)
}
