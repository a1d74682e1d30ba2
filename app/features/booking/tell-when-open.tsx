import './tell-when-open.css'
import { useState } from 'react'
import { SubmissionFormElement, TextField } from '#app/lib/fields.tsx'
import type { PostedForm } from '#app/lib/form-action'
import { PrivacyLine } from '#app/lib/privacy-line.tsx'
import { toastFailure } from '#app/lib/toast-failure'
import { useSubmissionForm } from '#app/lib/use-submission-form'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { Thanks } from '#app/ui/thanks.tsx'
import { bookCopy as copy } from '#content/pages/book'
import type { OutputOf } from '#contracts/contract'
import { joinCallWaitlist } from '#contracts/join-call-waitlist'
import type { BookingTimes } from '#domain/booking-calendar'
import type { CallType } from '#domain/call-rules'
import { formatDate } from '#domain/format-session'

/** A field that identifies the waitlist form: without script both forms of the page post to its own URL. */
export const waitlistMark = { name: 'form', value: 'waitlist' } as const

export type PostedWaitlist = PostedForm<OutputOf<typeof joinCallWaitlist>>

interface TellWhenOpenProps {
  type: CallType
  about: string | null
  times: BookingTimes
  /** Makes two clicks one request without script. */
  submissionId: string
  posted: PostedWaitlist | undefined
}

/** Asks for an address for one email when a time opens, or an earlier time if a later one is open. */
export function TellWhenOpen({
  type,
  about,
  times: { zone, full },
  submissionId,
  posted,
}: TellWhenOpenProps) {
  const [isSent, setIsSent] = useState(posted?.result !== undefined)
  const form = useSubmissionForm({
    contract: joinCallWaitlist,
    posted,
    onSuccess: () => setIsSent(true),
    onFailure: toastFailure,
  })
  if (isSent)
    return (
      <div className="sheet">
        <Thanks title={copy.tell.sent.title}>
          <p>{full ? copy.tell.sent.sooner(formatDate(full.next, zone)) : copy.tell.sent.text}</p>
        </Thanks>
      </div>
    )
  return (
    <SubmissionFormElement form={form} className="tell">
      <input type="hidden" {...waitlistMark} />
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="zone" value={zone} />
      <input type="hidden" name="submissionId" value={submissionId} />
      {about !== null && <input type="hidden" name="about" value={about} />}
      {full && <input type="hidden" name="before" value={full.next.toISOString()} />}
      <div className="tell__row">
        <TextField
          form={form}
          name="email"
          label={full ? copy.tell.where : copy.tell.email}
          kind="email"
          required
        />
        <SubmitButton form={form} waiting={copy.tell.waiting} isQuiet={full !== null}>
          {copy.tell.button}
        </SubmitButton>
      </div>
      <PrivacyLine>{full ? copy.tell.onceBefore(formatDate(full.next, zone)) : copy.tell.once}</PrivacyLine>
    </SubmissionFormElement>
  )
}

/** Says that a month is full and a later one is shown, and offers an email when an earlier time opens. */
export function FullMonth({ times, posted, ...rest }: TellWhenOpenProps) {
  const { full, zone } = times
  // The result of a form sent without script is shown even if a time is open by now.
  if (!full) return posted ? <TellWhenOpen {...rest} times={times} posted={posted} /> : null
  return (
    <div className="full-month">
      <p>{copy.tell.full(monthOf(full.day), formatDate(full.next, zone), full.count)}</p>
      <details open={posted !== undefined}>
        <summary>{copy.tell.sooner}</summary>
        <TellWhenOpen {...rest} times={times} posted={posted} />
      </details>
    </div>
  )
}

/** Returns a day's month, such as `November`. A day has no time zone and is parsed as midnight UTC. */
const monthOf = (day: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long' }).format(new Date(day))
