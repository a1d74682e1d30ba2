import './set-up.css'
import '#app/office/parts/desk.css'
import '#app/office/parts/mark.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callFunction } from '#app/lib/call-function'
import { Mark, type MarkName } from '#app/office/parts/mark.tsx'
import { setUpCopy } from '#content/office/set-up'
import { listDeliveries, type ListedDelivery } from '#contracts/list-deliveries'

const copy = setUpCopy.test
type StationState = keyof typeof copy.state

const marks: Readonly<Record<StationState, MarkName>> = {
  done: 'ok',
  waits: 'wait',
  failed: 'fault',
  off: 'wait',
}
/** The deliveries of a finished scorecard, each by its kind. */
const stations = [
  { kind: 'score-mail', name: copy.stations.mail },
  { kind: 'owner-notice', name: copy.stations.owner },
  { kind: 'score-row', name: copy.stations.spreadsheet },
]
/** A clock of this device may be a little ahead of the server's. */
const slackMs = 60_000

/** The owner's own scorecard on its way through the real deliveries, live. */
export function TestStep() {
  const [since] = useState(() => new Date(Date.now() - slackMs).toISOString())
  const { data } = useQuery({
    queryKey: ['deliveries', 'set-up', since],
    queryFn: async ({ signal }) => {
      const filters = { kind: stations.map(({ kind }) => kind), since }
      return (await callFunction(listDeliveries, { filters, limit: 30 }, { signal })).data
    },
    meta: { topics: ['deliveries'] },
    refetchInterval: 5_000,
  })
  const newest = data?.find(({ kind }) => kind === 'score-mail')
  const own = data?.filter(({ contact }) => contact?.id === newest?.contact?.id) ?? []
  return (
    <>
      <p>{copy.text}</p>
      <p className="row-of">
        <a className="btn" href="/ai-first-readiness-score" target="_blank" rel="noreferrer">
          {copy.open}
        </a>
      </p>
      <div role="status">
        {newest === undefined ? (
          <p>{copy.none}</p>
        ) : (
          <>
            <p>{copy.about(newest.contact?.email ?? newest.recipient ?? '')}</p>
            <ol className="stations">
              <Station name={copy.stored} state="done" />
              {stations.map(({ kind, name }) => (
                <Station key={kind} name={name} state={stateOf(own.find((each) => each.kind === kind))} />
              ))}
            </ol>
          </>
        )}
      </div>
    </>
  )
}

const Station = ({ name, state }: { name: string; state: StationState }) => (
  <li className={state === 'failed' ? 'signal' : undefined}>
    <Mark name={marks[state]} />
    <span>
      {name}: {copy.state[state]}
    </span>
  </li>
)

function stateOf(delivery: ListedDelivery | undefined): StationState {
  if (
    delivery === undefined ||
    ['not_connected', 'captured', 'not_sent', 'cancelled'].includes(delivery.state)
  )
    return 'off'
  if (delivery.state === 'delivered') return 'done'
  const isRefused =
    delivery.state === 'failed' || delivery.state === 'uncertain' || delivery.last_error !== null
  return isRefused ? 'failed' : 'waits'
}
