import './timeline.css'
import '#app/office/parts/desk.css'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { accountName } from '#domain/account-name'
import { type ContactStatus, contactStatusNames } from '#domain/contact-status'
import { formOf } from '#domain/form-of'
import { contactCopy } from '#content/office/contact'
import { messageCopy } from '#content/office/message'
import type { ContactDelivery, ContactEntry } from '#contracts/get-contact'
import { useMay } from '#app/lib/admin-role'
import { useSession } from '#app/lib/session'
import { Mark, type MarkName } from '#app/office/parts/mark.tsx'
import { formatInstant } from '#app/office/parts/format-when'
import { ClockTime } from '#app/office/parts/when.tsx'
import { UnconvertedNote } from '#app/office/parts/unconverted-note.tsx'
import { MessageParts } from './message-parts.tsx'
import { undoReply } from './undo-reply.ts'

const copy = contactCopy.timeline

interface EntryRowProps {
  entry: ContactEntry
  isMailConnected: boolean
  now: Date
}

/** One timeline entry, with the deliveries it caused. */
export function EntryRow({ entry, ...shared }: EntryRowProps) {
  switch (entry.type) {
    case 'form':
      return (
        <>
          <Row at={entry.at} mark="full" title={entry.sentence ?? formOf(entry).summary}>
            <Answers entry={entry} />
          </Row>
          {entry.deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} {...shared} />
          ))}
        </>
      )
    case 'mail':
      return <DeliveryRow delivery={entry.delivery} {...shared} />
    case 'note':
    case 'call':
      return (
        <Row
          at={entry.at}
          mark="node"
          title={(entry.type === 'note' ? copy.noteBy : copy.callBy)(nameOf(entry.author))}
        >
          <p className="tl__words">{entry.text}</p>
        </Row>
      )
    case 'reply':
      return (
        <>
          <Row at={entry.at} mark="full" title={`${copy.replyBy(nameOf(entry.author))}${entry.subject}`}>
            <p className="tl__words">{entry.text}</p>
          </Row>
          {entry.delivery && (
            <DeliveryRow delivery={entry.delivery} {...shared}>
              <UndoReply replyId={entry.id} delivery={entry.delivery} />
            </DeliveryRow>
          )}
        </>
      )
    case 'message':
      return (
        <Row
          at={entry.at}
          mark={entry.isAutomatic ? 'node' : 'full'}
          title={messageTitle(entry)}
          isSmall={entry.isAutomatic}
        >
          <MessageParts entry={entry} />
        </Row>
      )
    case 'change':
      return <Row at={entry.at} mark="node" title={changeText(entry)} isSmall />
  }
}

function messageTitle(entry: Extract<ContactEntry, { type: 'message' }>): string {
  const { direction, isAutomatic, address, author, subject } = entry
  if (direction === 'out')
    return messageCopy.byUs(author === null ? messageCopy.someone : accountName(author), subject)
  return isAutomatic ? messageCopy.automatic(address, subject) : messageCopy.byThem(address, subject)
}

const nameOf = (author: string | null) => (author === null ? copy.somebody : accountName(author))

function changeText({ became, author, action }: Extract<ContactEntry, { type: 'change' }>): string {
  const who = author === null && action === 'say-answered' ? copy.byMail : nameOf(author)
  const status = became['status'] as ContactStatus | undefined
  if (status !== undefined) return copy.statusBy(contactStatusNames[status], who)
  return became['merged_into'] === null ? copy.partedBy(who) : copy.mergedBy(who)
}

interface RowProps {
  at: string
  mark: MarkName
  title: ReactNode
  isSmall?: boolean
  children?: ReactNode
}

function Row({ at, mark, title, isSmall = false, children }: RowProps) {
  return (
    <li className={isSmall ? 'tl__small' : undefined}>
      <Mark name={mark} />
      <ClockTime at={at} />
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </li>
  )
}

/** How many answers are shown before "show all". */
const shownAtOnce = 4

type FormEntry = Extract<ContactEntry, { type: 'form' }>

/** The answers of a form, without those that are already shown above. */
function Answers({ entry: { content, fields, shownAbove } }: { entry: FormEntry }) {
  const said = content
    .map(([label, text], index) => ({ label, text, field: fields?.[index] }))
    .filter(({ field }) => !field || !shownAbove?.includes(field))
  if (said.length === 0) return null
  const list = (
    <>
      <dl className="tl__said">
        {said.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{[text].flat().join('\n')}</dd>
          </div>
        ))}
      </dl>
      <UnconvertedNote fields={fields} />
    </>
  )
  if (said.length <= shownAtOnce) return list
  return (
    <details className="tl__all">
      <summary>{copy.answers(said.length)}</summary>
      {list}
    </details>
  )
}

const marks: Partial<Record<ContactDelivery['state'], MarkName>> = {
  delivered: 'ok',
  failed: 'break',
  uncertain: 'break',
}

interface DeliveryRowProps extends Omit<EntryRowProps, 'entry'> {
  delivery: ContactDelivery
  children?: ReactNode
}

function DeliveryRow({ delivery, isMailConnected, now, children }: DeliveryRowProps) {
  const { id, kind, state, at, deliveredAt, lastError, attempts } = delivery
  const name = contactCopy.deliveries[kind] ?? kind.replaceAll('-', ' ')
  return (
    <Row
      at={deliveredAt ?? at}
      mark={marks[state] ?? 'wait'}
      title={`${name} ${deliveryStateText(delivery, isMailConnected, now)}`}
      isSmall
    >
      {children}
      {(lastError !== null || attempts.length > 1) && (
        <p className="small">
          {[state === 'delivered' ? undefined : lastError, attempts.length > 1 && copy.tries(attempts.length)]
            .filter(Boolean)
            .join(' ')}{' '}
          <Link to={`/admin/deliveries?one=${id}`}>{copy.open}</Link>
        </p>
      )}
    </Row>
  )
}

/** A first attempt later than this is shown as scheduled; the time for undoing a reply is shorter. */
const laterMs = 60_000

/** The text for a delivery's state, which follows its name. */
function deliveryStateText(
  { service, state, nextAttemptAt, attempts }: ContactDelivery,
  isMailConnected: boolean,
  now: Date,
): string {
  const isFirst = state === 'pending' && attempts.length === 0
  if (isFirst && nextAttemptAt !== null && Date.parse(nextAttemptAt) - now.getTime() > laterMs)
    return copy.sendsAt(formatInstant(nextAttemptAt, now))
  const { fates, mailFates } = contactCopy
  if (service !== 'mail') return fates[state]
  if (state === 'not_connected') return isMailConnected ? mailFates.undecided : mailFates.not_connected
  return state === 'delivered' ? mailFates.delivered : fates[state]
}

/** Undoes an unsent reply; its text becomes a draft again. */
function UndoReply({ replyId, delivery: { state } }: { replyId: string; delivery: ContactDelivery }) {
  const client = useQueryClient()
  const { email: by } = useSession()
  const mayWrite = useMay('editor')
  if (!mayWrite || !['pending', 'not_connected', 'captured'].includes(state)) return null
  return (
    <p className="small">
      <button type="button" className="text-btn" onClick={() => void undoReply(client, { id: replyId, by })}>
        {copy.revert}
      </button>
    </p>
  )
}
