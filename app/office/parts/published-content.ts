import { useQuery } from '@tanstack/react-query'
import { callFunction } from '#app/lib/call-function'
import type { RawInputOf } from '#contracts/contract'
import { getContent } from '#contracts/get-content'
import type { publishFacts } from '#contracts/publish-facts'

/** The published content, with the version number on which a change is based. */
export const useContent = () =>
  useQuery({
    queryKey: ['content', getContent.name],
    queryFn: async ({ signal }) => (await callFunction(getContent, {}, { signal })).data,
    meta: { topics: ['content'] },
  })

/** Returns the input with the current version number, so that it overrides what others have published. */
export async function publishOverTheirs(input: RawInputOf<typeof publishFacts>) {
  const { data } = await callFunction(getContent, {})
  return { ...input, seenNumber: data.published?.number ?? 0 }
}
