import { useQuery } from '@tanstack/react-query'
import { callFunction } from '#app/lib/call-function'
import { getToday } from '#contracts/get-today'

/** The data of Today: for its screen, and for the counts beside every screen's name. */
export const useToday = () =>
  useQuery({
    queryKey: ['today'],
    queryFn: async ({ signal }) => (await callFunction(getToday, {}, { signal })).data,
    meta: { topics: ['contacts', 'deliveries', 'submissions', 'testimonial-queue', 'settings'] },
    // Waiting items become overdue without any change.
    refetchInterval: 60_000,
  })
