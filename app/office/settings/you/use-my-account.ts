import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callFunction } from '#app/lib/call-function'
import { getMyAccount } from '#contracts/get-my-account'

/** The signed-in account with its second steps. */
export const useMyAccount = () =>
  useQuery({
    queryKey: ['accounts', getMyAccount.name],
    queryFn: async ({ signal }) => (await callFunction(getMyAccount, {}, { signal })).data,
  })

/** Returns a function that reloads the account and its sessions. */
export function useReload(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['accounts'] })
}
