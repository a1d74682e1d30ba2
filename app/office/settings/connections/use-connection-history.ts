import { useQuery } from '@tanstack/react-query'
import { useMay } from '#app/lib/admin-role'
import { callFunction } from '#app/lib/call-function'
import { type ConnectionHistory, getConnectionHistory } from '#contracts/get-connection-history'

/** When each connection last worked and failed, for owners. */
export const useConnectionHistory = () =>
  useQuery({
    queryKey: ['deliveries', getConnectionHistory.name],
    queryFn: async ({ signal }) => (await callFunction(getConnectionHistory, {}, { signal })).data,
    meta: { topics: ['settings'] },
    enabled: useMay('owner'),
  })

/** Whether its newest attempt did not get through. */
export const hasFailedLast = (history: ConnectionHistory | undefined): boolean =>
  history?.failedAt != null && (history.workedAt === null || history.failedAt > history.workedAt)
