import './timeline.css'
import '#app/office/parts/desk.css'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { accountName } from '#domain/account-name'
import { type ContactStatus, contactStatusNames } from '#domain/contact-status'
import { entrySentence } from '#content/entry-words'
import { contactCopy } from '#content/office-contact'
import type { ContactDelivery, ContactEntry } from '#contracts/get-contact'
import { useMay } from '#app/lib/admin-role'
import { useSession } from '#app/lib/session'
import { Mark, type MarkName } from '#app/office/parts/mark.tsx'
import { momentText } from '#app/office/parts/when-text'
import { ClockTime } from '#app/office/parts/when.tsx'
import { takeBackReply } from './take-back-reply.ts'

const copy = contactCopy.timeline

interface EntryRowProps {
  entry: ContactEntry
  isMailConnected: boolean
  now: Date
}

/** One thing that happened, and what was told to others because of it. */
export function EntryRow({ entry, ...shared }: EntryRowProps) {
  switch (entry.type) {
    case 'form':
      return (
        <>
          <Row at={entry.at} mark="full" title={entrySentence(entry)}>
            <Answers content={entry.content} />
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
              <TakeBack replyId={entry.id} delivery={entry.delivery} />
            </DeliveryRow>
          )}
        </>
      )
    case 'change':
      return <Row at={entry.at} mark="node" title={changeWords(entry)} isSmall />
  }
}

const nameOf = (author: string | null) => (author === null ? copy.somebody : accountName(author))

function changeWords({ became, author, action }: Extract<ContactEntry, { type: 'change' }>): string {
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

/** How many answers stand there before one asks for all of them. */
const shownAtOnce = 4
const saidBeside = /^(full |business )?(name|email|email address|company|company name|form|score)$/i

/** What was said; who they are, and by which form, stands beside it already. */
function Answers({ content }: Pick<Extract<ContactEntry, { type: 'form' }>, 'content'>) {
  const said = content.filter(([label]) => !saidBeside.test(label))
  if (said.length === 0) return null
  const list = (
    <dl className="tl__said">
      {said.map(([label, answer]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{[answer].flat().join('\n')}</dd>
        </div>
      ))}
    </dl>
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
      title={`${name} ${fateOf(delivery, isMailConnected, now)}`}
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

/** Longer than a reply is held: it is for later. */
const laterMs = 60_000

/** What has become of it, after its name. */
function fateOf(
  { service, state, nextAttemptAt, attempts }: ContactDelivery,
  isMailConnected: boolean,
  now: Date,
): string {
  const isFirst = state === 'pending' && attempts.length === 0
  if (isFirst && nextAttemptAt !== null && Date.parse(nextAttemptAt) - now.getTime() > laterMs)
    return copy.sendsAt(momentText(nextAttemptAt, now))
  const { fates, mailFates } = contactCopy
  if (service !== 'mail') return fates[state]
  if (state === 'not_connected') return isMailConnected ? mailFates.undecided : mailFates.not_connected
  return state === 'delivered' ? mailFates.delivered : fates[state]
}

/** Takes a reply back that has not been sent; what it said is a draft again. */
function TakeBack({ replyId, delivery: { state } }: { replyId: string; delivery: ContactDelivery }) {
  const client = useQueryClient()
  const { email: by } = useSession()
  const mayWrite = useMay('editor')
  if (!mayWrite || !['pending', 'not_connected', 'captured'].includes(state)) return null
  return (
    <p className="small">
      <button
        type="button"
        className="text-btn"
        onClick={() => void takeBackReply(client, { id: replyId, by })}
      >
        {copy.takeBack}
      </button>
    </p>
  )
}
