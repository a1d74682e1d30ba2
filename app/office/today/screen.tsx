import '#app/office/parts/desk.css'
import '#app/office/parts/states.css'
import { Link } from 'react-router'
import type { Ask } from '#app/ask-early.server'
import { useMay } from '#app/lib/admin-role'
import { ListFault } from '#app/office/list/list-body.tsx'
import { countText } from '#app/office/list/count-text'
import { useToday } from '#app/office/frame/use-today'
import { Head } from '#app/office/parts/head.tsx'
import { useLate } from '#app/office/parts/use-late'
import { useNow } from '#app/office/parts/use-now'
import { businessMoment, viewerClock } from '#app/office/parts/when-text'
import { listCopy } from '#content/office-list'
import { todayCopy as copy } from '#content/office-today'
import type { Today } from '#contracts/get-today'
import { listSinks } from '#contracts/list-sinks'
import { cityOf } from '#domain/weekly-words'
import { Agenda } from './agenda.tsx'
import { AlsoOnTheDesk } from './also-on-the-desk.tsx'
import { brokenLinks, BrokenLinks } from './broken-links.tsx'
import { Connections } from './connections.tsx'
import { FirstDay } from './first-day.tsx'
import { FirstReplies } from './first-replies.tsx'
import { WaitingPeople } from './waiting-people.tsx'

export const handle = { asks: (): Ask[] => [[listSinks.name, {}]], isEarly: true }

/** The back office's first screen: who waits, what broke, what is next. */
export default function TodayScreen() {
  const { data, isError, error, isPending, dataUpdatedAt, refetch } = useToday()
  const isLate = useLate(isPending)
  const now = useNow()
  return (
    <>
      <Headline today={data} now={now} />
      {isError && (
        <ListFault error={error} shownAt={data && new Date(dataUpdatedAt)} again={() => void refetch()} />
      )}
      {isLate && <p role="status">{listCopy.loading}</p>}
      {data && <Desk today={data} now={now} />}
      <Connections />
    </>
  )
}

function Desk({ today, now }: { today: Today; now: Date }) {
  const isFirstDay = today.counts.everyone.value === 0
  return (
    <>
      <BrokenLinks today={today} now={now} />
      <div className="cols area">
        <div>
          {isFirstDay ? <FirstDay today={today} /> : <WaitingPeople today={today} now={now} />}
          <FirstReplies today={today} now={now} />
        </div>
        <div>
          <Agenda today={today} now={now} />
          <AlsoOnTheDesk today={today} />
        </div>
      </div>
    </>
  )
}

/** One heading before and after the day is known: whoever was led to it stays there. */
function Headline({ today, now }: { today: Today | undefined; now: Date }) {
  const mayEdit = useMay('editor')
  return (
    <Head {...(today ? sentenceOf(today, now) : { hard: copy.title })}>
      {today && mayEdit && (
        <Link className="btn btn--line wide" to="/admin/leads/new">
          {copy.addLead}
        </Link>
      )}
    </Head>
  )
}

function sentenceOf(today: Today, now: Date) {
  const { counts, promise } = today
  const at = now.toISOString()
  return {
    over: copy.over(businessMoment(at), cityOf(promise.zone), viewerClock(at)),
    soft:
      counts.everyone.value === 0
        ? copy.nobodyYet
        : copy.waiting(counts.waiting.value, countText(counts.waiting)),
    hard: faultSentence(today),
  }
}

function faultSentence(today: Today): string {
  const links = brokenLinks(today)
  // As many as are drawn below.
  if (today.backup || links.some(({ isOff }) => !isOff))
    return copy.broken(links.length + (today.backup ? 1 : 0))
  if (today.setUp.isCaptured) return copy.isCaptured
  if (!today.setUp.connected.mail) return copy.noMail
  if (!today.setUp.connected.owner) return copy.noOwner
  return today.clockSkewSeconds === null ? copy.nothingBroken : `${copy.clock.title(today.clockSkewSeconds)}.`
}
