import { useQuery } from '@tanstack/react-query'
import { useMay } from '#app/lib/admin-role'
import { callFunction } from '#app/lib/call-function'
import { listBackups } from '#contracts/list-backups'

/** The backups and exports of the whole site; for owners only, since nobody else may list them. */
export const useSiteFiles = () =>
  useQuery({
    queryKey: ['backups', listBackups.name],
    queryFn: async ({ signal }) => (await callFunction(listBackups, {}, { signal })).data,
    enabled: useMay('owner'),
  })
