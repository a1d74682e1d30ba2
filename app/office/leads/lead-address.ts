import type { ContactFilters, ContactSort } from '#contracts/contact-filters'
import { contactSorts } from '#contracts/contact-filters'
import { contactViews } from '#contracts/contact-views'
import type { RawInputOf } from '#contracts/contract'
import type { listContacts } from '#contracts/list-contacts'

type Names = readonly (keyof ContactFilters)[]
const lists = ['status', 'teamSize', 'form', 'answer', 'source'] as const satisfies Names
export const flags = ['waiting', 'due', 'noNextStep', 'movedCall', 'mayPublish'] as const satisfies Names
const numbers = ['scoreFrom', 'scoreTo', 'costFrom', 'since'] as const satisfies Names
const texts = ['owner', 'newsletter', 'workshop'] as const satisfies Names

/** The filters of leads, by their names in the address. */
export const filterNames = [...lists, ...flags, ...numbers, ...texts]
export type FilterName = (typeof filterNames)[number]

const isIn = (names: Names, name: FilterName) => names.includes(name)

/** The value of a parameter that removes the view's own filter. */
export const off = 'any'

/** The built-in view of an address, by default the first; undefined for a saved view. */
export const viewOf = (address: URLSearchParams) =>
  contactViews.find(({ id }) => id === (address.get('view') ?? contactViews[0]?.id))

/** The filters of a view with those of the address. Invalid values are ignored. */
export function filtersOf(
  address: URLSearchParams,
  ofView: ContactFilters = viewOf(address)?.filters ?? {},
): ContactFilters {
  const filters: Record<string, unknown> = { ...ofView }
  for (const name of filterNames) {
    const parameters = address.getAll(name).filter(Boolean)
    if (parameters.length === 0) continue
    if (parameters[0] === off) delete filters[name]
    else if (isIn(lists, name)) filters[name] = parameters
    else if (isIn(flags, name)) filters[name] = true
    else filters[name] = isIn(numbers, name) ? Number(parameters[0]) : parameters[0]
  }
  return filters
}

export function sortOf(address: URLSearchParams): ContactSort {
  const sort = address.get('sort')
  return contactSorts.find((each) => each === sort) ?? viewOf(address)?.sort ?? 'waiting'
}

/** Returns the list's input for an address. */
export function searchInputOf(
  address: URLSearchParams,
): Omit<RawInputOf<typeof listContacts>, 'cursor' | 'limit'> {
  const q = address.get('q') ?? undefined
  return { ...(q && { q }), filters: filtersOf(address), sort: sortOf(address) }
}

/** The address of a saved view, with all its filters spelled out. */
export function addressOf(view: {
  id: string
  q: string | null
  filters: ContactFilters
  sort: ContactSort
}): string {
  const address = new URLSearchParams({ view: view.id })
  if (view.q !== null) address.set('q', view.q)
  for (const [name, value] of Object.entries(view.filters)) {
    for (const each of [value].flat()) address.append(name, each === true ? '1' : String(each))
  }
  address.set('sort', view.sort)
  return `?${address}`
}
