import { tierOf } from '#domain/tier'
import { scorecardSubmissionOf } from '#server/queries/scorecard/scorecard-submissions.server'
import * as z from 'zod/mini'
import { defineDelivery } from '#server/deliveries/ledger/delivery-kind'

/** The lead's row in the owner's spreadsheet (S0 §7, send-to-sheets). The README lists its columns. */
export const scoreRow = defineDelivery({
  name: 'score-row',
  service: 'sheets',
  payload: z.object({ submissionId: z.string() }),
  isConnected: ({ sheets }) => sheets !== undefined,
  async attempt({ payload: { submissionId }, db, services: { sheets }, repeated }) {
    if (!sheets) throw new Error('claimed without a spreadsheet')
    if (repeated && (await sheets.hasRow(submissionId))) return
    const row = await scorecardSubmissionOf(db, submissionId)
    await sheets.appendRow([
      row.id,
      row.created_at.toISOString(),
      row.full_name,
      row.email,
      row.linkedin,
      row.business_type,
      row.team_size,
      row.score,
      tierOf(row.score).name,
      row.cost_of_inaction,
      row.current_use,
      row.repetitive_tasks,
      row.manual_areas.join(', '),
      row.lead_handling,
      row.sop_approach,
      row.ai_comfort,
      row.automation_priority,
      row.manual_hours,
      row.time_owner,
      row.hourly_value,
    ])
  },
})
