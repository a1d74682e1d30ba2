import { useQuery } from '@tanstack/react-query'
import { useMay } from '#app/lib/admin-role'
import { callFunction } from '#app/lib/call-function'
import { listTeam } from '#contracts/list-team'

/** Members and invitations; requested for owners only, because nobody else may read them. */
export const useTeam = () =>
  useQuery({
    queryKey: ['team', listTeam.name],
    queryFn: async ({ signal }) => (await callFunction(listTeam, {}, { signal })).data,
    enabled: useMay('owner'),
    // Deliveries change the state of an invitation's mail, and accounts that of the second steps.
    meta: { topics: ['deliveries', 'settings', 'accounts'] },
  })
