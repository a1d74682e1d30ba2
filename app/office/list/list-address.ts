import { useCallback, useMemo } from 'react'
import { ownOf, withOwn } from './own-parameters.ts'
import { useAddress } from './use-address.ts'

/** The address parameters that select a page rather than rows. */
export const pageParameters = ['after', 'page', 'one']

/** Changes the address and returns to the first page; null and '' remove a parameter. */
export function changedAddress(
  address: URLSearchParams,
  changes: Readonly<Record<string, string | readonly string[] | null>>,
): URLSearchParams {
  const next = new URLSearchParams(address)
  for (const name of pageParameters) next.delete(name)
  for (const [name, value] of Object.entries(changes)) {
    next.delete(name)
    for (const each of [value ?? ''].flat()) if (each !== '') next.append(name, each)
  }
  return next
}

export interface ListAddress {
  address: URLSearchParams
  /** Changes the list's address; `replace` adds no history entry. */
  change: (
    changes: Readonly<Record<string, string | readonly string[] | null>>,
    options?: { replace?: boolean },
  ) => void
  /** Opens a row beside the list by its id; null closes it. */
  open: (id: string | null) => void
  /** The link that opens a row. */
  toOpen: (id: string) => string
  /** The link that makes the same change as `change`. */
  to: (changes: Readonly<Record<string, string | readonly string[] | null>>) => string
}

/**
 * The state of a list: search, filters, order and open row are in the address, so that it can be shared. A second
 * list of a screen has a name, which its parameters begin with: `?mails.page=2`.
 */
export function useListAddress(name?: string): ListAddress {
  const [whole, setWhole] = useAddress()
  const prefix = name === undefined ? '' : `${name}.`
  const address = useMemo(() => (prefix === '' ? whole : ownOf(whole, prefix)), [whole, prefix])
  const wholeWith = useCallback(
    (own: URLSearchParams) => (prefix === '' ? own : withOwn(whole, prefix, own)),
    [whole, prefix],
  )
  const change = useCallback<ListAddress['change']>(
    (changes, { replace = false } = {}) =>
      setWhole(wholeWith(changedAddress(address, changes)), { replace, preventScrollReset: true }),
    [address, setWhole, wholeWith],
  )
  const withOpen = (id: string | null) => {
    const next = new URLSearchParams(address)
    if (id === null) next.delete('one')
    else next.set('one', id)
    return wholeWith(next)
  }
  return {
    address,
    change,
    open: (id) => setWhole(withOpen(id), { preventScrollReset: true }),
    toOpen: (id) => `?${withOpen(id)}`,
    to: (changes) => `?${wholeWith(changedAddress(address, changes))}`,
  }
}
