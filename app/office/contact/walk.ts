import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { callFunction } from '#app/lib/call-function'
import { kept } from '#app/lib/kept'
import { askedAt } from '#app/office/leads/lead-address'
import { pageRows } from '#app/office/list/list-ask'
import { count, type Count } from '#contracts/count'
import { type ListedContact, listContacts } from '#contracts/list-contacts'

const person = z.object({ id: z.string(), name: z.nullable(z.string()), email: z.string() })
type Person = z.output<typeof person>

const walkedList = z.object({
  /** What stood after `?` in its address. */
  from: z.string(),
  people: z.array(person),
  /** How many rows stood before its page, and how many it had in all. */
  before: z.int(),
  count,
  /** Of the page after it. */
  nextCursor: z.nullable(z.string()),
})
type WalkedList = z.output<typeof walkedList>

/** The list that was on the screen last, as it was then: whoever is answered leaves it, and not the walk through it. */
const walked = kept('office-walk', walkedList, 'session')
const listeners = new Set<() => void>()
let last: WalkedList | undefined

const readLast = () => (last ??= walked.read())

function write(next: WalkedList): void {
  last = next
  walked.write(next)
  window.addEventListener('storage', readAgain)
  for (const listener of listeners) listener()
}

/** Signing out empties the storage and says so: the names do not stay in memory either. */
function readAgain(): void {
  last = undefined
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', readAgain)
  return () => listeners.delete(listener)
}

const personOf = ({ id, name, email }: ListedContact): Person => ({ id, name, email })

interface Started extends Omit<WalkedList, 'people' | 'count'> {
  rows: readonly ListedContact[]
  count: Count | undefined
  /** What is on the screen may still be another list. */
  isFetching: boolean
}

/** Keeps the list on the screen, for whoever opens one of its rows to walk through. */
export function useWalkable({ from, rows, before, count: of, nextCursor, isFetching }: Started): void {
  useEffect(() => {
    if (of && rows.length > 0 && !isFetching)
      write({ from, people: rows.map(personOf), before, count: of, nextCursor })
  }, [from, rows, before, of, nextCursor, isFetching])
}

/** Somebody turned out to be somebody else: the walk goes on from there. */
export function renameInWalk(id: string, survivorId: string): void {
  const now = readLast()
  if (!now?.people.some((each) => each.id === id)) return
  const people = now.people
    .filter((each) => each.id !== survivorId)
    .map((each) => (each.id === id ? { ...each, id: survivorId } : each))
  write({ ...now, people })
}

export interface Walk {
  /** Where in the list, from 1, and how many it had as it was opened. */
  at: number
  of: Count
  before: Person | undefined
  next: Person | undefined
}

/**
 * Who stands before and after somebody in the list that one came from, as that was; undefined when one came from none.
 * @param from what stood after `?` in the list's address
 */
export function useWalk(id: string, from: string | null): Walk | undefined {
  const list = useSyncExternalStore(subscribe, readLast, () => undefined)
  const now = list?.from === from ? list : undefined
  const at = now?.people.findIndex((each) => each.id === id) ?? -1
  useMorePeople(now, at)
  if (!now || at < 0) return undefined
  return {
    at: now.before + at + 1,
    of: now.count,
    before: now.people[at - 1],
    next: now.people[at + 1],
  }
}

/** Brings the page after the last one before somebody reaches its end. */
function useMorePeople(now: WalkedList | undefined, at: number): void {
  const cursor = now?.nextCursor ?? null
  const isNear = now !== undefined && at >= now.people.length - 2
  const add = useCallback(
    (rows: readonly ListedContact[], nextCursor: string | null) => {
      if (!now) return
      const known = new Set(now.people.map(({ id }) => id))
      const more = rows.filter(({ id }) => !known.has(id)).map(personOf)
      write({ ...now, people: [...now.people, ...more], nextCursor })
    },
    [now],
  )
  const { data } = useQuery({
    queryKey: ['contacts', 'walk', now?.from, cursor],
    queryFn: ({ signal }) => {
      const asked = askedAt(new URLSearchParams(now?.from))
      return callFunction(listContacts, { ...asked, ...(cursor && { cursor }), limit: pageRows }, { signal })
    },
    enabled: isNear && cursor !== null,
  })
  useEffect(() => {
    if (data && isNear && cursor !== null) add(data.data, data.nextCursor)
  }, [data, isNear, cursor, add])
}
