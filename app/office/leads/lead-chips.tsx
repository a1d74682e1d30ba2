import { FilterChip } from '#app/office/list/filters.tsx'
import type { ListAddress } from '#app/office/list/list-address'
import type { ContactFilters } from '#contracts/contact-filters'
import { leadsCopy } from '#content/office/leads'
import { teamSizeChoices } from '#content/forms/scorecard'
import { usd } from '#content/facts/usd'
import { contactStatusNames, openStatuses } from '#domain/contact-status'
import { maxScore } from '#domain/score'
import { type FilterName, filtersOf, off, viewOf } from './lead-address.ts'
import { type Account, ownerText } from './owner-text.ts'

const copy = leadsCopy.filter

interface Chip {
  /** The parameters that removing it deletes from the address. */
  names: readonly FilterName[]
  label: string
  value?: string
}

/** Every active filter, including the view's, because a hidden filter is forgotten. */
export function LeadChips({ list, team }: { list: ListAddress; team: readonly Account[] }) {
  const { address, change } = list
  const ofView: ContactFilters = viewOf(address)?.filters ?? {}
  return chipsOf(filtersOf(address), team).map(({ names, label, value }) => (
    <FilterChip
      key={names[0]}
      onRemove={() =>
        change(Object.fromEntries(names.map((name) => [name, ofView[name] === undefined ? null : off])))
      }
    >
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

function chipsOf(filters: ContactFilters, team: readonly Account[]): Chip[] {
  const { status, teamSize, scoreFrom, scoreTo, costFrom, since, owner } = filters
  const chips: Chip[] = []
  if (status) {
    const isOpen =
      status.length === openStatuses.length && openStatuses.every((each) => status.includes(each))
    const value = isOpen ? copy.statusOpen : status.map((each) => contactStatusNames[each]).join(', ')
    chips.push({ names: ['status'], label: copy.status, value })
  }
  for (const name of ['waiting', 'due', 'noNextStep', 'movedCall'] as const) {
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
