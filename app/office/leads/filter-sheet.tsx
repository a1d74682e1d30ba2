import '#app/office/parts/desk.css'
import './sheets.css'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { callFunction } from '#app/lib/call-function'
import { ModalSheet } from '#app/office/frame/modal-sheet.tsx'
import type { ListAddress } from '#app/office/list/list-address'
import { readinessWorkshop } from '#contracts/contact-filters'
import { listWorkshopSessions } from '#contracts/list-workshop-sessions'
import { leadsCopy } from '#content/office/leads'
import { newsletterCopy } from '#content/office/newsletter'
import { teamSizeChoices } from '#content/forms/scorecard'
import { usd } from '#content/facts/usd'
import { contactStatuses, contactStatusNames } from '#domain/contact-status'
import { forms } from '#domain/forms'
import { subscriberStates } from '#domain/newsletter'
import { maxScore } from '#domain/score'
import { choiceQuestions } from './answer-choices.ts'
import { type FilterName, filtersOf, flags, off, viewOf } from './lead-address.ts'
import { type Account, ownerText } from './owner-text.ts'
import { workshopText } from './workshop-text.ts'

const copy = leadsCopy.filter
const scores = Array.from({ length: maxScore + 1 }, (_, score) => ({ value: `${score}`, label: `${score}` }))
const costs = [50_000, 100_000, 250_000, 500_000].map((cost) => ({ value: `${cost}`, label: usd(cost) }))
/** The forms that visitors fill in; kinds of activity without a function of their own are left out. */
const formChoices = Object.entries(forms)
  .filter(([, { functions }]) => Object.keys(functions).length > 0)
  .map(([value, { title }]) => ({ value, label: title }))
const newsletterChoices = subscriberStates.map((value) => ({ value, label: newsletterCopy.state[value] }))
const spans = [1, 7, 30, 90, 365].map((days) => ({ value: `${days}`, label: copy.days(days) }))

interface FilterSheetProps {
  list: ListAddress
  team: readonly Account[]
  sources: readonly string[]
  now: Date
  onClose: () => void
}

/** All filters for leads; each change applies at once. */
export function FilterSheet({ list, team, sources, now, onClose }: FilterSheetProps) {
  const { data: sessions } = useQuery({
    queryKey: ['contacts', listWorkshopSessions.name],
    queryFn: ({ signal }) => callFunction(listWorkshopSessions, {}, { signal }),
  })
  const workshops = [readinessWorkshop, ...(sessions?.data ?? []).map(({ startsAt }) => startsAt)]
  const filters = filtersOf(list.address)
  const ofView = viewOf(list.address)?.filters ?? {}
  const answers = filters.answer ?? []
  const questions = (filters.form ?? []).flatMap((kind) =>
    Object.hasOwn(forms, kind) ? choiceQuestions(kind) : [],
  )
  const changeOf = (name: FilterName, values: readonly string[]) => ({
    [name]: values.length > 0 ? values : ofView[name] === undefined ? null : off,
  })
  const put = (name: FilterName, values: readonly string[]) => list.change(changeOf(name, values))

  const boxes = (name: 'status' | 'teamSize', choices: readonly { value: string; label: string }[]) => {
    const chosen: readonly string[] = filters[name] ?? []
    return choices.map(({ value, label }) => (
      <label key={value} className="check">
        <input
          type="checkbox"
          checked={chosen.includes(value)}
          onChange={({ currentTarget: { checked } }) =>
            put(name, checked ? [...chosen, value] : chosen.filter((each) => each !== value))
          }
        />
        {label}
      </label>
    ))
  }
  const select = (name: FilterName, label: string, options: readonly { value: string; label: string }[]) => (
    <Select
      label={label}
      value={[filters[name] ?? ''].flat().join(' ')}
      options={options}
      onChange={(value) => put(name, value ? [value] : [])}
    />
  )

  return (
    <ModalSheet title={copy.title} onClose={onClose}>
      <div className="filter-sheet">
        <fieldset>
          <legend>{copy.status}</legend>
          {boxes(
            'status',
            contactStatuses.map((value) => ({ value, label: contactStatusNames[value] })),
          )}
        </fieldset>
        <fieldset>
          <legend>{copy.teamSize}</legend>
          {boxes('teamSize', teamSizeChoices)}
        </fieldset>
        <fieldset>
          {flags.map((name) => (
            <label key={name} className="check">
              <input
                type="checkbox"
                checked={filters[name] === true}
                onChange={({ currentTarget: { checked } }) => put(name, checked ? ['1'] : [])}
              />
              {copy[name]}
            </label>
          ))}
        </fieldset>
        <div className="filter-sheet__selects">
          {select('scoreFrom', copy.scoreFrom, scores)}
          {select('scoreTo', copy.scoreTo, scores)}
          {select('costFrom', copy.costFrom, costs)}
          {select('since', copy.sinceLabel, spans)}
          {select(
            'source',
            copy.source,
            sources.map((source) => ({ value: source, label: source })),
          )}
          {select(
            'workshop',
            copy.workshop,
            workshops.map((value) => ({ value, label: workshopText(value, now) })),
          )}
          {select('newsletter', copy.newsletter, newsletterChoices)}
          {select('owner', copy.owner, [
            { value: 'nobody', label: copy.nobody },
            ...team.map((account) => ({ value: account.id, label: ownerText(account) })),
          ])}
          <Select
            label={copy.form}
            value={(filters.form ?? []).join(' ')}
            options={formChoices}
            // The filter by answers belongs to the previous form, so it is cleared.
            onChange={(value) => list.change({ ...changeOf('form', value ? [value] : []), answer: null })}
          />
        </div>
        {questions.length > 0 && (
          <fieldset>
            <legend>{copy.answers}</legend>
            <div className="filter-sheet__selects">
              {questions.map(({ field, label, options }) => (
                <Select
                  key={field}
                  label={label}
                  value={answers.find((key) => options.some(({ value }) => value === key)) ?? ''}
                  options={options}
                  onChange={(key) => {
                    const others = answers.filter((each) => !options.some(({ value }) => value === each))
                    put('answer', key ? [...others, key] : others)
                  }}
                />
              ))}
            </div>
          </fieldset>
        )}
        <button type="button" className="btn" onClick={onClose}>
          {copy.done}
        </button>
      </div>
    </ModalSheet>
  )
}

interface SelectProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

function Select({ label, value, options, onChange }: SelectProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{copy.any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
        {/* Shows a value from the address that is not among the options. */}
        {value !== '' && !options.some((option) => option.value === value) && <option>{value}</option>}
      </select>
    </div>
  )
}
