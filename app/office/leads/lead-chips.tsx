import { FilterChip } from '#app/office/list/filters.tsx'
import type { ListAddress } from '#app/office/list/list-address'
import type { ContactFilters } from '#contracts/contact-filters'
import { leadsCopy } from '#content/office/leads'
import { newsletterCopy } from '#content/office/newsletter'
import { teamSizeChoices } from '#content/forms/scorecard'
import { usd } from '#content/facts/usd'
import { contactStatusNames, openStatuses } from '#domain/contact-status'
import { forms } from '#domain/forms'
import { maxScore } from '#domain/score'
import { choiceText } from './answer-choices.ts'
import { type FilterName, filtersOf, flags } from './lead-address.ts'
import { type Account, ownerText } from './owner-text.ts'
import { workshopText } from './workshop-text.ts'

const copy = leadsCopy.filter

interface Chip {
  /** The parameters that removing it deletes from the address. */
  names: readonly FilterName[]
  label: string
  value?: string
}

interface LeadChipsProps {
  list: ListAddress
  team: readonly Account[]
  now: Date
}

/** The filters of the address, because a hidden filter is forgotten. The name of the view says its own. */
export function LeadChips({ list, team, now }: LeadChipsProps) {
  const { address, change } = list
  return chipsOf(filtersOf(address, {}), team, now).map(({ names, label, value }) => (
    <FilterChip key={names[0]} onRemove={() => change(Object.fromEntries(names.map((name) => [name, null])))}>
      <span>
        {label}
        {value !== undefined && (
          <>
            {': '}
            <b>{value}</b>
          </>
        )}
      </span>
    </FilterChip>
  ))
}

function chipsOf(filters: ContactFilters, team: readonly Account[], now: Date): Chip[] {
  const { status, teamSize, scoreFrom, scoreTo, costFrom, since, owner } = filters
  const { form, answer, source, newsletter, workshop } = filters
  const chips: Chip[] = []
  if (status) {
    const isOpen =
      status.length === openStatuses.length && openStatuses.every((each) => status.includes(each))
    const value = isOpen ? copy.statusOpen : status.map((each) => contactStatusNames[each]).join(', ')
    chips.push({ names: ['status'], label: copy.status, value })
  }
  if (source) chips.push({ names: ['source'], label: copy.source, value: source.join(', ') })
  if (form) {
    // The address may name an unknown form.
    const titles = form.map((each) => (Object.hasOwn(forms, each) ? forms[each].title : each))
    chips.push({ names: ['form'], label: copy.form, value: titles.join(', ') })
  }
  if (answer) chips.push({ names: ['answer'], label: copy.answer, value: answer.map(choiceText).join(', ') })
  if (workshop !== undefined)
    chips.push({ names: ['workshop'], label: copy.workshop, value: workshopText(workshop, now) })
  if (newsletter !== undefined)
    chips.push({ names: ['newsletter'], label: copy.newsletter, value: newsletterCopy.state[newsletter] })
  for (const name of flags) {
    if (filters[name]) chips.push({ names: [name], label: copy[name] })
  }
  if (scoreFrom !== undefined || scoreTo !== undefined)
    chips.push({ names: ['scoreFrom', 'scoreTo'], label: copy.score(scoreFrom ?? 0, scoreTo ?? maxScore) })
  if (costFrom !== undefined) chips.push({ names: ['costFrom'], label: copy.cost(usd(costFrom)) })
  if (teamSize) {
    const labels = teamSizeChoices.filter(({ value }) => teamSize.includes(value)).map(({ label }) => label)
    chips.push({ names: ['teamSize'], label: copy.team, value: labels.join(', ') })
  }
  if (since !== undefined) chips.push({ names: ['since'], label: copy.since(since) })
  if (owner !== undefined) {
    const account = team.find(({ id }) => id === owner)
    const value = owner === 'nobody' ? copy.nobody : account && ownerText(account)
    chips.push({ names: ['owner'], label: copy.owner, ...(value !== undefined && { value }) })
  }
  return chips
}
