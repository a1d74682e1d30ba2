import '#app/lib/form.css'
import '#app/office/parts/desk.css'
import './hours.css'
import { FieldFrame } from '#app/lib/field-frame.tsx'
import { useAction } from '#app/office/frame/use-action'
import { useOfficeForm } from '#app/office/form/use-office-form'
import { weekdayText } from '#app/office/parts/format-when'
import { ConflictNote } from '#app/office/parts/conflict.tsx'
import { useNow } from '#app/office/parts/use-now'
import { Locked } from '#app/office/settings/setting-field.tsx'
import { callHoursCopy } from '#content/office/call-hours'
import { partsInWords } from '#content/office/opening-words'
import type { OwnerSetting } from '#contracts/owner-setting'
import { saveSettings } from '#contracts/save-settings'
import { dayIn } from '#domain/day-in'
import { type DayException, formatExceptions, partsTyped } from '#domain/opening-hours'
import { daysOffIn, effectiveValue } from './stored-hours.ts'
import { useUpcomingCalls } from './use-upcoming-calls.ts'

const copy = callHoursCopy.daysOff

/** Lists the upcoming days off and special hours. Past ones are deleted with the next change. */
export function DaysOff({ settings }: { settings: readonly OwnerSetting[] }) {
  const zone = effectiveValue(settings, 'BUSINESS_TIMEZONE')
  const now = useNow()
  const today = dayIn(zone, now)
  const ahead = daysOffIn(settings).filter(({ to }) => to >= today)
  const setting = settings.find(({ name }) => name === 'DAYS_OFF')
  const { calls, isAll } = useUpcomingCalls()
  const callDays = calls.map(({ startsAt }) => dayIn(zone, new Date(startsAt)))
  const changeTo = (days: readonly DayException[]) => ({
    changes: [
      {
        name: 'DAYS_OFF' as const,
        value: days.length > 0 ? formatExceptions(days) : null,
        updatedAt: setting?.updatedAt ?? null,
      },
    ],
  })
  const removing = useAction(saveSettings, { topics: ['settings'], successMessage: () => copy.removed })
  const isLocked = setting?.lockedBy != null
  return (
    <section className="area" aria-labelledby="days-off">
      <div className="area__head">
        <h2 id="days-off">{copy.title}</h2>
        <p>{copy.text}</p>
      </div>
      {ahead.length === 0 && <p className="sub days-off__none">{copy.none}</p>}
      <ul className="days-off">
        {ahead.map((each) => {
          const booked = callDays.filter((day) => each.from <= day && day <= each.to).length
          const days = formatDays(each, now)
          return (
            <li key={`${each.from} ${each.to}`}>
              <div>
                <b>{days}</b>
                <span className="sub">
                  {[each.name, each.parts.length === 0 ? copy.closed : copy.only(partsInWords(each.parts))]
                    .filter(Boolean)
                    .join(': ')}
                </span>
                {booked > 0 && (
                  <span className="sub">
                    {(isAll ? copy.booked : copy.bookedAtLeast)(booked)}. {copy.stays}
                  </span>
                )}
              </div>
              {!isLocked && (
                <button
                  type="button"
                  className="text-btn"
                  disabled={removing.isPending}
                  onClick={() => removing.act(changeTo(ahead.filter((other) => other !== each)))}
                >
                  {copy.remove}
                  <span className="vh"> {each.name ?? days}</span>
                </button>
              )}
            </li>
          )
        })}
      </ul>
      <ConflictNote conflict={removing.conflict} />
      {setting?.lockedBy != null ? (
        <Locked names={setting.lockedBy} />
      ) : (
        <AddDaysOff today={today} inputWith={(added) => changeTo(inOrder([...ahead, added]))} />
      )}
    </section>
  )
}

const inOrder = (days: readonly DayException[]) =>
  days.toSorted((one, other) => one.from.localeCompare(other.from))

interface AddDaysOffProps {
  today: string
  inputWith: (added: DayException) => Parameters<ReturnType<typeof useAction<typeof saveSettings>>['act']>[0]
}

function AddDaysOff({ today, inputWith }: AddDaysOffProps) {
  const form = useOfficeForm(saveSettings, {
    stored: { from: '', to: '', times: '', name: '' },
    draft: 'days-off',
    input: ({ values }) => inputWith(typedDays(values)),
    check: ({ values }) => faultsIn(values, today),
    fieldAt: () => 'from',
    topics: ['settings'],
    successMessage: () => copy.added,
  })
  const frame = (name: 'from' | 'to' | 'times' | 'name', hint?: string) => ({
    id: form.text(name).id,
    label: copy[name],
    hint,
    errorId: form.errorId(name),
    message: form.errors[name],
  })
  return (
    <form {...form.formProps} className="days-off__add" aria-label={copy.add}>
      <FieldFrame {...frame('from')}>
        <input {...form.text('from')} type="date" min={today} />
      </FieldFrame>
      <FieldFrame {...frame('to', copy.toHint)}>
        <input {...form.text('to')} type="date" min={form.values.from || today} />
      </FieldFrame>
      <FieldFrame {...frame('times', copy.timesHint)}>
        <input {...form.text('times')} type="text" autoComplete="off" />
      </FieldFrame>
      <FieldFrame {...frame('name', copy.nameHint)}>
        <input {...form.text('name')} type="text" maxLength={60} autoComplete="off" />
      </FieldFrame>
      <ConflictNote conflict={form.conflict} />
      <p className="row-of">
        <button type="submit" className="btn btn--line" disabled={form.isPending}>
          {form.isPending ? callHoursCopy.saving : copy.add}
        </button>
      </p>
    </form>
  )
}

interface Typed {
  from: string
  to: string
  times: string
  name: string
}

const typedDays = ({ from, to, times, name }: Typed): DayException => ({
  from,
  to: to || from,
  parts: partsTyped(times) ?? [],
  name: name.trim() || undefined,
})

function faultsIn({ from, to, times, name }: Typed, today: string): Record<string, string> {
  if (from === '') return { from: copy.noDay }
  if (to !== '' && to < from) return { to: copy.order }
  if ((to || from) < today) return { from: copy.past }
  if (partsTyped(times) === undefined) return { times: callHoursCopy.week.wrong }
  return /[(),;]/.test(name) ? { name: copy.badName } : {}
}

/** “Thu, Nov 26”, or “Mon, Dec 21 to Fri, Jan 1”. */
const formatDays = ({ from, to }: DayException, now: Date): string =>
  [...new Set([from, to])].map((day) => weekdayText(day, now)).join(' to ')
