import './calendars.css'
import '#app/office/parts/desk.css'
import { useState } from 'react'
import { useMay } from '#app/lib/admin-role'
import { OfficeField } from '#app/office/form/office-field.tsx'
import { Refusal } from '#app/office/form/refusal.tsx'
import { useOfficeForm } from '#app/office/form/use-office-form'
import { useAction } from '#app/office/frame/use-action'
import { LoadError } from '#app/office/list/load-error.tsx'
import { formatInstant } from '#app/office/parts/format-when'
import { Mark } from '#app/office/parts/mark.tsx'
import { useNow } from '#app/office/parts/use-now'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { calendarsCopy as copy } from '#content/office/calendars'
import type { ListedCalendar } from '#contracts/list-calendars'
import { removeCalendar } from '#contracts/remove-calendar'
import { saveCalendar } from '#contracts/save-calendar'
import { useCalendars } from './use-calendars.ts'

const topics = ['calls', 'log'] as const

/** The owner's calendars, whose busy times block calls. */
export function Calendars() {
  const isOwner = useMay('owner')
  const [edited, setEdited] = useState<ListedCalendar | 'new'>()
  const { data: answer, error, dataUpdatedAt, refetch } = useCalendars()
  const data = answer?.data
  return (
    <section className="calendars area" aria-labelledby="calendars">
      <div className="area__head">
        <h2 id="calendars">{copy.title}</h2>
      </div>
      {error && (
        <LoadError
          error={error}
          lastLoadedAt={data && new Date(dataUpdatedAt)}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && <p>{copy.none}</p>}
      {data && data.length > 0 && (
        <ul>
          {data.map((calendar) => (
            <CalendarRow
              key={calendar.id}
              calendar={calendar}
              onFix={isOwner ? () => setEdited(calendar) : undefined}
            />
          ))}
        </ul>
      )}
      <p className="sub">{copy.note}</p>
      {edited !== undefined ? (
        <CalendarForm
          key={edited === 'new' ? 'new' : edited.id}
          calendar={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      ) : (
        isOwner && (
          <p>
            <button type="button" className="btn btn--line" onClick={() => setEdited('new')}>
              {copy.add}
            </button>
          </p>
        )
      )}
    </section>
  )
}

interface CalendarRowProps {
  calendar: ListedCalendar
  /** Undefined if the user may not change calendars. */
  onFix: (() => void) | undefined
}

function CalendarRow({ calendar: { id, name, readAt, fault, busyAhead }, onFix }: CalendarRowProps) {
  const now = useNow()
  const [isAsked, setIsAsked] = useState(false)
  const remove = useAction(removeCalendar, { topics, successMessage: () => copy.removed(name) })
  const when = readAt === null ? null : formatInstant(readAt, now)
  const about = <span className="vh">{copy.about(name)}</span>
  return (
    <li className="calendars__one">
      <div>
        <b className={fault === null ? undefined : 'signal'}>
          <Mark name={fault !== null ? 'break' : when === null ? 'wait' : 'ok'} /> {name}
        </b>
        <p className="sub">
          {fault !== null
            ? `${copy.notSynced(when)} ${fault} ${when === null ? '' : copy.keeps}`.trim()
            : when === null
              ? copy.waits
              : copy.synced(when, busyAhead)}
        </p>
      </div>
      {onFix && (
        <div className="calendars__do">
          {fault !== null && (
            <button type="button" className="text-btn" onClick={onFix}>
              {copy.fix}
              {about}
            </button>
          )}
          <button
            type="button"
            className="text-btn"
            disabled={remove.isPending}
            onClick={() => setIsAsked(true)}
          >
            {copy.remove}
            {about}
          </button>
        </div>
      )}
      {isAsked && (
        <ConfirmDialog
          title={copy.removeTitle(name)}
          question={copy.removeText}
          confirm={copy.remove}
          cancel={copy.cancel}
          onConfirm={() => {
            setIsAsked(false)
            remove.act({ id })
          }}
          onClose={() => setIsAsked(false)}
        />
      )}
    </li>
  )
}

interface CalendarFormProps {
  /** The calendar whose address is replaced; undefined for a new calendar. */
  calendar: ListedCalendar | undefined
  onClose: () => void
}

function CalendarForm({ calendar, onClose }: CalendarFormProps) {
  const form = useOfficeForm(saveCalendar, {
    stored: { name: calendar?.name ?? '', address: '' },
    input: ({ values }) => ({ ...values, ...(calendar && { id: calendar.id }) }),
    topics,
    saysRefusal: true,
    successMessage: (_, { name }) => copy.saved(name),
    onDone: onClose,
  })
  return (
    <form {...form.formProps} aria-label={copy.add}>
      <OfficeField form={form} name="name" label={copy.name} isFocused />
      <OfficeField form={form} name="address" type="url" label={copy.address} hint={copy.hint} />
      <Refusal form={form} />
      <p className="row-of">
        <button type="submit" className="btn" disabled={form.isPending}>
          {form.isPending ? copy.pending : copy.save}
        </button>
        <button type="button" className="text-btn" onClick={onClose}>
          {copy.cancel}
        </button>
      </p>
    </form>
  )
}
