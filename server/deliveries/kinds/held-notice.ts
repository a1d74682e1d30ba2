import { listQuarantinedSubmissions } from '#server/queries/submissions/quarantined-submissions.server'
import * as z from 'zod/mini'
import { newDelivery } from '#server/deliveries/ledger/deliver'
import type { NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import { NotWanted } from '#server/deliveries/ledger/not-wanted'
import { defineMail } from './define-mail.ts'
import type { QuarantinedSubmission } from '#contracts/list-submissions'
import { forms } from '#domain/forms'
import type { Count } from '#contracts/count'
import { composeLetter } from '#server/emails/letter'

const hourMs = 3_600_000
const maxShown = 10

/**
 * Tells the owner about quarantined submissions, so that a person among them is found the same day. One notice per
 * hour, at its end, and none if all have been decided by then.
 */
export const heldNotice = defineMail({
  name: 'held-notice',
  purpose: 'owner',
  payload: z.object({}),
  subjectOf: () => undefined,
  async compose(_payload, { db, services: { siteUrl } }) {
    const { data, count } = await listQuarantinedSubmissions(db, { state: 'held', limit: maxShown })
    if (data.length === 0) throw new NotWanted('All of it had been decided about.')
    return composeHeldNotice({ newest: data, count, officeUrl: `${siteUrl}/admin/forms?view=held` })
  },
})

/** Creates the notice for submissions quarantined in the hour of `now`, sent at its end. */
export function heldNoticeAt(now: Date): NewDelivery {
  const hour = Math.floor(now.getTime() / hourMs)
  const notBefore = new Date((hour + 1) * hourMs)
  return newDelivery(heldNotice, {}, { key: `held-notice:${hour}`, notBefore })
}

interface HeldNoticeData {
  /** Newest first. */
  newest: readonly QuarantinedSubmission[]
  /** How many wait for a decision; `exact` is false if there are more. */
  count: Count
  /** The screen where each is released or rejected. */
  officeUrl: string
}

/** The owner's hourly notice of quarantined submissions. */
export function composeHeldNotice({ newest, count, officeUrl }: HeldNoticeData) {
  const number = `${count.exact ? '' : 'More than '}${count.value.toLocaleString('en-US')}`
  const isOne = count.exact && count.value === 1
  const title = isOne ? '1 submission was held back' : `${number} submissions are held back`
  return composeLetter({
    subject: title,
    preview: 'They look like spam. Please check whether a real person is among them.',
    parts: [
      { kind: 'heading', text: title },
      {
        kind: 'text',
        text: `${isOne ? 'It looks' : 'They look'} like spam. Nothing is lost, nobody got an email, and ${isOne ? 'it is' : 'each one is'} passed on once you release it.`,
      },
      {
        kind: 'facts',
        facts: newest.map(({ name, email, form, reasons }) => [
          [name, email].filter(Boolean).join(', ') || 'Without a name',
          [...(form ? [`Form: ${forms[form].title}`] : []), ...reasons],
        ]),
      },
      { kind: 'button', href: officeUrl, text: 'Look through them' },
      ...(newest.length < count.value ? [{ kind: 'text' as const, text: 'These are the newest.' }] : []),
    ],
    reason:
      'You’re getting this because your site tells you about everything it holds back, at most once an hour.',
  })
}
