import './connections.css'
import '#app/office/parts/desk.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { callFunction } from '#app/lib/call-function'
import { figure } from '#app/office/list/count-text'
import { ListFault } from '#app/office/list/list-body.tsx'
import { useLate } from '#app/office/parts/use-late'
import { Icon } from '#app/ui/icon.tsx'
import { connectionsCopy as copy } from '#content/office-connections'
import { listCopy } from '#content/office-list'
import { listSinks, type Sink } from '#contracts/list-sinks'

/** Every sink, whether it is connected, and what waits for it. */
export function Connections() {
  const { data, error, isError, isPending, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['deliveries', listSinks.name],
    queryFn: async ({ signal }) => (await callFunction(listSinks, {}, { signal })).data,
    meta: { topics: ['settings'] },
  })
  const isLate = useLate(isPending)
  return (
    <section className="area" aria-labelledby="sinks-title">
      <div className="area__head">
        <h2 id="sinks-title">{copy.title}</h2>
        <p>{copy.text}</p>
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

/** What is counted of each, as the address of the list that holds it has it. */
const counted = ['needs_you', 'waits', 'not_connected', 'held'] as const

function SinkRow({ sink: { name, connected, isCaptured, counts } }: { sink: Sink }) {
  const words = copy.names[name]
  return (
    <li className={connected ? 'sink sink--on' : 'sink'}>
      <h3>{words.name}</h3>
      <p className="sink__state">
        <Icon name={connected ? 'repair' : 'break'} />
        {connected ? copy.connected : isCaptured ? copy.captured : copy.notConnected}
      </p>
      <p>{connected ? words.on : isCaptured ? copy.capturedText : words.off}</p>
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
