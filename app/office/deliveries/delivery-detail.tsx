import './deliveries.css'
import '#app/office/parts/desk.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMay } from '#app/lib/admin-role'
import { callFunction } from '#app/lib/call-function'
import { figure } from '#app/office/list/format-count'
import { DetailBody } from '#app/office/list/detail-body.tsx'
import { Mark } from '#app/office/parts/mark.tsx'
import { ConflictNote } from '#app/office/parts/conflict.tsx'
import { formatExactTime, formatElapsed } from '#app/office/parts/format-when'
import { useNow } from '#app/office/parts/use-now'
import { deliveriesCopy } from '#content/office/deliveries'
import { type DeliveryDetail as Detail, getDelivery } from '#contracts/get-delivery'
import { CorrectForm } from './correct-form.tsx'
import type { DeliveryActions } from './delivery-actions.ts'
import { DeliveryWords } from './delivery-words.tsx'
import { nameOf } from './delivery-rows.tsx'
import { deliveryStatusOf, sendLabelOf } from './delivery-status.ts'

const copy = deliveriesCopy.one
/** The number of attempts shown before the rest is expanded. */
const shownAttempts = 4

/** One delivery with its status, actions, content, and every attempt with its response. */
export function DeliveryDetail({ id, acts }: { id: string; acts: DeliveryActions }) {
  const read = useQuery({
    queryKey: ['deliveries', getDelivery.name, id],
    queryFn: ({ signal }) => callFunction(getDelivery, { id }, { signal }),
  })
  const delivery = read.data?.data
  return (
    <div className="sending">
      <DetailBody read={read} heading={delivery ? nameOf(delivery) : copy.title} gone={copy.gone}>
        {delivery ? <Sending delivery={delivery} acts={acts} /> : null}
      </DetailBody>
    </div>
  )
}

function Sending({ delivery, acts }: { delivery: Detail; acts: DeliveryActions }) {
  const now = useNow()
  const { contact, recipient, service, isForgotten } = delivery
  const standing = deliveryStatusOf(delivery, now)
  return (
    <>
      <p>
        {contact ? <Link to={`/admin/leads/${contact.id}`}>{contact.name ?? contact.email}</Link> : recipient}
        {(contact !== null || recipient !== null) && ', '}
        {copy.to(recipient ?? copy.where[service])}
      </p>
      <p className="sending__state">
        <Mark name={standing.mark} />
        <span>
          <b className={standing.isBad ? 'strong signal' : 'strong'}>{standing.strong}</b> {standing.rest}
        </span>
      </p>
      {delivery.last_error !== null && <p>“{delivery.last_error}”</p>}
      <ConflictNote conflict={acts.conflict} />
      <Acts delivery={delivery} acts={acts} />
      <p className="small sub">{isForgotten ? copy.forgotten : copy.once[service]}</p>
      {delivery.allAttempts.length > 0 && <AllAttempts attempts={delivery.allAttempts} now={now} />}
      <DeliveryWords delivery={delivery} />
      <dl className="sending__pairs">
        {recipient !== null && (
          <div>
            <dt>{copy.address}</dt>
            <dd>{recipient}</dd>
          </div>
        )}
        <div>
          <dt>{copy.key}</dt>
          <dd>{delivery.key}</dd>
        </div>
      </dl>
    </>
  )
}

function Acts({ delivery, acts }: { delivery: Detail; acts: DeliveryActions }) {
  const { id, canReplay, canCancel, canCorrect, state, recipient } = delivery
  const [isCorrecting, setIsCorrecting] = useState(false)
  if (!useMay('editor')) return null
  return (
    <>
      <p className="row-of">
        {canReplay && (
          <button
            type="button"
            className="btn btn--line"
            disabled={acts.replay.isPending}
            onClick={() => acts.replay.act({ ids: [id] })}
          >
            {sendLabelOf(state)}
          </button>
        )}
        {canCorrect && !isCorrecting && (
          <button type="button" className="btn btn--line" onClick={() => setIsCorrecting(true)}>
            {deliveriesCopy.correct}
          </button>
        )}
        {canCancel && (
          <button
            type="button"
            className="text-btn"
            disabled={acts.cancel.isPending}
            onClick={() => acts.cancel.act({ id })}
          >
            {state === 'not_connected' ? deliveriesCopy.discardSome : deliveriesCopy.dontSend}
          </button>
        )}
      </p>
      {canCorrect && isCorrecting && (
        <CorrectForm id={id} address={recipient ?? ''} onSent={() => setIsCorrecting(false)} />
      )}
    </>
  )
}

function AllAttempts({ attempts, now }: { attempts: Detail['allAttempts']; now: Date }) {
  const [isAll, setIsAll] = useState(false)
  const shown = isAll ? attempts : attempts.slice(0, shownAttempts)
  return (
    <>
      <h3>{copy.tries}</h3>
      <ol className="sending__tries">
        {shown.map(({ number, at, outcome, tookMs, answer }) => (
          <li key={number}>
            <time dateTime={at}>{formatExactTime(at, now)}</time>
            <span className={outcome === 'failed' ? 'signal' : undefined}>
              {[copy.outcomes[outcome], tookMs !== null && formatElapsed(tookMs)].filter(Boolean).join(', ')}
            </span>
            {answer !== null && <span className="sub">{answer}</span>}
          </li>
        ))}
      </ol>
      {attempts.length > shown.length && (
        <button type="button" className="text-btn" onClick={() => setIsAll(true)}>
          {copy.earlier(figure(attempts.length - shown.length))}
        </button>
      )}
    </>
  )
}
