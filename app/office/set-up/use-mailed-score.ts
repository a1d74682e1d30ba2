import { useQuery } from '@tanstack/react-query'
import { callFunction } from '#app/lib/call-function'
import { listDeliveries } from '#contracts/list-deliveries'

/** Whether a scorecard's result was ever mailed, which proves the last step. */
export const useMailedScore = () =>
  useQuery({
    queryKey: ['deliveries', 'set-up', 'mailed'],
    queryFn: async ({ signal }) => {
      const input = { filters: { kind: ['score-mail'], view: 'delivered' as const }, limit: 1 }
      return (await callFunction(listDeliveries, input, { signal })).data.length > 0
    },
    meta: { topics: ['deliveries'] },
  }).data
