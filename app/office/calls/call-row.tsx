import './calls.css'
import '#app/office/parts/desk.css'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMay } from '#app/lib/admin-role'
import { useAction } from '#app/office/frame/use-action'
import { ConflictNote } from '#app/office/parts/conflict.tsx'
import { businessClock, formatInstant, viewerClock, weekdayText } from '#app/office/parts/format-when'
import { formatDuration } from '#app/office/parts/format-duration'
import { Mark } from '#app/office/parts/mark.tsx'
import { PhoneLink } from '#app/office/parts/phone-link.tsx'
import { callsCopy as copy } from '#content/office/calls'
import { confirmCall } from '#contracts/confirm-call'
import { declineCall } from '#contracts/decline-call'
import type { OutputOf } from '#contracts/contract'
import type { listCalls, ListedCall } from '#contracts/list-calls'
import { callOutcomes } from '#contracts/mark-call'
import { formatSession } from '#domain/format-session'
import { tierOf } from '#domain/tier'
import { pastDay } from './call-days.ts'
import { CallFaults, CallLink } from './call-notes.tsx'
import { callTopics } from './call-topics.ts'
import { RescheduleForm } from './reschedule-form.tsx'
import { TextForm } from './text-form.tsx'
import { useMarkCall } from './use-mark-call.ts'

const dayMs = 86_400_000

interface CallRowProps {
  call: ListedCall
  now: Date
  businessZone: string
  proposedLink: OutputOf<typeof listCalls>['proposedLink']
  /** Whether a video call without a link gets a Zoom meeting. */
  makesMeetings?: boolean
  /** Whether it is the next call; its row then shows how soon it starts, from a day before. */
  isNext?: boolean
  /** Whether confirming it is the screen's primary action. */
  isFirstRequest?: boolean
}

/** A call with its time, visitor, topic and actions. */
export function CallRow({ isNext = false, ...row }: CallRowProps) {
  const { call, now, businessZone } = row
  const { id, name, startsAt, state, type, way, phone, minutes, zone, broken, note, contact } = call
  const { move, scorecard, answers } = call
  const theirs = viewerClock(startsAt)
  const leftMs = Date.parse(startsAt) - now.getTime()
  const isElsewhere =
    formatSession(new Date(startsAt), zone) !== formatSession(new Date(startsAt), businessZone)
  return (
    <li className="call" data-row={id}>
      <div className="call__when">
        <time dateTime={startsAt}>
          <b className="num">{businessClock(startsAt)}</b>
          {theirs !== undefined && <span className="sub">{theirs} your time</span>}
        </time>
        <span className="sub">
          {copy.minutes(minutes)}
          {isNext && leftMs < dayMs && `, ${copy.inTime(formatDuration(leftMs))}`}
        </span>
      </div>
      <div>
        <p>
          <b>{contact ? <Link to={`/admin/leads/${contact.id}`}>{name}</Link> : name}</b>
          {contact?.company && `, ${contact.company}`}
        </p>
        {state === 'requested' && (
          <p className="signal strong">
            <Mark name="wait" /> {copy.states[state]}
          </p>
        )}
        {(type !== 'intro' || broken !== null) && (
          <p>
            {type !== 'intro' && `${copy.types[type]}.`} {broken !== null && copy.quote(broken)}
          </p>
        )}
        {answers.map(({ question, answer }) => (
          <p key={question}>{copy.answer(question, answer)}</p>
        ))}
        {scorecard && <FromResults scorecard={scorecard} />}
        {note !== null && <p>{copy.note(note)}</p>}
        <span className="sub">
          {[
            // Most calls ahead are confirmed, so only the others say their state.
            state === 'requested' || (state === 'booked' && leftMs > 0) ? '' : `${copy.states[state]}.`,
            // A call booked from results shows those above, and the lead's latest score may be another.
            scorecard === null && typeof contact?.score === 'number' ? copy.score(contact.score) : '',
            way === 'video' ? `${call.isZoom ? copy.zoom : copy.ways.video}.` : '',
            isElsewhere ? copy.theirTime(formatSession(new Date(startsAt), zone)) : '',
            state === 'requested' ? copy.answerBy(formatInstant(call.answerBy, now)) : '',
          ]
            .filter(Boolean)
            .join(' ')}{' '}
          {way === 'phone' && (
            <>
              {copy.ways.phone}
              {phone !== null && (
                <>
                  {' '}
                  <PhoneLink phone={phone} />
                </>
              )}
              .
            </>
          )}
          <CallLink call={call} />
        </span>
        {move && (
          <p className="call__news">
            <Mark name="repair" />{' '}
            {copy.moved(
              move.by,
              pastDay(move.at, now),
              `${weekdayText(move.before, now)}, ${businessClock(move.before)}`,
            )}
          </p>
        )}
        <CallFaults call={call} />
      </div>
      <CallActions {...row} />
    </li>
  )
}

