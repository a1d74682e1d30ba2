import '#app/office/settings/settings.css'
import '#app/office/parts/desk.css'
import { Link } from 'react-router'
import { figure } from '#app/office/list/format-count'
import { formatInstant } from '#app/office/parts/format-when'
import { useNow } from '#app/office/parts/use-now'
import { connectionHistoryCopy as copy } from '#content/office/connection-history'
import type { ConnectionHistory } from '#contracts/get-connection-history'
import { WebhookDeliveries } from './webhook-deliveries.tsx'

interface ConnectionHistoryProps {
  history: ConnectionHistory
  /** For the language model only: tokens used today, and the daily cap. */
  tokens?: { today: number; cap: number } | undefined
}

/** When a connection last worked and failed, and how many deliveries need the owner; a webhook also lists its last. */
export function ConnectionHistoryDetails({ history, tokens }: ConnectionHistoryProps) {
  const now = useNow()
  const { name, workedAt, failedAt, reason, needsOwner } = history
  return (
    <>
      {failedAt !== null && <p className="sub">{copy.failed(formatInstant(failedAt, now), reason)}</p>}
      {workedAt !== null && <p className="sub">{copy.worked(formatInstant(workedAt, now))}</p>}
      {tokens && <p className="sub">{copy.tokens(figure(tokens.today), figure(tokens.cap))}</p>}
      {needsOwner > 0 && (
        <p>
          <Link to={`/admin/deliveries?to=${name}`}>{copy.needYou(figure(needsOwner))}</Link>
        </p>
      )}
      {name === 'webhook' && <WebhookDeliveries />}
    </>
  )
}
