import './waiting-people.css'
import '#app/office/parts/desk.css'
import '#app/office/parts/states.css'
import { Link } from 'react-router'
import { useMay } from '#app/lib/admin-role'
import { LoadError } from '#app/office/list/load-error.tsx'
import { formatCount } from '#app/office/list/format-count'
import { useToday } from '#app/office/frame/use-today'
import { ReadinessList } from '#app/office/set-up/readiness-list.tsx'
import { Head } from '#app/office/parts/head.tsx'
import { useLate } from '#app/office/parts/use-late'
import { Block } from '#app/office/parts/block.tsx'
import { useNow } from '#app/office/parts/use-now'
import { businessClock, viewerClock, weekdayText } from '#app/office/parts/format-when'
import { listCopy } from '#content/office/list'
import { todayCopy as copy } from '#content/office/today'
import type { Count } from '#contracts/count'
import type { Today } from '#contracts/get-today'
import { cityOf } from '#domain/weekly-words'
import { Agenda } from './agenda.tsx'
import { AlsoOnTheDesk } from './also-on-the-desk.tsx'
import { Faults, faultsOf } from './faults.tsx'
import { Connections } from './connections.tsx'
import { FirstLead } from './first-lead.tsx'
import { FirstReplies } from './first-replies.tsx'
import { WaitingPeople } from './waiting-people.tsx'

export const handle = { rendersOnServer: true }

/** Today, the first screen of the back office: waiting people, faults and next steps. */
export default function TodayScreen() {
  const { data, isError, error, isPending, dataUpdatedAt, refetch } = useToday()
  const isLate = useLate(isPending)
  const now = useNow()
  return (
    <>
      <Headline today={data} now={now} />
      {isError && (
        <LoadError
          error={error}
          lastLoadedAt={data && new Date(dataUpdatedAt)}
          onRetry={() => void refetch()}
        />
      )}
      {isLate && <p role="status">{listCopy.loading}</p>}
      {data && <Desk today={data} now={now} />}
      <Block>
        <Connections />
      </Block>
    </>
  )
}

function Desk({ today, now }: { today: Today; now: Date }) {
  const isFirstDay = today.counts.everyone.value === 0
  return (
    <>
      <Block>
        <Faults today={today} now={now} />
      </Block>
      <Block>{isFirstDay && <ReadinessList />}</Block>
      <div className="cols area today__cols">
        <div>
          <Block>{isFirstDay ? <FirstLead /> : <WaitingPeople today={today} now={now} />}</Block>
          <Block>
            <FirstReplies today={today} now={now} />
          </Block>
        </div>
        <div>
          <Block>
            <Agenda today={today} now={now} />
          </Block>
          <Block>
            <AlsoOnTheDesk today={today} />
          </Block>
        </div>
      </div>
      <Block>{!isFirstDay && <ReadinessList />}</Block>
    </>
  )
}

/** One heading before and after loading, so that focus stays on it. */
function Headline({ today, now }: { today: Today | undefined; now: Date }) {
  const mayEdit = useMay('editor')
  return (
    <Head {...(today ? sentenceOf(today, now) : { strong: copy.title })}>
      {today && mayEdit && (
        <Link className="btn btn--line wide" to="/admin/leads/new">
          {copy.addLead}
        </Link>
      )}
    </Head>
  )
}

/** The headline: its strong half is the number of waiting people, or what is broken if nobody waits. */
function sentenceOf(today: Today, now: Date) {
  const { counts, promise } = today
  const at = now.toISOString()
  const eyebrow = copy.eyebrow(
    `${weekdayText(at, now)}, ${businessClock(at)}`,
    cityOf(promise.zone),
    viewerClock(at),
  )
  const fault = faultSentence(today, now)
  if (counts.waiting.value > 0)
    return { eyebrow, muted: fault, strong: <WaitingCount count={counts.waiting} /> }
  return { eyebrow, muted: counts.everyone.value === 0 ? copy.nobodyYet : copy.nobodyWaits, strong: fault }
}

/** The number of waiting people, with a link to them. */
function WaitingCount({ count }: { count: Count }) {
  return (
    <Link className="queue__count" to="/admin/leads?view=waiting">
      {copy.waiting(count.value, formatCount(count))}
    </Link>
  )
}

function faultSentence(today: Today, now: Date): string {
  const broken = faultsOf(today, now).filter(({ isWarning }) => !isWarning).length
  if (broken > 0) return copy.broken(broken)
  if (today.setUp.isCaptured) return copy.isCaptured
  if (!today.setUp.connected.mail) return `${copy.off.mail}.`
  if (!today.setUp.connected.owner) return `${copy.off.owner}.`
  return today.clockSkewSeconds === null ? copy.nothingBroken : `${copy.clock.title(today.clockSkewSeconds)}.`
}
