import { useQuery } from '@tanstack/react-query'
import { callFunction } from '#app/lib/call-function'
import type { RawInputOf } from '#contracts/contract'
import { getContent } from '#contracts/get-content'
import type { publishFacts } from '#contracts/publish-facts'

/** The facts on the site, with the version that a change of them is based on. */
export const useContent = () =>
  useQuery({
    queryKey: ['content', getContent.name],
    queryFn: async ({ signal }) => (await callFunction(getContent, {}, { signal })).data,
    meta: { topics: ['content'] },
  })

/** Publishes over what somebody else has published in the meantime. */
export async function publishOverTheirs(input: RawInputOf<typeof publishFacts>) {
  const { data } = await callFunction(getContent, {})
  return { ...input, seenNumber: data.published?.number ?? 0 }
}
