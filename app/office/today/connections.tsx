import './connections.css'
import '#app/office/parts/desk.css'
import { useQuery } from '@tanstack/react-query'
import { callFunction } from '#app/lib/call-function'
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

function SinkRow({ sink: { name, connected, waiting, failed } }: { sink: Sink }) {
  const words = copy.names[name]
  return (
    <li className={connected ? 'sink sink--on' : 'sink'}>
      <h3>{words.name}</h3>
      <p className="sink__state">
        <Icon name={connected ? 'repair' : 'break'} />
        {connected ? copy.connected : copy.notConnected}
      </p>
      <p>{connected ? words.on : words.off}</p>
      <p className="sink__counts fine">
        {waiting !== null && (
          <span>
            <b className="num">{waiting}</b> {copy.waiting}
          </span>
        )}
        {failed !== null && failed > 0 && (
          <span>
            <b className="num">{failed}</b> {copy.failed}
          </span>
        )}
      </p>
    </li>
  )
}
