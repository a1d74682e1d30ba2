import './calendars.css'
import '#app/office/parts/desk.css'
import { useState } from 'react'
import { useAction } from '#app/office/frame/use-action'
import { copyText } from '#app/office/parts/copy-text'
import { dayText } from '#app/office/parts/format-when'
import { useNow } from '#app/office/parts/use-now'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { calendarsCopy } from '#content/office/calendars'
import { renewCallFeed } from '#contracts/renew-call-feed'
import { useCalendars } from './use-calendars.ts'

const copy = calendarsCopy.feed

/** The secret address at which the owner's calendar subscribes to the calls. It is shown once and can be renewed. */
export function CallFeed() {
  const since = useCalendars().data?.feedSince
  const now = useNow()
  const [link, setLink] = useState<string>()
  const [isAsked, setIsAsked] = useState(false)
  const { act: renew, isPending } = useAction(renewCallFeed, {
    topics: ['calls', 'log'],
    onDone: ({ link: made }) => setLink(made),
  })
  if (since === undefined) return null
  return (
    <section className="calendars area" aria-labelledby="call-feed">
      <div className="area__head">
        <h2 id="call-feed">{copy.title}</h2>
      </div>
      <p>{copy.text}</p>
      {link !== undefined && <Made address={window.location.origin + link} />}
      {link === undefined && since !== null && <p className="sub">{copy.since(dayText(since, now))}</p>}
      <p className="row-of">
        <button
          type="button"
          className="btn btn--line"
          disabled={isPending}
          onClick={() => (since === null ? renew({}) : setIsAsked(true))}
        >
          {since === null ? copy.make : copy.renew}
        </button>
      </p>
      {isAsked && (
        <ConfirmDialog
          title={copy.renewTitle}
          question={copy.renewText}
          confirm={copy.renew}
          cancel={copy.cancel}
          onConfirm={() => {
            setIsAsked(false)
            renew({})
          }}
          onClose={() => setIsAsked(false)}
        />
      )}
    </section>
  )
}

const focus = (field: HTMLInputElement | null) => field?.focus()

const Made = ({ address }: { address: string }) => (
  <>
    <p>{copy.made}</p>
    <input
      // A new address mounts a new field, so that it is focused and selected too.
      key={address}
      className="input"
      readOnly
      aria-label={copy.label}
      aria-describedby="call-feed-hint"
      value={address}
      ref={focus}
      onFocus={({ target }) => target.select()}
    />
    <p id="call-feed-hint" className="sub">
      {copy.hint}
    </p>
    <p>
      <button type="button" className="btn" onClick={() => void copyText(address, copy)}>
        {copy.copy}
      </button>
    </p>
  </>
)
