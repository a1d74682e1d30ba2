import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { callFunction } from '#app/lib/call-function'
import { storedValue } from '#app/lib/stored-value'
import { searchInputOf } from '#app/office/leads/lead-address'
import { pageSize } from '#app/office/list/list-ask'
import { listQuery } from '#app/office/list/use-office-list'
import { count, type Count } from '#contracts/count'
import { type ListedContact, listContacts } from '#contracts/list-contacts'

const person = z.object({ id: z.string(), name: z.nullable(z.string()), email: z.string() })
type Person = z.output<typeof person>

const navigatedList = z.object({
  /** The list's search string (after `?`). */
  from: z.string(),
  people: z.array(person),
  /** The number of rows before the first of `people`. */
  before: z.int(),
  count,
  /** The cursor of the page after `people`; null at the end of the list. */
  nextCursor: z.nullable(z.string()),
})
type NavigatedList = z.output<typeof navigatedList>

/**
 * The list that was last on the screen, stored for this tab. It does not follow changes, so that a contact who leaves
 * the list by being answered keeps their place in the navigation.
 */
const storedList = storedValue('office-walk', navigatedList, 'session')
const listeners = new Set<() => void>()
let last: NavigatedList | undefined

const readLast = () => (last ??= storedList.read())

function write(next: NavigatedList): void {
  last = next
  storedList.write(next)
  window.addEventListener('storage', forget)
  for (const listener of listeners) listener()
}

/** Signing out clears the storage and fires an event, so that the names leave memory too. */
function forget(): void {
  last = undefined
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', forget)
  return () => listeners.delete(listener)
}

const personOf = ({ id, name, email }: ListedContact): Person => ({ id, name, email })

interface VisibleList extends Omit<NavigatedList, 'people' | 'count'> {
  rows: readonly ListedContact[]
  count: Count | undefined
  /** Whether the rows are the previous list's because this one is still loading. */
  isPlaceholder: boolean
}

/** Remembers the list on the screen, so that its contacts can be opened one after the other. */
export function useRememberList({
  from,
  rows,
  before,
  count: of,
  nextCursor,
  isPlaceholder,
}: VisibleList): void {
  useEffect(() => {
    if (of && rows.length > 0 && !isPlaceholder)
      write({ from, people: rows.map(personOf), before, count: of, nextCursor })
  }, [from, rows, before, of, nextCursor, isPlaceholder])
}

/** Replaces a merged contact by the one that remains, in the stored list. */
export function replaceInList(id: string, survivorId: string): void {
  const list = readLast()
  if (!list?.people.some((each) => each.id === id)) return
  const people = list.people
    .filter((each) => each.id !== survivorId)
    .map((each) => (each.id === id ? { ...each, id: survivorId } : each))
  write({ ...list, people })
}

export interface ListNavigation {
  /** The position in the list, from 1, and its length when it was opened. */
  at: number
  count: Count
  before: Person | undefined
  next: Person | undefined
}

/**
 * The previous and next contact in the list from which the user came; undefined if there is none or the contact is
 * not in it.
 * @param from the list's search string (after `?`)
 */
export function useListNavigation(id: string, from: string | null): ListNavigation | undefined {
  const stored = useSyncExternalStore(subscribe, readLast, () => undefined)
  const list = stored?.from === from ? stored : undefined
  useMissingList(list ? null : from)
  const at = list?.people.findIndex((each) => each.id === id) ?? -1
  useNextPage(list, at)
  if (!list || at < 0) return undefined
  return {
    at: list.before + at + 1,
    count: list.count,
    before: list.people[at - 1],
    next: list.people[at + 1],
  }
}

/** Loads the list when one of its rows was opened before the list itself had loaded. */
function useMissingList(from: string | null): void {
  const address = new URLSearchParams(from ?? '')
  const { data } = useQuery({
    ...listQuery(listContacts, 'contacts', address, searchInputOf(address)),
    enabled: from !== null,
  })
  useEffect(() => {
    if (!data || from === null) return
    const { data: rows, page, count: of, nextCursor } = data
    write({ from, people: rows.map(personOf), before: (page - 1) * pageSize, count: of, nextCursor })
  }, [data, from])
}

/** Loads the next page before the end is reached. */
function useNextPage(list: NavigatedList | undefined, at: number): void {
  const cursor = list?.nextCursor ?? null
  const isNear = list !== undefined && at >= list.people.length - 2
  const add = useCallback(
    (rows: readonly ListedContact[], nextCursor: string | null) => {
      if (!list) return
      const known = new Set(list.people.map(({ id }) => id))
      const more = rows.filter(({ id }) => !known.has(id)).map(personOf)
      write({ ...list, people: [...list.people, ...more], nextCursor })
    },
    [list],
  )
  const { data } = useQuery({
    queryKey: ['contacts', 'next-page', list?.from, cursor],
    queryFn: ({ signal }) => {
      const asked = searchInputOf(new URLSearchParams(list?.from))
      return callFunction(listContacts, { ...asked, ...(cursor && { cursor }), limit: pageSize }, { signal })
    },
    enabled: isNear && cursor !== null,
  })
  useEffect(() => {
    if (data && isNear && cursor !== null) add(data.data, data.nextCursor)
  }, [data, isNear, cursor, add])
}
