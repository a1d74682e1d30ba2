import type { QuarantinedSubmission } from '#contracts/list-submissions'
import { forms } from '#domain/forms'
import type { Count } from '#contracts/count'
import { composeLetter } from './letter.ts'

interface HeldNoticeData {
  /** Newest first. */
  newest: readonly QuarantinedSubmission[]
  /** Of all that wait; `exact` is false where there are more. */
  count: Count
  /** Where each is released or rejected. */
  officeUrl: string
}

/** The owner's hourly notice of quarantined submissions. */
export function heldNotice({ newest, count, officeUrl }: HeldNoticeData) {
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
