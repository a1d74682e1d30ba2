import { useQuery } from '@tanstack/react-query'
import { callFunction } from '#app/lib/call-function'
import { useMay } from '#app/lib/admin-role'
import { getPrivacy } from '#contracts/get-privacy'

/** The privacy page's sentences about each retention period, and the wordings of consents. */
export const usePrivacy = () =>
  useQuery({
    queryKey: ['settings', getPrivacy.name],
    queryFn: async ({ signal }) => (await callFunction(getPrivacy, {}, { signal })).data,
    enabled: useMay('owner'),
  })
