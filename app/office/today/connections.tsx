import './faults.css'
import '#app/office/parts/desk.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useMay } from '#app/lib/admin-role'
import { callFunction } from '#app/lib/call-function'
import { LoadError } from '#app/office/list/load-error.tsx'
import { Mark } from '#app/office/parts/mark.tsx'
import { useLate } from '#app/office/parts/use-late'
import { connectionsCopy as copy } from '#content/office/connections'
import { listCopy } from '#content/office/list'
import { listSinks } from '#contracts/list-sinks'

/** Lists connected services on one line; a connected service with a fault has a line of its own. */
export function Connections() {
  const {
    data = [],
    error,
    isError,
    isPending,
    dataUpdatedAt,
    refetch,
  } = useQuery({
    queryKey: ['deliveries', listSinks.name],
    queryFn: async ({ signal }) => (await callFunction(listSinks, {}, { signal })).data,
    meta: { topics: ['settings'] },
  })
  const isLate = useLate(isPending)
  const isOwner = useMay('owner')
  const broken = data.filter(({ connected, fault }) => connected && fault)
  const working = data.filter(({ connected, fault }) => connected && !fault)
  return (
    <section className="problems area" aria-labelledby="sinks-title">
      <h2 id="sinks-title" className="vh">
        {copy.title}
      </h2>
      {isError && (
        <LoadError
          error={error}
          lastLoadedAt={data.length > 0 ? new Date(dataUpdatedAt) : undefined}
          onRetry={() => void refetch()}
        />
      )}
      {isLate && <p role="status">{listCopy.loading}</p>}
      {broken.length > 0 && (
        <ul>
          {broken.map(({ name, card, fault }) => (
            <li key={name}>
              <Mark name="fault" />
              <div>
                <h3 className="signal">{copy.broken(card.title)}</h3>
                <p>{fault}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {data.length > 0 && (
        <p className="sub">
          {copy.connected(working.map(({ card }) => card.title))}{' '}
          {data.some(({ isCaptured }) => isCaptured) && copy.captured}{' '}
          {isOwner && <Link to="/admin/settings/connections">{copy.settings}</Link>}
        </p>
      )}
    </section>
  )
}
