import { useQuery } from '@tanstack/react-query'
import { callFunction } from '#app/lib/call-function'
import { useMay } from '#app/lib/admin-role'
import { getPrivacy } from '#contracts/get-privacy'

/** What the privacy page says about each period, and what people agree to. */
export const usePrivacy = () =>
  useQuery({
    queryKey: ['settings', getPrivacy.name],
    queryFn: async ({ signal }) => (await callFunction(getPrivacy, {}, { signal })).data,
    enabled: useMay('owner'),
  })
