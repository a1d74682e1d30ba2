import { activityKinds } from '#domain/activity'
import { maxScore } from '#domain/score'
import { tierOf } from '#domain/tier'
import { forms } from '#domain/forms'
import { newDelivery } from '#server/deliveries/ledger/deliver'
import { defineDelivery, type NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import { ServiceError } from '#server/errors/service-error'
import type { RecordedActivity } from '#server/queries/contacts/contacts.server'
import * as z from 'zod/mini'

/**
 * Posts what happened to the owner's automation. Written only while one is set, where the spreadsheet's rows wait: an
 * automation acts on what it hears, and must not be woken for the leads of years.
 */
export const webhook = defineDelivery({
  name: 'webhook',
  service: 'webhook',
  payload: z.object({
    kind: z.enum(activityKinds),
    subjectId: z.string(),
    /** JSON, as text: every attempt sends the same. */
    body: z.string(),
  }),
  isConnected: ({ webhook: connected, isWebhookFaulty }) => connected !== undefined || isWebhookFaulty,
  async attempt({ payload: { body }, services: { webhook: connected }, key }) {
    if (!connected) {
      throw new ServiceError(
        'The webhook that was saved cannot be used. Save WEBHOOK_URL and WEBHOOK_SECRET again.',
      )
    }
    await connected.post(key, body)
  },
})

/** @param answers what was said, under the contract's names; nothing where somebody only pressed a mailed button */
export function webhookOf(activity: RecordedActivity, answers: object = {}): NewDelivery {
  const { kind, subjectId } = activity
  const body = JSON.stringify(eventOf(activity, answers))
  return newDelivery(webhook, { kind, subjectId, body }, { key: `webhook:${kind}:${subjectId}` })
}

function eventOf(
  { kind, subjectId, person, visit, scorecard, content, now }: RecordedActivity,
  answers: object,
) {
  return {
    type: forms[kind].webhookType,
    timestamp: now.toISOString(),
    data: {
      id: subjectId,
      contact: person ?? null,
      answers,
      summary: content.map(([label, answer]) => `${label}: ${[answer].flat().join(', ')}`).join('\n'),
      scorecard: scorecard && {
        score: scorecard.score,
        outOf: maxScore,
        tier: tierOf(scorecard.score).name,
        yearlyCostUsd: scorecard.yearly_cost,
      },
      visit,
    },
  }
}
