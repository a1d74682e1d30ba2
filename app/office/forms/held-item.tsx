import './forms.css'
import '#app/office/parts/desk.css'
import '#app/office/list/office-table.css'
import { useId } from 'react'
import { useMay } from '#app/lib/admin-role'
import { useToday } from '#app/office/frame/use-today'
import type { Selection } from '#app/office/list/use-selection'
import { Mark } from '#app/office/parts/mark.tsx'
import { momentText } from '#app/office/parts/when-text'
import { formsCopy as copy } from '#content/office-forms'
import { formOf } from '#domain/form-of'
import type { HeldSubmission } from '#contracts/list-submissions'
import { wordsOf } from '#domain/field-roles'
import type { FormActs } from './form-acts.ts'
import { RawContent } from './raw-content.tsx'

interface HeldItemProps {
  held: HeldSubmission
  isAt: boolean
  onFocus: () => void
  acts: FormActs
  selection?: Selection
  now: Date
}

/** A submission that was held back: who says they are, what they wrote, each reason, and what letting it through does. */
export function HeldItem({ held, isAt, onFocus, acts, selection, now }: HeldItemProps) {
  const { id, form, name, email, reasons, calls, heldAt, mails, state } = held
  const titleId = useId()
  const mayAct = useMay('editor')
  const isMailConnected = useToday().data?.setUp.connected.mail !== false
  const input = calls[0]?.input
  const title = form ? formOf({ kind: form, source: input?.['source'] }).title : (calls[0]?.function ?? '')
  const who = [name, email].filter(Boolean).join(', ') || copy.someone
  const classes = ['held', !selection && 'held--plain', isAt && 'held--at'].filter(Boolean).join(' ')
  const quote = quoteOf(input)
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
        <p className="sub">{momentText(heldAt, now)}</p>
        <p className="sub">{who}</p>
      </div>
      <div>
        {quote !== undefined && <blockquote>{quote}</blockquote>}
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
      {mayAct && state !== 'released' && (
        <div className="held__do">
          <button
            type="button"
            // One reason alone is what a quick person gives.
            className={reasons.length === 1 ? 'btn btn--ok' : 'btn btn--line'}
            disabled={acts.release.isPending}
            onClick={() => acts.release.act({ id })}
          >
            {copy.letThrough}
          </button>
          {state === 'held' && (
            <button
              type="button"
              className="btn btn--line"
              disabled={acts.reject.isPending}
              onClick={() => acts.reject.act({ id })}
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

/** The most that they wrote in their own words. */
function quoteOf(input: unknown): string | undefined {
  const texts = wordsOf(input).filter(({ role }) => role === 'text' || role === 'talk')
  return texts.toSorted((one, other) => other.text.length - one.text.length)[0]?.text
}
