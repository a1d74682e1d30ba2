import './calls.css'
import '#app/lib/form.css'
import '#app/office/parts/desk.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callFunction } from '#app/lib/call-function'
import { FieldFrame } from '#app/lib/field-frame.tsx'
import { OfficeField } from '#app/office/form/office-field.tsx'
import { Refusal } from '#app/office/form/refusal.tsx'
import { useOfficeForm } from '#app/office/form/use-office-form'
import { longDayText } from '#app/office/parts/format-when'
import { callsCopy } from '#content/office/calls'
import { getOpenTimes } from '#contracts/get-open-times'
import type { ListedCall } from '#contracts/list-calls'
import { rescheduleCall } from '#contracts/reschedule-call'
import { callLimits } from '#domain/call-rules'
import { dayIn } from '#domain/day-in'
import { formatTime } from '#domain/format-session'
import { groupBy } from '#domain/group-by'
import { cityOf } from '#domain/weekly-words'
import { instantMs } from '#domain/wall-clock'
import { callTopics } from './call-topics.ts'
import { TimeWarning } from './time-warning.tsx'

const copy = callsCopy.move
const dayMs = 24 * 3_600_000

interface RescheduleFormProps {
  call: ListedCall
  now: Date
  businessZone: string
  /** The link that is proposed for a video call without one. */
  proposedUrl: string | null
  /** Whether a video call without a link gets a Zoom meeting. */
  makesMeetings: boolean
  onBack: () => void
}

/** Reschedules a call to an open time, or to any typed time that no other call has. */
export function RescheduleForm(props: RescheduleFormProps) {
  const { call, now, businessZone, proposedUrl, makesMeetings, onBack } = props
  const { id, name, type, version, minutes, way, joinUrl } = call
  const [isTyped, setTyped] = useState(false)
  const open = useOpenTimes(type, businessZone, now)
  const mustType = open.length === 0
  const chosen = (time: string) => (isTyped || mustType ? instantOf(time, businessZone) : time)
  const form = useOfficeForm(rescheduleCall, {
    stored: { startsAt: '', joinUrl: joinUrl ?? proposedUrl ?? '', note: '' },
    version,
    topics: callTopics,
    saysRefusal: true,
    successMessage: () => copy.successMessage,
    onDone: onBack,
    input: ({ values: { startsAt, note, ...values }, version: seen }) => ({
      id,
      version: seen,
      startsAt: chosen(startsAt),
      ...(way === 'video' && { joinUrl: values.joinUrl }),
      ...(note !== '' && { note }),
    }),
  })
  const change = (toTyped: boolean) => {
    form.write({ startsAt: '' })
    setTyped(toTyped)
  }
  const time = form.text('startsAt')
  // The user has just opened this form, so its first field takes the focus.
  const isFocused = { autoFocus: true }
  return (
    <form {...form.formProps} className="call__form" aria-label={copy.title(name)}>
      <FieldFrame
        id={time.id}
        label={copy.time}
        hint={copy.zone(cityOf(businessZone))}
        errorId={form.errorId('startsAt')}
        message={form.errors['startsAt']}
        below={
          !mustType && (
            <button type="button" className="text-btn" onClick={() => change(!isTyped)}>
              {isTyped ? copy.choose : copy.type}
            </button>
          )
        }
      >
        {isTyped || mustType ? (
          <input {...time} type="datetime-local" {...(isTyped && isFocused)} />
        ) : (
          <select {...form.choice('startsAt')} {...isFocused}>
            <option value="">{copy.open}</option>
            {[...groupBy(open, (at) => dayIn(businessZone, at))].map(([day, times]) => (
              <optgroup key={day} label={longDayText(day, now)}>
                {times.map((at) => (
                  <option key={at.toISOString()} value={at.toISOString()}>
                    {formatTime(at, businessZone)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </FieldFrame>
      <TimeWarning startsAt={chosen(form.values.startsAt)} minutes={minutes} />
      {way === 'video' && (
        <OfficeField
          form={form}
          name="joinUrl"
          type="url"
          label={callsCopy.joinUrl}
          {...(makesMeetings && { hint: callsCopy.zoomIfEmpty })}
        />
      )}
      <OfficeField form={form} name="note" label={callsCopy.declineNote} hint={callsCopy.optional} />
      <Refusal form={form} />
      <p className="row-of">
        <button type="submit" className="btn" disabled={form.isPending}>
          {copy.button}
        </button>
        <button type="button" className="text-btn" onClick={onBack}>
          {callsCopy.back}
        </button>
      </p>
    </form>
  )
}

/** The open times that visitors can book; empty while they load. */
function useOpenTimes(type: ListedCall['type'], zone: string, now: Date): Date[] {
  const from = dayIn(zone, now)
  const to = new Date(Date.parse(from) + callLimits.horizonDays * dayMs).toISOString().slice(0, 10)
  const { data } = useQuery({
    queryKey: ['calls', getOpenTimes.name, type, from],
    queryFn: ({ signal }) => callFunction(getOpenTimes, { type, from, to, zone }, { signal }),
  })
  return (data?.data.times ?? []).map((time) => new Date(time))
}

/** Converts a local time like `2026-12-01T14:30` to ISO 8601 in UTC; other text is left for the contract to refuse. */
function instantOf(typed: string, zone: string): string {
  const wallMs = Date.parse(`${typed}Z`)
  return Number.isNaN(wallMs) ? typed : new Date(instantMs(zone, wallMs)).toISOString()
}
