import '#app/lib/form.css'
import '#app/office/parts/desk.css'
import './hours.css'
import { type FormEvent, useState } from 'react'
import { FieldError } from '#app/ui/field-error.tsx'
import { toast } from '#app/ui/toast'
import { callFunction } from '#app/lib/call-function'
import { useOfficeForm } from '#app/office/form/use-office-form'
import { ConflictNote } from '#app/office/parts/conflict.tsx'
import { useNow } from '#app/office/parts/use-now'
import { changesOf } from '#app/office/settings/changes'
import { Locked } from '#app/office/settings/setting-field.tsx'
import { callHoursCopy as copy } from '#content/office/call-hours'
import { settingFields } from '#content/office/settings'
import { partsInWords } from '#content/office/opening-words'
import type { RawInputOf } from '#contracts/contract'
import { getSettings } from '#contracts/get-settings'
import type { OwnerSetting } from '#contracts/owner-setting'
import { saveSettings } from '#contracts/save-settings'
import type { OwnerSettingName } from '#domain/owner-setting'
import type { DayPart } from '#domain/day-spans'
import { dayNames, formatWeek, partsTyped } from '#domain/opening-hours'
import { cityOf, dayOf, shortDayOf } from '#domain/weekly-words'
import { DayLine, Legend } from './day-line.tsx'
import { withEndAt } from './moved-end.ts'
import { businessWeek, callWeek, effectiveValue } from './stored-hours.ts'
import { useCanDrag } from './use-can-drag.ts'
import { useWeekItems } from './use-week-items.ts'
import { Axis, axisOf } from './week-axis.tsx'

/** Returns the options of a number setting: the usual numbers and the stored one. */
const numberOptions = (usual: readonly number[], say: (count: number) => string) => (stored: string) =>
  [...new Set([...usual, Number(stored)])]
    .toSorted((one, other) => one - other)
    .map((count): [string, string] => [String(count), say(count)])

/** The options of each booking rule, for its stored value. */
const rules = {
  CALL_BUFFER_MINUTES: numberOptions([0, 5, 10, 15, 20, 30, 45, 60], copy.rules.minutes),
  CALL_NOTICE_HOURS: numberOptions([0, 1, 2, 4, 8, 12, 24, 48, 72], copy.rules.hours),
  CALL_HORIZON_DAYS: numberOptions([7, 14, 21, 30, 60, 90], copy.rules.days),
  CALLS_PER_DAY: numberOptions([1, 2, 3, 4, 5, 6, 8, 10, 15, 20], copy.rules.calls),
  CALL_AUTO_CONFIRM: () => Object.entries(copy.rules.confirms),
} satisfies Partial<Record<OwnerSettingName, (stored: string) => [value: string, text: string][]>>
type Rule = keyof typeof rules
const ruleNames = Object.keys(rules) as Rule[]

/** The weekdays in display order, from Monday; 0 is Sunday. */
const days = [1, 2, 3, 4, 5, 6, 0] as const

type Values = Record<string, string>

