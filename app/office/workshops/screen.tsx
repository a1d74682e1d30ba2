import './workshops.css'
import '#app/office/parts/chart.css'
import '#app/office/parts/desk.css'
import '#app/office/parts/mark.css'
import { Link } from 'react-router'
import { formatCount } from '#app/office/list/format-count'
import { ListBody } from '#app/office/list/list-body.tsx'
import { type Column, OfficeTable, RowLink } from '#app/office/list/office-table.tsx'
import { useOfficeList } from '#app/office/list/use-office-list'
import { useRowKeys } from '#app/office/list/use-row-keys'
import { Head } from '#app/office/parts/head.tsx'
import { Mark } from '#app/office/parts/mark.tsx'
import { useNow } from '#app/office/parts/use-now'
import { workshopsCopy as copy } from '#content/office/workshops'
import { listWorkshopSessions } from '#contracts/list-workshop-sessions'
import type { WorkshopSession } from '#contracts/workshop-session'
import { AttendeeExport } from './attendee-export.tsx'
import { SessionSeats } from './session-seats.tsx'
import { sessionDay, sessionPath, sessionText } from './session-text.ts'
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
  return (
    <>
      <WorkshopHead next={answer?.next}>
        {list.rows.length > 0 && <AttendeeExport workshop="free" />}
      </WorkshopHead>
      <WorkshopViews current="free" registrations={answer?.registrations} />
      {answer && (
        <section className="next-session" aria-labelledby="next-title">
          <h2 id="next-title">
            {copy.next}: {sessionText(answer.next.startsAt, now)}
          </h2>
          <SessionSeats session={answer.next} />
          {!answer.isLinkSet && (
            <p className="state state--bad next-session__fault">
              <Mark name="break" />
              <span>
                {copy.noLink} <Link to="/admin/settings/connections">{copy.setLink}</Link>
              </span>
            </p>
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
          <h2 id="sessions-title">{copy.sessions}</h2>
          <p>{copy.sessionsText}</p>
        </div>
        <ListBody list={list} empty={<p>{copy.noSessions}</p>}>
          <OfficeTable
            label={copy.sessions}
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

function WorkshopHead({ next, children }: { next: WorkshopSession | undefined; children: React.ReactNode }) {
  if (!next) return <Head strong={copy.title} />
  const { seats, waiting, startsAt } = next
  const day = sessionDay(startsAt)
  return (
    <Head
      muted={seats.taken >= seats.of ? copy.head.full(day) : copy.head.seats(seats.taken, seats.of, day)}
      strong={copy.head.waiting(waiting.value, formatCount(waiting))}
    >
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
