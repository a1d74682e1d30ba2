import '#app/office/parts/desk.css'
import './workshops.css'
import { Link, useParams } from 'react-router'
import { narrowedCount } from '#app/office/list/narrowed'
import { Filters } from '#app/office/list/filters.tsx'
import { ListBody } from '#app/office/list/list-body.tsx'
import { OfficeTable } from '#app/office/list/office-table.tsx'
import { useOfficeList } from '#app/office/list/use-office-list'
import { useRowKeys } from '#app/office/list/use-row-keys'
import { Views } from '#app/office/list/views.tsx'
import { Head } from '#app/office/parts/head.tsx'
import { useNow } from '#app/office/parts/use-now'
import { workshopsCopy } from '#content/office/workshops'
import { getWorkshopSession } from '#contracts/get-workshop-session'
import { time } from '#contracts/time'
import type { WorkshopSession } from '#contracts/workshop-session'
import { attendeeColumns } from './attendee-columns.tsx'
import { AttendeeExport } from './attendee-export.tsx'
import { SessionSeats } from './session-seats.tsx'
import { sessionDay, sessionSentences, sessionText } from './session-text.ts'

const copy = workshopsCopy.session

export const handle = { rendersOnServer: true }

/** One session of the free workshop, identified by its start in the address. */
export default function SessionScreen() {
  const startsAt = time('').safeParse(useParams()['session'])
  return startsAt.success ? (
    <Session startsAt={startsAt.data} />
  ) : (
    <Head strong={copy.notHere}>
      <Back />
    </Head>
  )
}

const places = ['seat', 'waiting'] as const
const placeOf = (address: URLSearchParams) => places.find((each) => each === address.get('view')) ?? 'seat'

const Back = () => (
  <Link className="btn btn--line" to="/admin/workshops">
    {copy.back}
  </Link>
)

function Session({ startsAt }: { startsAt: string }) {
  const list = useOfficeList(getWorkshopSession, {
    topic: 'contacts',
    topics: ['deliveries'],
    input(address) {
      const q = address.get('q')
      return { ...(q && { q }), filters: { startsAt, place: placeOf(address) } }
    },
  })
  const keys = useRowKeys({ ids: list.rows.map(({ id }) => id) })
  const now = useNow()
  const place = placeOf(list.address)
  const session = list.answer?.session
  const isAnybody = session !== undefined && (session.seats.taken > 0 || session.waiting.value > 0)
  const counts = { seat: session?.seats.taken, waiting: session?.waiting }
  return (
    <>
      <SessionHead startsAt={startsAt} session={session}>
        <Back />
        {isAnybody && <AttendeeExport workshop="free" startsAt={startsAt} />}
      </SessionHead>
      <p className="session-when">{sessionText(startsAt, now)}</p>
      {session && <SessionSeats session={session} />}
      <Views
        label={copy.views}
        views={places.map((each) => ({
          name: copy.view[each],
          to: each === 'seat' ? '?' : `?view=${each}`,
          isCurrent: each === place,
          count: counts[each],
        }))}
      />
      <Filters list={list} looksIn={copy.looksIn} count={narrowedCount(list)} />
      <ListBody list={list} empty={<p>{copy.empty[place]}</p>}>
        <OfficeTable
          label={copy.view[place]}
          className="attendees"
          columns={attendeeColumns(now)}
          rows={list.rows}
          idOf={({ id }) => id}
          nameOf={({ name }) => name}
          list={list}
          keys={keys}
        />
      </ListBody>
    </>
  )
}

interface SessionHeadProps {
  startsAt: string
  session: WorkshopSession | undefined
  children: React.ReactNode
}

function SessionHead({ startsAt, session, children }: SessionHeadProps) {
  const day = sessionDay(startsAt)
  if (!session) return <Head strong={day}>{children}</Head>
  const { head } = workshopsCopy
  if (session.isOver)
    return (
      <Head muted={head.over(day)} strong={head.had(session.seats.taken)}>
        {children}
      </Head>
    )
  const [seats, waiting] = sessionSentences(session)
  return (
    <Head muted={waiting && seats} strong={waiting ?? seats}>
      {children}
    </Head>
  )
}
