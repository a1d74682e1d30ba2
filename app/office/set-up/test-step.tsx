import './set-up.css'
import '#app/office/parts/desk.css'
import '#app/office/parts/mark.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { callFunction } from '#app/lib/call-function'
import { deliveryStatusOf } from '#app/office/deliveries/delivery-status'
import { Mark } from '#app/office/parts/mark.tsx'
import { useNow } from '#app/office/parts/use-now'
import { setUpCopy } from '#content/office/set-up'
import { listDeliveries, type ListedDelivery } from '#contracts/list-deliveries'

const copy = setUpCopy.test

/** The deliveries of a scorecard by kind, each with its name and the address where its connection is set up. */
const stations = {
  'score-mail': { ...copy.stations.mail, to: '?step=mail' },
  'owner-notice': { ...copy.stations.owner, to: '?step=alerts' },
  'score-row': { ...copy.stations.spreadsheet, to: '?step=spreadsheet' },
  webhook: { ...copy.stations.webhook, to: '/admin/settings/connections' },
}
type StationKind = keyof typeof stations
const kinds = Object.keys(stations) as StationKind[]
/** The tolerance for a device whose clock is ahead of the server's. */
const slackMs = 60_000

/** Shows the live state of the deliveries of a scorecard that the owner fills in. */
export function TestStep() {
  const [since] = useState(() => new Date(Date.now() - slackMs).toISOString())
  const { data } = useQuery({
    queryKey: ['deliveries', 'set-up', since],
    queryFn: async ({ signal }) => {
      const filters = { kind: kinds, since }
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
              <li>
                <Mark name="ok" />
                <p>{copy.stored}</p>
              </li>
              {kinds.map((kind) => (
                <Station
                  key={kind}
                  kind={kind}
                  delivery={own.find((each) => each.kind === kind)}
                  isMailOff={newest.state === 'not_connected'}
                />
              ))}
            </ol>
          </>
        )}
      </div>
    </>
  )
}

interface StationProps {
  kind: StationKind
  delivery: ListedDelivery | undefined
  isMailOff: boolean
}

/** A delivery's state in the words of Deliveries. A failed one has the service's error and a link to its fix. */
function Station({ kind, delivery, isMailOff }: StationProps) {
  const now = useNow()
  const { name } = stations[kind]
  // Without a webhook no delivery is created for it, so a missing one is off; other missing ones are still to come.
  const isOff = delivery ? delivery.state === 'not_connected' : kind === 'webhook'
  const status = !delivery || isOff ? undefined : deliveryStatusOf(delivery, now)
  const fix = stations[kind === 'owner-notice' && isMailOff ? 'score-mail' : kind]
  return (
    <li className={status?.isBad && 'signal'}>
      <Mark name={status?.mark ?? 'wait'} />
      <div>
        <p>
          {name}: {status?.strong ?? (isOff ? copy.off : copy.toCome)} {status?.rest}
        </p>
        {delivery?.last_error != null && <p>“{delivery.last_error}”</p>}
        {(isOff || status?.isBad) && (
          <Link className="text-btn" to={fix.to}>
            {fix.check}
          </Link>
        )}
      </div>
    </li>
  )
}
