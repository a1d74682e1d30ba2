import './attendance-question.css'
import '#app/office/parts/desk.css'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatCount } from '#app/office/list/format-count'
import { ConflictNote } from '#app/office/parts/conflict.tsx'
import { businessClock } from '#app/office/parts/format-when'
import { callsCopy } from '#content/office/calls'
import type { Count } from '#contracts/count'
import type { OutputOf } from '#contracts/contract'
import type { listCalls, ListedCall } from '#contracts/list-calls'
import { callOutcomes } from '#contracts/mark-call'
import { daysOpen, pastDay } from './call-days.ts'
import { RescheduleForm } from './reschedule-form.tsx'
import { useMarkCall } from './use-mark-call.ts'

const copy = callsCopy.question

interface AttendanceQuestionProps {
  /** The oldest past call without an outcome. */
  call: ListedCall
  /** The number of past calls without an outcome. */
  count: Count
  now: Date
  businessZone: string
  proposedLink: OutputOf<typeof listCalls>['proposedLink']
  makesMeetings: boolean
}

/** Asks whether the visitor of a past call showed up, one call at a time, the oldest first. */
export function AttendanceQuestion({
  call,
  count,
  now,
  businessZone,
  proposedLink,
  makesMeetings,
}: AttendanceQuestionProps) {
  const [isMoving, setMoving] = useState(false)
  const { id, name, startsAt, contact, type, minutes } = call
  const mark = useMarkCall(name)
  return (
    <section className="attendance" aria-labelledby="attendance-title">
      <div>
        <h2 id="attendance-title">{copy.title(name, pastDay(startsAt, now), businessClock(startsAt))}</h2>
        <p className="sub">
          {[
            contact?.company && `${contact.company}.`,
            `${callsCopy.types[type]}, ${callsCopy.minutes(minutes)}.`,
            typeof contact?.score === 'number' && callsCopy.score(contact.score),
            copy.open(daysOpen(startsAt, now)),
          ]
            .filter(Boolean)
            .join(' ')}
          {count.value > 1 && (
            <>
              {' '}
              <Link to="?view=unmarked">{copy.more(formatCount({ ...count, value: count.value - 1 }))}</Link>
            </>
          )}
        </p>
      </div>
      <p className="row-of">
        {callOutcomes.map((outcome) => (
          <button
            key={outcome}
            type="button"
            className="btn btn--line"
            disabled={mark.isPending}
            onClick={() => mark.act({ id, outcome })}
          >
            {callsCopy.outcomes[outcome]}
            <span className="vh">{callsCopy.about(name)}</span>
          </button>
        ))}
        {!isMoving && (
          <button type="button" className="text-btn" onClick={() => setMoving(true)}>
            {callsCopy.move.acted}
            <span className="vh">{callsCopy.about(name)}</span>
          </button>
        )}
      </p>
      {isMoving && (
        <RescheduleForm
          call={call}
          now={now}
          businessZone={businessZone}
          proposedUrl={proposedLink?.url ?? null}
          makesMeetings={makesMeetings}
          onBack={() => setMoving(false)}
        />
      )}
      <ConflictNote conflict={mark.conflict} />
    </section>
  )
}
