import './team.css'
import '#app/office/parts/desk.css'
import { Link } from 'react-router'
import { dayText, formatInstant } from '#app/office/parts/format-when'
import { Mark } from '#app/office/parts/mark.tsx'
import { useNow } from '#app/office/parts/use-now'
import { roleNames, teamCopy as copy } from '#content/office/team'
import type { Member } from '#contracts/list-team'
import { accountName } from '#domain/account-name'
import { MemberActions } from './member-actions.tsx'
import { describeSecondStep, isProtected } from './second-step-state.ts'

/** Somebody seen within this time is shown as active now; an open page refreshes its session about this often. */
const seenWithinMs = 15 * 60_000

interface MemberRowProps {
  member: Member
  isMailConnected: boolean
  isOnline: boolean
}

/** A member with their role, second step, last activity and actions. */
export function MemberRow({ member, isMailConnected, isOnline }: MemberRowProps) {
  const { email, name: ownName, role, isYou, createdAt, lastSeenAt, requiredFrom } = member
  const now = useNow()
  const name = accountName(email, ownName)
  const isBad = requiredFrom !== null && !isProtected(member)
  const seen =
    lastSeenAt === null
      ? copy.list.never
      : now.getTime() - new Date(lastSeenAt).getTime() < seenWithinMs
        ? copy.list.now
        : formatInstant(lastSeenAt, now)
  return (
    <li className="mate">
      <div>
        <h3>{isYou ? copy.list.you(name) : name}</h3>
        <span className="sub">{email}</span>
      </div>
      <ol className="way" aria-label={copy.list.way(name)}>
        <li>
          <i />
          <b>{copy.list.since}</b>
          <span>{dayText(createdAt, now)}</span>
        </li>
        <li className={isBad ? 'way__bad' : isProtected(member) ? undefined : 'way__wait'}>
          {isBad ? <Mark name="break" /> : <i />}
          <b>{copy.list.secondStep}</b>
          <span>{describeSecondStep(member, now)}</span>
        </li>
        <li className={lastSeenAt === null ? 'way__wait' : undefined}>
          <i />
          <b>{copy.list.seen}</b>
          <span>{seen}</span>
        </li>
      </ol>
      {isYou ? (
        <div className="mate__do">
          <p>
            <b className="strong">{roleNames[role]}</b>
            <span className="sub">{copy.list.ownRole}</span>
          </p>
          <Link className="text-btn" to="/admin/settings/you">
            {copy.list.ownSignIn}
          </Link>
        </div>
      ) : (
        <MemberActions member={member} isMailConnected={isMailConnected} isOnline={isOnline} />
      )}
    </li>
  )
}
