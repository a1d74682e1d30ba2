import './erase.css'
import '#app/office/parts/desk.css'
import { useState } from 'react'
import { deleteDraftsAbout } from '#app/office/form/drafts'
import { useAction } from '#app/office/frame/use-action'
import { ConflictNote } from '#app/office/parts/conflict.tsx'
import { dayText } from '#app/office/parts/format-when'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import type { OutputOf } from '#contracts/contract'
import { eraseContact } from '#contracts/erase-contact'
import type { Mention, previewErasure } from '#contracts/preview-erasure'
import { eraseCopy as copy } from '#content/office/erase'
import { type Choice, keyOf, MentionList } from './mention-list.tsx'

export type PersonToErase = { id: string } | { email: string }

interface ErasePersonProps {
  whom: PersonToErase
  seen: OutputOf<typeof previewErasure>['data']
  now: Date
  onErased: () => void
}

/** Lists what erasing a person deletes. Its button is enabled once every mention has a decision. */
export function ErasePerson({ whom, seen, now, onErased }: ErasePersonProps) {
  const { contact, emails, counts, erasedAt, isColleague, mentions, hasMore, terms } = seen
  const [chosen, setChosen] = useState<ReadonlyMap<string, Choice>>(new Map())
  const [isAsked, setIsAsked] = useState(false)
  const { act, isPending, conflict } = useAction(eraseContact, {
    topics: ['contacts', 'deliveries', 'submissions', 'testimonials', 'testimonial-queue'],
    successMessage: () => copy.erased,
    onDone() {
      if (contact) deleteDraftsAbout(contact.id)
      onErased()
    },
  })
  const undecided = mentions.filter((mention) => !chosen.has(keyOf(mention))).length

  function choose(choice: Choice, those: readonly Mention[]) {
    setChosen((before) => new Map([...before, ...those.map((mention) => [keyOf(mention), choice] as const)]))
  }

  function erase() {
    setIsAsked(false)
    const decided = mentions.flatMap(({ kind, id }) => {
      const decision = chosen.get(keyOf({ kind, id }))
      return decision === undefined || decision === 'leave' ? [] : [{ kind, id, decision }]
    })
    act({ ...whom, mentions: decided })
  }

  return (
    <>
      <section className="area" aria-labelledby="found">
        <div className="area__head">
          <h2 id="found">{contact ? (contact.name ?? contact.email) : copy.nobody}</h2>
        </div>
        <dl className="erase-facts">
          <dt>{copy.addresses}</dt>
          <dd>{emails.join(', ')}</dd>
          <dt>{copy.foundTitle}</dt>
          <dd>{copy.found(counts)}</dd>
        </dl>
        {erasedAt !== null && <p>{copy.erasedBefore(dayText(erasedAt, now))}</p>}
        {isColleague && <p className="strong signal">{copy.colleague}</p>}
      </section>
      {mentions.length > 0 && !isColleague && (
        <MentionList {...{ mentions, hasMore, terms, chosen, now }} onChoose={choose} />
      )}
      <ConflictNote conflict={conflict} />
      {!isColleague && (
        <p className="erase-do">
          <button
            type="button"
            className="btn"
            disabled={undecided > 0 || isPending}
            onClick={() => setIsAsked(true)}
          >
            {copy.erase}
          </button>
          {undecided > 0 && <span role="status">{copy.mentions.undecided(undecided)}</span>}
        </p>
      )}
      {isAsked && (
        <ConfirmDialog
          title={copy.confirmTitle}
          question={copy.confirmText}
          confirm={copy.erase}
          cancel={copy.cancel}
          onConfirm={erase}
          onClose={() => setIsAsked(false)}
        >
          <p>
            <b>{contact?.name ?? emails[0]}</b>
            {contact?.name && <span className="sub">{emails.join(', ')}</span>}
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