/** The scorecard result that the call was booked from, with a link to the lead who got it. */
function FromResults({ scorecard }: { scorecard: NonNullable<ListedCall['scorecard']> }) {
  const { score, repairFirst, contactId } = scorecard
  return (
    <p>
      {contactId === null ? (
        copy.fromResults
      ) : (
        <Link to={`/admin/leads/${contactId}`}>{copy.fromResults}</Link>
      )}
      {copy.result(score, tierOf(score).name, repairFirst.toLowerCase())}
    </p>
  )
}

function CallActions(row: CallRowProps) {
  const { call, now, businessZone, proposedLink, makesMeetings = false, isFirstRequest = false } = row
  const { id, name, state, version } = call
  const may = useMay('editor')
  const [open, setOpen] = useState<'confirm' | 'move' | 'off'>()
  const confirm = useAction(confirmCall, {
    topics: callTopics,
    successMessage: () => copy.confirmed,
    onDone: () => setOpen(undefined),
  })
  const decline = useAction(declineCall, {
    topics: callTopics,
    successMessage: () => (state === 'requested' ? copy.declined : copy.canceled),
    onDone: () => setOpen(undefined),
  })
  const mark = useMarkCall(name)
  if (!may) return null
  const isOver = new Date(call.startsAt) <= now
  const isOn = state === 'requested' || state === 'booked'
  const about = <span className="vh">{copy.about(name)}</span>
  const move = (
    <button type="button" className="text-btn" onClick={() => setOpen('move')}>
      {copy.move.act}
      {about}
    </button>
  )
  // A rescheduled call may have a link already.
  const link = call.joinUrl === null ? proposedLink : { url: call.joinUrl, isOwnRoom: false }
  return (
    <>
      <div className="call__do">
        {isOn && !isOver && open === undefined && (
          <>
            {state === 'requested' && (
              <button
                type="button"
                className={isFirstRequest ? 'btn' : 'btn btn--line'}
                disabled={confirm.isPending}
                onClick={() => (call.way === 'video' ? setOpen('confirm') : confirm.act({ id, version }))}
              >
                {copy.confirm}
                {about}
              </button>
            )}
            {move}
            <button type="button" className="text-btn" onClick={() => setOpen('off')}>
              {state === 'requested' ? copy.decline : copy.cancel}
              {about}
            </button>
          </>
        )}
        {isOver && (state === 'booked' || state === 'came' || state === 'no_show') && (
          <>
            {callOutcomes.map((outcome) => (
              <button
                key={outcome}
                type="button"
                className="btn btn--line"
                disabled={mark.isPending || state === outcome}
                onClick={() => mark.act({ id, outcome })}
              >
                {copy.outcomes[outcome]}
                {about}
              </button>
            ))}
            {state === 'booked' && open === undefined && move}
          </>
        )}
      </div>
      {open === 'confirm' && (
        <TextForm
          label={copy.joinUrl}
          {...(makesMeetings && { hint: copy.zoomIfEmpty })}
          {...(link && { hint: link.isOwnRoom ? copy.ownRoom : copy.asLastTime, usual: link.url })}
          type="url"
          button={copy.confirm}
          isRequired={!makesMeetings}
          isBusy={confirm.isPending}
          onBack={() => setOpen(undefined)}
          onSend={(joinUrl) => confirm.act({ id, version, ...(joinUrl !== '' && { joinUrl }) })}
        />
      )}
      {open === 'move' && (
        <RescheduleForm
          call={call}
          now={now}
          businessZone={businessZone}
          proposedUrl={proposedLink?.url ?? null}
          makesMeetings={makesMeetings}
          onBack={() => setOpen(undefined)}
        />
      )}
      {open === 'off' && (
        <TextForm
          label={copy.declineNote}
          hint={copy.optional}
          button={state === 'requested' ? copy.declineButton : copy.cancelButton}
          isBusy={decline.isPending}
          onBack={() => setOpen(undefined)}
          onSend={(note) => decline.act({ id, version, ...(note !== '' && { note }) })}
        />
      )}
      <ConflictNote conflict={confirm.conflict ?? decline.conflict ?? mark.conflict} />
    </>
  )
}
