import './timeline.css'
import '#app/office/parts/desk.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { accountName } from '#domain/account-name'
import { type ContactStatus, contactStatusNames } from '#domain/contact-status'
import { entrySentence } from '#content/entry-words'
import { contactCopy } from '#content/office-contact'
import type { ContactDelivery, ContactEntry } from '#contracts/get-contact'
import { Mark, type MarkName } from '#app/office/parts/mark.tsx'
import { clockText } from '#app/office/parts/when-text'

const copy = contactCopy.timeline

/** One thing that happened, and what was told to others because of it. */
export function EntryRow({ entry }: { entry: ContactEntry }) {
  switch (entry.type) {
    case 'form':
      return (
        <>
          <Row at={entry.at} mark="full" title={entrySentence(entry)}>
            <Answers content={entry.content} />
          </Row>
          {entry.deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} />
          ))}
        </>
      )
    case 'mail':
      return <DeliveryRow delivery={entry.delivery} />
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
          {entry.delivery && <DeliveryRow delivery={entry.delivery} />}
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
      <time dateTime={at}>{clockText(at)}</time>
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

function DeliveryRow({ delivery }: { delivery: ContactDelivery }) {
  const { id, kind, state, at, deliveredAt, lastError, attempts } = delivery
  const name = contactCopy.deliveries[kind] ?? kind.replaceAll('-', ' ')
  return (
    <Row
      at={deliveredAt ?? at}
      mark={marks[state] ?? 'wait'}
      title={`${name} ${contactCopy.fates[state] ?? state}`}
      isSmall
    >
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
