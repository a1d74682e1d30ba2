import '#app/office/parts/desk.css'
import { useState } from 'react'
import { ModalSheet } from '#app/office/frame/modal-sheet.tsx'
import { useAction } from '#app/office/frame/use-action'
import { copyText } from '#app/office/parts/copy-text'
import { dayText } from '#app/office/parts/format-when'
import { useNow } from '#app/office/parts/use-now'
import { contactCopy } from '#content/office/contact'
import type { OutputOf } from '#contracts/contract'
import { createIntakeLink } from '#contracts/create-intake-link'
import type { ContactPage } from '#contracts/get-contact'

const copy = contactCopy.intakeLink

interface IntakeLinkProps {
  contact: ContactPage
  onClose: () => void
}

/** Creates a client's personal link to the week-1 intake and shows it once. */
export function IntakeLink({ contact: { id, name, email }, onClose }: IntakeLinkProps) {
  const [made, setMade] = useState<OutputOf<typeof createIntakeLink>>()
  const { act: makeLink, isPending } = useAction(createIntakeLink, { topics: ['contacts'], onDone: setMade })
  const now = useNow()
  return (
    <ModalSheet title={copy.title} onClose={onClose}>
      {made?.link === undefined ? (
        <>
          <p>{copy.text(name ?? email)}</p>
          <p className="row-of">
            <button type="button" className="btn" disabled={isPending} onClick={() => makeLink({ id })}>
              {copy.submit}
            </button>
          </p>
        </>
      ) : (
        <Made link={window.location.origin + made.link} until={dayText(made.data.expiresAt, now)} />
      )}
    </ModalSheet>
  )
}

/** A stable ref callback, so that only the first rendering takes the focus. */
const focus = (field: HTMLInputElement | null) => field?.focus()

const Made = ({ link, until }: { link: string; until: string }) => (
  <>
    <p>{copy.made(until)}</p>
    <input
      className="input"
      readOnly
      aria-label={copy.label}
      value={link}
      ref={focus}
      onFocus={({ target }) => target.select()}
    />
    <p className="row-of">
      <button type="button" className="btn" onClick={() => void copyText(link, copy)}>
        {copy.copy}
      </button>
    </p>
  </>
)
