import './workshops.css'
import '#app/office/parts/chart.css'
import '#app/office/parts/desk.css'
import '#app/office/parts/mark.css'
import { Link } from 'react-router'
import { useMay } from '#app/lib/admin-role'
import { formatCount } from '#app/office/list/format-count'
import { ListBody } from '#app/office/list/list-body.tsx'
import { type Column, OfficeTable, RowLink } from '#app/office/list/office-table.tsx'
import { useOfficeList } from '#app/office/list/use-office-list'
import { useRowKeys } from '#app/office/list/use-row-keys'
import { Head } from '#app/office/parts/head.tsx'
import { Mark } from '#app/office/parts/mark.tsx'
import { useNow } from '#app/office/parts/use-now'
import { workshopsCopy as copy } from '#content/office/workshops'
import type { OutputOf } from '#contracts/contract'
import type { Count } from '#contracts/count'
import { listWorkshopSessions } from '#contracts/list-workshop-sessions'
import type { WorkshopSession } from '#contracts/workshop-session'
import { AttendeeExport } from './attendee-export.tsx'
import { SessionSeats } from './session-seats.tsx'
import { sessionPath, sessionSentences, sessionText } from './session-text.ts'
import { WorkshopViews } from './workshop-views.tsx'

export const handle = { rendersOnServer: true }

/** The free workshop: the next session's seats and waiting list, and every session. */
export default function WorkshopsScreen() {
  const list = useOfficeList(listWorkshopSessions, {
    topic: 'contacts',
    topics: ['settings'],
    input: () => ({}),
  })
  const keys = useRowKeys({ ids: list.rows.map(({ startsAt }) => startsAt) })
  const now = useNow()
  const answer = list.answer
  const maySetLink = useMay('owner')
  const isEmpty = list.state === 'there' && list.rows.length === 0
  const title = isEmpty ? copy.pastSessions : copy.sessions
  return (
    <>
      <WorkshopHead answer={answer}>
        {answer && !answer.isLinkSet && maySetLink && (
          <Link className="btn" to="/admin/settings/connections">
            {copy.addLink}
          </Link>
        )}
      </WorkshopHead>
      <WorkshopViews
        current="free"
        counts={answer && { free: signUps(answer.next), readiness: answer.registrations }}
      />
      {answer && (
        <section className="next-session" aria-labelledby="next-title">
          <h2 id="next-title">
            {copy.next}: {sessionText(answer.next.startsAt, now)}
          </h2>
          <SessionSeats session={answer.next} />
          {!answer.isLinkSet && (
            <div className="next-session__fault">
              <Mark name="break" />
              <p className="signal strong">{copy.noLink}</p>
            </div>
          )}
          {answer.next.seats.taken > 0 && (
            <Link className="text-btn" to={sessionPath(answer.next.startsAt)}>
              {copy.nextLink}
            </Link>
          )}
        </section>
      )}
      <section className="area" aria-labelledby="sessions-title">
        <div className="area__head">
          <h2 id="sessions-title">{title}</h2>
          {list.rows.length > 0 && <AttendeeExport workshop="free" className="text-btn" />}
        </div>
        <ListBody list={list} empty={<p>{copy.noSessions}</p>}>
          <OfficeTable
            label={title}
            className="sessions"
            columns={columnsOf(answer?.next.startsAt, now)}
            rows={list.rows}
            idOf={({ startsAt }) => startsAt}
            nameOf={({ startsAt }) => sessionText(startsAt, now)}
            list={list}
            keys={keys}
          />
        </ListBody>
      </section>
    </>
  )
}

const signUps = ({ seats, waiting }: WorkshopSession): Count => ({
  value: seats.taken + waiting.value,
  exact: waiting.exact,
})

interface WorkshopHeadProps {
  answer: OutputOf<typeof listWorkshopSessions> | undefined
  children: React.ReactNode
}

/** The next session's seats; then the missing link, which comes first, or the waiting list. */
function WorkshopHead({ answer, children }: WorkshopHeadProps) {
  const maySetLink = useMay('owner')
  if (!answer) return <Head strong={copy.title} />
  const [seats, waiting] = sessionSentences(answer.next)
  const strong = answer.isLinkSet ? waiting : maySetLink ? copy.head.addLink : copy.head.noLink
  return (
    <Head muted={strong && seats} strong={strong ?? seats}>
      {children}
    </Head>
  )
}

const columnsOf = (next: string | undefined, now: Date): readonly Column<WorkshopSession>[] => [
  {
    id: 'sessions__when',
    name: copy.columns.when,
    cell: ({ startsAt, isOver }) => (
      <>
        <RowLink to={sessionPath(startsAt)}>{sessionText(startsAt, now)}</RowLink>
        {(startsAt === next || isOver) && <span className="sub">{isOver ? copy.isPast : copy.isNext}</span>}
      </>
    ),
  },
  {
    id: 'sessions__seats',
    name: copy.columns.seats,
    cell: ({ seats: { taken, of } }) => (
      <>
        <svg className="chart" height="12" role="img" aria-label={copy.bar(taken, of)}>
          <rect className="c-hollow" x="0" y="0" width="100%" height="12" />
          <rect className="c-ok" x="0" y="0" width={`${Math.min((taken / of) * 100, 100)}%`} height="12" />
        </svg>
        <span className="sub" aria-hidden="true">
          {copy.of(taken, of)}
        </span>
      </>
    ),
  },
  { id: 'sessions__kept', name: copy.columns.kept, cell: ({ seats }) => copy.kept(seats.kept) },
  {
    id: 'sessions__waiting',
    name: copy.columns.waiting,
    cell: ({ waiting }) => copy.waitText(waiting.value, formatCount(waiting)),
  },
]
