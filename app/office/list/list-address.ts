import { useCallback } from 'react'
import { useAddress } from './use-address.ts'

/** What of an address speaks of a page of the list, and not of which rows it has. */
const ofPage = ['after', 'page', 'one']

/** The same address with some of it changed; null and '' take something out of it. The list is back at its first page. */
export function changedAddress(
  address: URLSearchParams,
  changes: Readonly<Record<string, string | readonly string[] | null>>,
): URLSearchParams {
  const next = new URLSearchParams(address)
  for (const name of ofPage) next.delete(name)
  for (const [name, value] of Object.entries(changes)) {
    next.delete(name)
    for (const each of [value ?? ''].flat()) if (each !== '') next.append(name, each)
  }
  return next
}

export interface ListAddress {
  address: URLSearchParams
  /** Goes to the same list with some of its address changed; `replace` leaves no way back to how it was. */
  change: (
    changes: Readonly<Record<string, string | readonly string[] | null>>,
    options?: { replace?: boolean },
  ) => void
  /** Opens a row beside the list by its id, or closes it with null. */
  open: (id: string | null) => void
  /** Where opening a row leads, for its link. */
  toOpen: (id: string) => string
  /** Where such a change leads, for a link. */
  to: (changes: Readonly<Record<string, string | readonly string[] | null>>) => string
}

/** The state of a list: what is searched, filtered, sorted and open stands in the address, so that it can be sent. */
export function useListAddress(): ListAddress {
  const [address, setAddress] = useAddress()
  const change = useCallback<ListAddress['change']>(
    (changes, { replace = false } = {}) =>
      setAddress(changedAddress(address, changes), { replace, preventScrollReset: true }),
    [address, setAddress],
  )
  const withOpen = (id: string | null) => {
    const next = new URLSearchParams(address)
    if (id === null) next.delete('one')
    else next.set('one', id)
    return next
  }
  return {
    address,
    change,
    open: (id) => setAddress(withOpen(id), { preventScrollReset: true }),
    toOpen: (id) => `?${withOpen(id)}`,
    to: (changes) => `?${changedAddress(address, changes)}`,
  }
}
