import './forms.css'
import '#app/office/parts/desk.css'
import '#app/office/list/office-table.css'
import { useId } from 'react'
import { useMay } from '#app/lib/admin-role'
import { useToday } from '#app/office/frame/use-today'
import type { Selection } from '#app/office/list/use-selection'
import { Mark } from '#app/office/parts/mark.tsx'
import { formatInstant } from '#app/office/parts/format-when'
import { formsCopy as copy } from '#content/office/forms'
import { formOf } from '#domain/form-of'
import type { QuarantinedSubmission } from '#contracts/list-submissions'
import type { FormActions } from './form-actions.ts'
import { RawContent } from './raw-content.tsx'

interface QuarantinedItemProps {
  held: QuarantinedSubmission
  isAt: boolean
  onFocus: () => void
  actions: FormActions
  selection?: Selection
  now: Date
}

/** A quarantined submission: its sender, its text, each reason, and what releasing it does. */
export function QuarantinedItem({ held, isAt, onFocus, actions, selection, now }: QuarantinedItemProps) {
  const { id, form, name, email, reasons, quote, calls, heldAt, mails, state } = held
  const titleId = useId()
  const canAct = useMay('editor')
  const isMailConnected = useToday().data?.setUp.connected.mail !== false
  const input = calls[0]?.input
  const title = form ? formOf({ kind: form, source: input?.['source'] }).title : (calls[0]?.function ?? '')
  const who = [name, email].filter(Boolean).join(', ') || copy.someone
  const classes = ['held', !selection && 'held--plain', isAt && 'held--at'].filter(Boolean).join(' ')
  return (
    <li className={classes} aria-labelledby={titleId} data-row={id} onFocus={onFocus}>
      {selection && (
        <label className="tickbox">
          <input
            type="checkbox"
            aria-label={copy.choose(who)}
            checked={selection.has(id)}
            onChange={() => selection.toggle(id)}
          />
        </label>
      )}
      <div>
        <h2 id={titleId} tabIndex={-1} data-row-link="">
          {title}
        </h2>
        <p className="sub">{formatInstant(heldAt, now)}</p>
        <p className="sub">{who}</p>
      </div>
      <div>
        {quote !== null && <blockquote>{quote}</blockquote>}
        <ul className="held__reasons">
          {reasons.map((reason) => (
            <li key={reason} className="signal">
              <Mark name="break" /> {reason}
            </li>
          ))}
        </ul>
        <details>
          <summary>{copy.all}</summary>
          {calls.map((call) => (
            <RawContent
              key={call.function}
              content={[[copy.sentTo, call.function], ...Object.entries(call.input)]}
            />
          ))}
        </details>
      </div>
      {canAct && state !== 'released' && (
        <div className="held__do">
          <button
            type="button"
            // With a single reason the sender may be a person, so Release is the primary action.
            className={reasons.length === 1 ? 'btn btn--ok' : 'btn btn--line'}
            disabled={actions.release.isPending}
            onClick={() => actions.release.act({ id })}
          >
            {copy.release}
          </button>
          {state === 'held' && (
            <button
              type="button"
              className="btn btn--line"
              disabled={actions.reject.isPending}
              onClick={() => actions.reject.act({ id })}
            >
              {copy.reject}
            </button>
          )}
          <p className="sub">{mails ? (isMailConnected ? copy.mails : copy.mailsWait) : copy.noMails}</p>
        </div>
      )}
    </li>
  )
}
