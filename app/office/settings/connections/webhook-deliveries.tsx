import '#app/office/settings/settings.css'
import '#app/office/parts/desk.css'
import '#app/office/parts/mark.css'
import { useQuery } from '@tanstack/react-query'
import { callFunction } from '#app/lib/call-function'
import { useDeliveryActions } from '#app/office/deliveries/delivery-actions'
import { deliveryStatusOf } from '#app/office/deliveries/delivery-status'
import { formatInstant } from '#app/office/parts/format-when'
import { Mark } from '#app/office/parts/mark.tsx'
import { useNow } from '#app/office/parts/use-now'
import { connectionHistoryCopy as copy } from '#content/office/connection-history'
import { deliveriesCopy } from '#content/office/deliveries'
import { listDeliveries } from '#contracts/list-deliveries'

/** The webhook's newest deliveries, with their states and responses. */
export function WebhookDeliveries() {
  const now = useNow()
  const { replay } = useDeliveryActions()
  const { data = [] } = useQuery({
    queryKey: ['deliveries', listDeliveries.name, 'webhook'],
    queryFn: async ({ signal }) =>
      (await callFunction(listDeliveries, { filters: { kind: ['webhook'] }, limit: 5 }, { signal })).data,
  })
  if (data.length === 0) return null
  return (
    <div className="setting__last">
      <p id="webhook-deliveries" className="strong">
        {copy.lastDeliveries}
      </p>
      <ol className="test-steps" aria-labelledby="webhook-deliveries">
        {data.map((delivery) => {
          const { id, contact, created_at: at, last_error: answer } = delivery
          const { mark, isBad, strong, rest } = deliveryStatusOf(delivery, now)
          const about = [contact?.name ?? contact?.email, formatInstant(at, now)].filter(Boolean).join(', ')
          return (
            <li key={id}>
              <span className={isBad ? 'state strong signal' : 'state'}>
                <Mark name={mark} />
                {about}: {strong} {rest}
              </span>
              {answer !== null && <span className="sub">“{answer}”</span>}
              {isBad && (
                <button
                  type="button"
                  className="text-btn"
                  disabled={replay.isPending}
                  onClick={() => replay.act({ ids: [id] })}
                >
                  {deliveriesCopy.replay}
                  <span className="vh"> {about}</span>
                </button>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
