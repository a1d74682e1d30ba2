import { answerLines } from '#content/answers/read-answers'
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
 * Posts an event to the owner's webhook. Unlike spreadsheet rows, it is created only while a webhook is set, because
 * old leads must not trigger an automation later.
 */
export const webhook = defineDelivery({
  name: 'webhook',
  service: 'webhook',
  payload: z.object({
    kind: z.enum(activityKinds),
    subjectId: z.string(),
    /** JSON as text, so that every attempt sends the same bytes. */
    body: z.string(),
  }),
  subjectOf: ({ kind, subjectId: id }) => ({ kind, id }),
  isConnected: ({ webhook: connected, faulty }) => connected !== undefined || faulty.has('webhook'),
  contentOf: async ({ payload: { body } }) => ({
    kind: 'json',
    body: JSON.stringify(JSON.parse(body), undefined, 2),
  }),
  async attempt({ payload: { body }, services: { webhook: connected }, key }) {
    if (!connected) {
      throw new ServiceError(
        'The webhook that was saved can’t be used. Enter its address and its secret again under Settings, Connections.',
      )
    }
    await connected.post(key, body)
  },
})

/** @param answers the answers under the contract's names; empty for the click on a mailed button */
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
    type: forms[kind].eventType,
    timestamp: now.toISOString(),
    data: {
      id: subjectId,
      contact: person ?? null,
      answers,
      summary: answerLines({ kind, content, answers_by: 'field' }).join('\n'),
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
