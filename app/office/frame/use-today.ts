import { useQuery } from '@tanstack/react-query'
import { callFunction } from '#app/lib/call-function'
import { getToday } from '#contracts/get-today'

/** What there is to look at first: for the first screen, and for the counts that stand beside every screen's name. */
export const useToday = () =>
  useQuery({
    queryKey: ['today'],
    queryFn: async ({ signal }) => (await callFunction(getToday, {}, { signal })).data,
    meta: { topics: ['contacts', 'deliveries', 'submissions', 'testimonial-queue', 'settings'] },
    // What waits grows late by itself.
    refetchInterval: 60_000,
  })
