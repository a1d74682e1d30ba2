import './branches.css'
import '#app/office/parts/desk.css'
import '#app/office/parts/mark.css'
import { Link } from 'react-router'
import { formatCount, figure } from '#app/office/list/format-count'
import { formatInstant, formatElapsed } from '#app/office/parts/format-when'
import { useNow } from '#app/office/parts/use-now'
import { branchNames } from '#content/office/branch-names'
import { deliveriesCopy } from '#content/office/deliveries'
import type { DeliveryBranch, DeliveryOverview } from '#contracts/get-delivery-overview'
import { DayStrip } from './day-strip.tsx'

const copy = deliveriesCopy.branches
const dayMs = 86_400_000

interface BranchesProps {
  overview: DeliveryOverview
  /** The link was for a list; a phone has no room for both. */
  isFolded: boolean
}

/** Shows what was stored, and a line for each destination: working, broken, repaired or not connected yet. */
export function Branches({ overview: { kept, branches, isCaptured }, isFolded }: BranchesProps) {
  const now = useNow()
  return (
    <section className={isFolded ? 'branches branches--folded' : 'branches'} aria-labelledby="branches-title">
      <h2 id="branches-title" className="vh">
        {copy.title}
      </h2>
      <p className="branches__trunk">
        <b>{copy.kept}</b>{' '}
        <Link to="/admin/forms?view=received&when=day">
          {formatCount(kept)} {copy.submissions[kept.value === 1 ? 0 : 1]}
        </Link>{' '}
        <span className="sub">{copy.day}</span>
      </p>
      <ul>
        {branches.map((branch) => (
          <Branch key={branch.name} branch={branch} off={offText(branch, branches, isCaptured)} now={now} />
        ))}
      </ul>
      <p className="branches__axis" aria-hidden="true">
        <span>{copy.from(formatInstant(new Date(now.getTime() - dayMs).toISOString(), now))}</span>
        <span>{copy.now}</span>
      </p>
    </section>
  )
}

type Standing = 'ok' | 'bad' | 'mended' | 'off'

function deliveryStatusOf({ needsOwner, connected, day }: DeliveryBranch): Standing {
  if (needsOwner > 0) return 'bad'
  if (!connected) return 'off'
  const lastFault = day.findLastIndex(({ failed }) => failed > 0)
  const lastSuccess = day.findLastIndex(({ delivered }) => delivered > 0)
  return lastFault >= 0 && lastSuccess >= lastFault ? 'mended' : 'ok'
}

/** Explains why nothing is sent to a destination that is not connected. */
function offText({ name }: DeliveryBranch, all: readonly DeliveryBranch[], isCaptured: boolean): string {
  if (name !== 'mail' && name !== 'owner') return copy.off
  if (isCaptured) return copy.captured
  return all.some((each) => each.name === 'mail' && each.connected) ? copy.noAddress : copy.noServer
}

interface BranchProps {
  branch: DeliveryBranch
  /** Its text while it is not connected. */
  off: string
  now: Date
}

function Branch({ branch, off, now }: BranchProps) {
  const { name, needsOwner, waits, notConnected, since, halfWithinMs, day, connected } = branch
  const standing = deliveryStatusOf(branch)
  const delivered = day.reduce((sum, part) => sum + part.delivered, 0)
  const of = `to=${name}`
  return (
    <li className={`branch branch--${standing}`}>
      <BranchLine standing={standing} />
      <div className="branch__name">
        <b>{branchNames[name]}</b>
        <span className="sub">{connected ? copy.places[name] : off}</span>
      </div>
      <DayStrip day={day} />
      <div className="branch__say">
        {needsOwner > 0 ? (
          <>
            <b>
              <Link to={`?${of}`}>{copy.needs(figure(needsOwner))}</Link>
            </b>
            <span className="sub">{since && copy.since(formatInstant(since, now))}</span>
          </>
        ) : (
          <>
            {(delivered > 0 || waits + notConnected === 0) && (
              <b>{delivered > 0 ? copy.delivered(figure(delivered)) : copy.none}</b>
            )}
            <span className="sub">
              {notConnected > 0 ? (
                <Link to={`?view=not_connected&${of}`}>
                  {(connected ? copy.unsent : copy.notConnected)(figure(notConnected))}
                </Link>
              ) : waits > 0 ? (
                <Link to={`?view=waits&${of}`}>{copy.waits(figure(waits))}</Link>
              ) : standing === 'mended' ? (
                copy.mended
              ) : (
                halfWithinMs !== null && copy.within(formatElapsed(halfWithinMs))
              )}
            </span>
          </>
        )}
      </div>
    </li>
  )
}

function BranchLine({ standing }: { standing: Standing }) {
  return (
    <svg className="branch__line" viewBox="0 0 96 48" aria-hidden="true">
      {standing === 'bad' && <use className="branch__break" href="#k-break" width="96" height="48" />}
      {standing === 'mended' && <use href="#k-repair" width="96" height="48" />}
      {standing === 'ok' && <rect className="k-bar" y="20" width="96" height="8" />}
      {standing === 'off' && <path className="branch__dash" d="M0 24h96" />}
    </svg>
  )
}
