import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keptInMemory } from '#app/lib/kept'

export interface Walk {
  /** Where in the list, from 1, and how many of it the browser has. */
  at: number
  of: number
  before: Person | undefined
  next: Person | undefined
}

interface Person {
  id: string
  name: string | null
  email: string
}

/** The people of the list that one came from last, as long as the office is open. */
const walked = keptInMemory<readonly Person[]>()

/** Who stands before and after somebody in the list that one came from; undefined when one came from none. */
export function useWalk(id: string): Walk | undefined {
  const client = useQueryClient()
  const lists = client.getQueriesData<{ data: Person[] }>({ queryKey: ['contacts', 'list-contacts'] })
  // The last one that was read is the one on the screen before.
  const last = lists
    .map(([key, list]) => ({ list, at: client.getQueryState(key)?.dataUpdatedAt ?? 0 }))
    .filter(({ list }) => list?.data.some((person) => person.id === id))
    .toSorted((one, other) => other.at - one.at)[0]?.list
  useEffect(() => {
    if (last) walked.write(last.data)
  }, [last])
  const people = last?.data ?? walked.read() ?? []
  const at = people.findIndex((person) => person.id === id)
  return at < 0 ? undefined : { at: at + 1, of: people.length, before: people[at - 1], next: people[at + 1] }
}
