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

/** Whether a connection's newest attempt failed. */
export const hasFailedLast = (history: ConnectionHistory | undefined): boolean =>
  history?.failedAt != null && (history.workedAt === null || history.failedAt > history.workedAt)