/** Edits the weekly hours for calls, as text or by dragging in the drawing, and the booking rules. */
export function WeekForm({ settings }: { settings: readonly OwnerSetting[] }) {
  const stored: Values = {
    ...Object.fromEntries(days.map((day) => [shortDayOf(day), partsInWords(callWeek(settings)[day] ?? [])])),
    ...Object.fromEntries(ruleNames.map((name) => [name, effectiveValue(settings, name)])),
  }
  const changesFor = (values: Values, of = settings) => {
    const week = formatWeek(typedWeek(values).map((parts) => parts ?? []))
    // Call hours equal to the business hours are not stored, so that they follow later changes of those.
    const own = week === formatWeek(businessWeek(of)) ? undefined : week
    const usual = (name: Rule) => of.find((each) => each.name === name)?.default
    const typed = Object.fromEntries(
      ruleNames.map((name) => [name, values[name] === usual(name) ? undefined : values[name]]),
    )
    return changesOf(
      { ...typed, CALL_HOURS: own },
      of.filter(({ name }) => name === 'CALL_HOURS' || ruleNames.some((each) => each === name)),
    )
  }

  async function overTheirs({ changes }: RawInputOf<typeof saveSettings>) {
    const { data } = await callFunction(getSettings, {})
    const times = new Map(data.map(({ name, updatedAt }) => [name, updatedAt]))
    return { changes: changes.map((each) => ({ ...each, updatedAt: times.get(each.name) ?? null })) }
  }

  const form = useOfficeForm(saveSettings, {
    stored,
    draft: 'call-hours',
    input: ({ values }) => ({ changes: changesFor(values) }),
    check: ({ values }) => faultsIn(values),
    fieldAt(path, { changes }) {
      const name = path[0] === 'changes' ? changes[Number(path[1])]?.name : path[0]
      return name === 'CALL_HOURS' ? 'Mon' : name
    },
    topics: ['settings', 'calls'],
    successMessage: () => copy.saved,
    inputForOverride: overTheirs,
  })

  function save(event: FormEvent<HTMLFormElement>) {
    const isFaulty = Object.keys(faultsIn(form.values)).length > 0
    if (isFaulty || changesFor(form.values).length > 0) return form.formProps.onSubmit(event)
    event.preventDefault()
    form.reset()
    toast({ title: copy.unchanged, tone: 'notice' })
  }

  const zone = effectiveValue(settings, 'BUSINESS_TIMEZONE')
  const now = useNow()
  const items = useWeekItems(zone, now)
  const week = typedWeek(form.values)
  const drawn = [
    ...week.flatMap((parts) => parts ?? []),
    ...items.flatMap(({ calls }) => calls.map(({ part }) => part)),
  ]
  const [axisHeld, setAxisHeld] = useState<DayPart>()
  const axis = axisHeld ?? axisOf(drawn)
  const lockedWeek = lockedBy(settings, 'CALL_HOURS')
  const canDrag = useCanDrag() && lockedWeek === null && !form.isPending
  return (
    <form {...form.formProps} onSubmit={save} className="hours" aria-label={copy.title.muted}>
      <section className="area" aria-labelledby="week">
        <div className="area__head">
          <h2 id="week">{copy.week.title}</h2>
          <p>{copy.week.text(cityOf(zone), canDrag)}</p>
        </div>
        <p className="sub" id="week-like">
          {copy.week.like}
        </p>
        <Axis axis={axis} />
        <ol>
          {days.map((day) => {
            const name = shortDayOf(day)
            const control = form.text(name)
            return (
              <li key={name} className="week__day">
                <label htmlFor={control.id}>
                  <b aria-hidden="true">{name}</b>
                  <span className="vh">{dayOf(day)}</span>
                </label>
                {items[day] && (
                  <DayLine
                    weekday={day}
                    parts={week[day]}
                    items={items[day]}
                    axis={axis}
                    now={now}
                    onMove={
                      canDrag
                        ? (parts, moved, minutes) =>
                            form.write({ [name]: partsInWords(withEndAt(parts, moved, minutes)) })
                        : undefined
                    }
                    onGrab={() => setAxisHeld(axis)}
                    onRelease={() => setAxisHeld(undefined)}
                  />
                )}
                <div className="week__typed">
                  <input
                    {...control}
                    type="text"
                    className="input"
                    placeholder={copy.week.closed}
                    autoComplete="off"
                    disabled={lockedWeek !== null}
                    aria-describedby={[control['aria-describedby'], 'week-like'].filter(Boolean).join(' ')}
                  />
                  <FieldError id={form.errorId(name)} message={form.errors[name]} />
                </div>
              </li>
            )
          })}
        </ol>
        <Legend dates={items.map(({ date }) => date)} now={now} />
        <p className="sub">{lockedWeek === null ? copy.week.ofBusiness : <Locked names={lockedWeek} />}</p>
      </section>
      <section className="area" aria-labelledby="rules">
        <div className="area__head">
          <h2 id="rules">{copy.rules.title}</h2>
        </div>
        <div className="rules">
          {ruleNames.map((name) => {
            const control = form.choice(name)
            const locked = lockedBy(settings, name)
            return (
              <div key={name} className="field">
                <label htmlFor={control.id}>{settingFields[name].label}</label>
                <select {...control} className="input" disabled={locked !== null}>
                  {rules[name](stored[name] ?? '').map(([value, text]) => (
                    <option key={value} value={value}>
                      {text}
                    </option>
                  ))}
                </select>
                {locked !== null && <Locked names={locked} />}
                <FieldError id={form.errorId(name)} message={form.errors[name]} />
              </div>
            )
          })}
          <p className="sub rules__hint">{copy.rules.confirmsHint}</p>
        </div>
      </section>
      <ConflictNote conflict={form.conflict} />
      <p className="row-of">
        <button type="submit" className="btn" disabled={form.isPending}>
          {form.isPending ? copy.saving : copy.save}
        </button>
      </p>
    </form>
  )
}

const lockedBy = (settings: readonly OwnerSetting[], wanted: OwnerSetting['name']) =>
  settings.find(({ name }) => name === wanted)?.lockedBy ?? null

/** The typed parts, indexed by weekday (Sunday is 0); undefined for a day whose text cannot be parsed. */
const typedWeek = (values: Values) => dayNames.map((name) => partsTyped(values[name] ?? ''))

function faultsIn(values: Values): Record<string, string> {
  const week = typedWeek(values)
  const wrong = dayNames.filter((_, day) => week[day] === undefined)
  if (wrong.length > 0) return Object.fromEntries(wrong.map((name) => [name, copy.week.wrong]))
  return week.every((parts) => parts?.length === 0) ? { Mon: copy.week.noDay } : {}
}
