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
    // Whether an invitation’s mail got out, and who has set up a second step.
    meta: { topics: ['deliveries', 'settings', 'accounts'] },
  })
