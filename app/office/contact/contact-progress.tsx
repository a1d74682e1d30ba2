import './contact-progress.css'
import { Icon } from '#app/ui/icon.tsx'
import { formOf } from '#domain/form-of'
import { contactCopy } from '#content/office/contact'
import type { ContactPage } from '#contracts/get-contact'
import { formatInstant, formatWhen } from '#app/office/parts/format-when'

const copy = contactCopy.life

interface Station {
  id: string
  name: string
  /** When it was reached or is due. */
  at?: string
  is: 'done' | 'broken' | 'will-be'
}

/** The number of milestones that fit side by side. */
const maxMilestones = 4

/** The stages of a lead from first visit to client: reached, overdue or still to come. */
export function ContactProgress({ contact, now }: { contact: ContactPage; now: Date }) {
  return (
    <ol className="life" aria-label={copy.label}>
      {stagesOf(contact, now).map(({ id, name, at, is }) => (
        <li key={id} className={`life__${is}`}>
          {is === 'broken' ? <Icon name="break" className="life__mark" /> : <i className="life__n" />}
          <b>{name}</b>
          <span>{at ?? '\u00A0'}</span>
        </li>
      ))}
    </ol>
  )
}

function stagesOf(contact: ContactPage, now: Date): Station[] {
  const { firstTouch, createdAt, milestones, scorecards, status } = contact
  const scoreOf = new Map(scorecards.map(({ id, score }) => [id, score]))
  const isCalled = ['call_booked', 'proposal', 'client'].includes(status)
  return [
    {
      id: 'first',
      name: firstTouch ? copy.first : copy.known,
      at: formatWhen(firstTouch?.at ?? createdAt, now),
      is: 'done',
    },
    ...milestones
      .map(({ kind, source, subjectId, at }): Station => {
        const score = scoreOf.get(subjectId)
        const name = score === undefined ? formOf({ kind, source }).subject : copy.score(score)
        return { id: `${kind} ${subjectId}`, name, at: formatWhen(at, now), is: 'done' }
      })
      // The last of equal ones in a row: two requests on a day say no more than one.
      .filter(({ name }, index, all) => all[index + 1]?.name !== name)
      .slice(-maxMilestones),
    ...replyOf(contact, now),
    { id: 'call', name: copy.call, is: isCalled ? 'done' : 'will-be' },
    { id: 'client', name: copy.client, is: status === 'client' ? 'done' : 'will-be' },
  ]
}

function replyOf({ waitingSince, dueAt, firstReply }: ContactPage, now: Date): Station[] {
  if (waitingSince !== null && dueAt !== null) {
    const isLate = Date.parse(dueAt) <= now.getTime()
    const name = firstReply ? copy.next : copy.reply
    return [{ id: 'reply', name, at: copy.due(formatInstant(dueAt, now)), is: isLate ? 'broken' : 'will-be' }]
  }
  return firstReply ? [{ id: 'reply', name: copy.reply, at: formatWhen(firstReply.at, now), is: 'done' }] : []
}
