import { useQuery } from '@tanstack/react-query'
import { callFunction } from '#app/lib/call-function'
import { type ListedCall, listCalls } from '#contracts/list-calls'

const none: readonly ListedCall[] = []

/** Returns up to 100 upcoming calls; `isAll` tells whether there are no more. */
export function useUpcomingCalls(): { calls: readonly ListedCall[]; isAll: boolean } {
  const { data } = useQuery({
    queryKey: ['calls', listCalls.name, 'hours'],
    queryFn: ({ signal }) =>
      callFunction(listCalls, { filters: { view: 'upcoming' }, limit: 100 }, { signal }),
    meta: { topics: ['calls'] },
  })
  return { calls: data?.data ?? none, isAll: !data?.nextCursor }
}
