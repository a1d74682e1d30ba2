import '#app/office/parts/desk.css'
import './you.css'
import { useQuery } from '@tanstack/react-query'
import { callFunction } from '#app/lib/call-function'
import { useAction } from '#app/office/frame/use-action'
import { dayText } from '#app/office/parts/format-when'
import { useNow } from '#app/office/parts/use-now'
import { youCopy } from '#content/office/you'
import { endOtherSessions } from '#contracts/end-other-sessions'
import { endSession } from '#contracts/end-session'
import { listMySessions, type MySession } from '#contracts/list-my-sessions'
import { describeDevice } from '#domain/describe-device'

const copy = youCopy.sessions
const deviceOf = ({ userAgent }: MySession) => describeDevice(userAgent) ?? copy.unknown

/** Lists the account's sessions; all but this one can be ended. */
export function MySessions() {
  const { data, isError } = useQuery({
    queryKey: ['accounts', listMySessions.name],
    queryFn: async ({ signal }) => (await callFunction(listMySessions, {}, { signal })).data,
  })
  const one = useAction(endSession, { topics: ['accounts'], successMessage: () => copy.ended })
  const others = useAction(endOtherSessions, { topics: ['accounts'], successMessage: () => copy.ended })
  const now = useNow()
  const hasOthers = data?.some(({ isCurrent }) => !isCurrent) ?? false
  return (
    <section className="you__part" aria-labelledby="sessions-title">
      <div className="you__head">
        <h2 id="sessions-title">{copy.title}</h2>
        {hasOthers && <p>{copy.othersText}</p>}
      </div>
      <div className="stack">
        {isError && <p>{copy.failed}</p>}
        <ul className="you__list">
          {data?.map((session) => (
            <li key={session.id}>
              <div>
                <b>{deviceOf(session)}</b>
                <span className="sub">
                  {session.network && `${copy.from(session.network)}, `}
                  {copy.seen(dayText(session.lastSeenAt, now))}
                </span>
              </div>
              {session.isCurrent ? (
                <span className="sub">{copy.here}</span>
              ) : (
                <button
                  type="button"
                  className="text-btn"
                  aria-label={copy.endOf(deviceOf(session))}
                  onClick={() => one.act({ id: session.id })}
                >
                  {copy.end}
                </button>
              )}
            </li>
          ))}
        </ul>
        {hasOthers && (
          <button type="button" className="btn btn--line" onClick={() => others.act({})}>
            {copy.others}
          </button>
        )}
      </div>
    </section>
  )
}
