import { useQuery } from '@tanstack/react-query'
import { callFunction } from '#app/lib/call-function'
import { getReadiness } from '#contracts/get-readiness'

/** What stands between the site and going live. */
export const useReadiness = () =>
  useQuery({
    queryKey: ['settings', getReadiness.name],
    queryFn: async ({ signal }) => (await callFunction(getReadiness, {}, { signal })).data,
    meta: { topics: ['settings', 'content', 'deliveries', 'testimonials', 'case-studies', 'team'] },
    refetchInterval: 60_000,
  })
