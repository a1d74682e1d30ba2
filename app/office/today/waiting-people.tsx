import './waiting-people.css'
import '#app/office/parts/desk.css'
import { Link } from 'react-router'
import { useMay } from '#app/lib/admin-role'
import { useSession } from '#app/lib/session'
import { repliesBegun } from '#app/office/form/drafts'
import { formatCount } from '#app/office/list/format-count'
import { Clock } from '#app/office/parts/clock.tsx'
import { MiniScore } from '#app/office/parts/mini-score.tsx'
import { formatInstant } from '#app/office/parts/format-when'
import { PhoneLink } from '#app/office/parts/phone-link.tsx'
import { sourceText } from '#app/office/parts/source-text'
import { replyDeadline } from '#app/office/parts/reply-deadline'
import { todayCopy } from '#content/office/today'
import { usd } from '#content/facts/usd'
import { maxScore } from '#domain/score'
import type { Today, WaitingPerson } from '#contracts/get-today'

const copy = todayCopy.queue

/** People who wait for a reply, in the order to reply to them. */
export function WaitingPeople({ today: { waiting, counts, setUp }, now }: { today: Today; now: Date }) {
  const isBegun = repliesBegun(useSession().email)
  return (
    <section aria-labelledby="waiting-title">
      <div className="area__head">
        <h2 id="waiting-title">{copy.title}</h2>
        <p className="queue__order">{copy.order}</p>
      </div>
      <ol className="queue">
        {waiting.map((person, at) => (
          <Waiting
            key={person.id}
            person={person}
            now={now}
            isBegun={isBegun(person.id)}
            isMailConnected={setUp.connected.mail}
            isFirst={at === 0}
          />
        ))}
      </ol>
      {waiting.length === 0 && <p className="queue__none">{copy.nobody}</p>}
      <p className="queue__foot">
        {counts.waiting.value > waiting.length ? (
          <Link className="text-btn" to="/admin/leads?view=waiting">
            {copy.seeWaiting(formatCount(counts.waiting))}
          </Link>
        ) : (
          counts.open.value > 0 && (
            <Link className="text-btn" to="/admin/leads?view=open">
              {copy.open(counts.open.value, formatCount(counts.open))}
            </Link>
          )
        )}
      </p>
    </section>
  )
}

interface WaitingProps {
  person: WaitingPerson
  now: Date
  isBegun: boolean
  isMailConnected: boolean
  isFirst: boolean
}

function Waiting({ person, now, isBegun, isMailConnected, isFirst }: WaitingProps) {
  const { id, name, email, company, phone, since, dueAt, score, last_ask, came_by } = person
  const to = `/admin/leads/${id}`
  const mayReply = useMay('editor')
  const unsent = person.unsent_reply && copy.unsent(person.unsent_reply, isMailConnected)
  const does = isBegun ? copy.draft : copy.reply
  const isLate = Date.parse(dueAt) <= now.getTime()
  const reason = reasonOf(person, isLate, now)
  return (
    <li>
      <div className="queue__clock">
        {!isLate && <span className="narrow strong">{copy.waits}</span>}
        <Clock since={since} dueAt={dueAt} now={now} />
        {isLate && <span className="sub">{copy.due(formatInstant(dueAt, now))}</span>}
      </div>
      <div className="queue__who">
        <Link to={to}>{name ?? email}</Link>
        {company && `, ${company}`}
        {reason !== '' && <p className="strong">{reason}</p>}
        {last_ask && <p>{todayCopy.asks(last_ask)}</p>}
        {unsent && <p className="strong">{unsent}</p>}
        <p className="sub">{sourceText(last_ask?.form, came_by)}</p>
      </div>
      <div className="queue__score">
        {score !== null && (
          <>
            <MiniScore score={score} />
            <span className="queue__cost">
              <span className="narrow">{copy.score}</span> <b>{score}</b> of {maxScore}
            </span>
          </>
        )}
      </div>
      <div className="queue__do">
        {mayReply && (
          <Link
            className={isFirst ? 'btn' : 'btn btn--line'}
            to={`${to}?do=reply`}
            aria-label={`${does}, ${name ?? email}`}
          >
            {does}
          </Link>
        )}
        {phone && <PhoneLink className="text-btn" phone={phone} who={name ?? email} />}
      </div>
    </li>
  )
}

/** Why to reply to them now; beside a late reply, its delay says by when. */
function reasonOf({ yearly_cost, team_size, dueAt }: WaitingPerson, isLate: boolean, now: Date): string {
  const cost = yearly_cost === null ? undefined : usd(yearly_cost)
  return copy.reason(cost, team_size, !isLate && replyDeadline(dueAt, now))
}
