import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callFunction } from '#app/lib/call-function'
import { getMyAccount } from '#contracts/get-my-account'

/** The signed-in account, and how it is protected. */
export const useMyAccount = () =>
  useQuery({
    queryKey: ['accounts', getMyAccount.name],
    queryFn: async ({ signal }) => (await callFunction(getMyAccount, {}, { signal })).data,
  })

/** Reads the account and its sessions again. */
export function useReload(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['accounts'] })
}
