import './connections.css'
import '#app/office/parts/desk.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useMay } from '#app/lib/admin-role'
import { callFunction } from '#app/lib/call-function'
import { figure } from '#app/office/list/format-count'
import { ListFault } from '#app/office/list/list-fault.tsx'
import { useLate } from '#app/office/parts/use-late'
import { Icon } from '#app/ui/icon.tsx'
import { connectionsCopy as copy } from '#content/office/connections'
import { listCopy } from '#content/office/list'
import { listSinks, type Sink } from '#contracts/list-sinks'

/** Every service, whether it is connected, and what waits for it. */
export function Connections() {
  const { data, error, isError, isPending, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['deliveries', listSinks.name],
    queryFn: async ({ signal }) => (await callFunction(listSinks, {}, { signal })).data,
    meta: { topics: ['settings'] },
  })
  const isLate = useLate(isPending)
  const isOwner = useMay('owner')
  return (
    <section className="area" aria-labelledby="sinks-title">
      <div className="area__head">
        <h2 id="sinks-title">{copy.title}</h2>
        <p>{copy.text}</p>
        {isOwner && (
          <Link className="text-btn" to="/admin/settings">
            {copy.settings}
          </Link>
        )}
      </div>
      {isError && (
        <ListFault error={error} shownAt={data && new Date(dataUpdatedAt)} again={() => void refetch()} />
      )}
      {isLate && <p role="status">{listCopy.loading}</p>}
      <ul>
        {data?.map((sink) => (
          <SinkRow key={sink.name} sink={sink} />
        ))}
      </ul>
    </section>
  )
}

/** The counted deliveries of each, as the address of their list. */
const counted = ['needs_you', 'waits', 'not_connected', 'held'] as const

function SinkRow({ sink: { name, card, connected, fault, isCaptured, counts } }: { sink: Sink }) {
  const isWorking = connected && !fault
  return (
    <li className={isWorking ? 'sink sink--on' : 'sink'}>
      <h3>{card.title}</h3>
      <p className="sink__state">
        <Icon name={isWorking ? 'repair' : 'break'} />
        {fault ? copy.broken : connected ? copy.connected : isCaptured ? copy.captured : copy.notConnected}
      </p>
      <p>{fault ? fault : connected ? card.on : isCaptured ? copy.capturedText : card.off}</p>
      <p className="sink__counts fine">
        {counts &&
          counted
            .filter((view) => counts[view] > 0)
            .map((view) => (
              <Link key={view} to={`/admin/deliveries?view=${view}&to=${name}`}>
                <b className="num">{figure(counts[view])}</b> {copy.counts[view]}
              </Link>
            ))}
      </p>
    </li>
  )
}
