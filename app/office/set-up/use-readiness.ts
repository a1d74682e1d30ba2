import { useQuery } from '@tanstack/react-query'
import { callFunction } from '#app/lib/call-function'
import { getReadiness } from '#contracts/get-readiness'

/** The readiness of the site for going live: its items and their states. */
export const useReadiness = () =>
  useQuery({
    queryKey: ['settings', getReadiness.name],
    queryFn: async ({ signal }) => (await callFunction(getReadiness, {}, { signal })).data,
    meta: { topics: ['settings', 'content', 'deliveries', 'testimonials', 'case-studies', 'team'] },
    refetchInterval: 60_000,
  })
