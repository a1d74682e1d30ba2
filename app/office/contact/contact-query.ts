import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { callFunction } from '#app/lib/call-function'
import type { OutputOf } from '#contracts/contract'
import { type ContactPage, getContact, type TimelinePart } from '#contracts/get-contact'

type Read = InfiniteData<OutputOf<typeof getContact>>

/** Somebody with as many pages of their timeline as were asked for, read anew when any of it changes. */
export function useContact(id: string, only: TimelinePart) {
  return useInfiniteQuery({
    queryKey: ['contacts', getContact.name, id, only],
    queryFn: ({ pageParam, signal }) =>
      callFunction(getContact, { id, only, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ data }) => data.timeline.nextCursor ?? undefined,
    placeholderData: (before) => (before?.pages[0]?.data.id === id ? before : undefined),
    meta: { topics: ['deliveries', 'log'] },
  })
}

/**
 * What is kept of somebody, with some of it changed; whatever else is kept stays as it is. Its version goes along: who
 * does two things in a row has seen the first of them.
 */
export function withContact(
  kept: unknown,
  id: string,
  changes: Partial<Omit<ContactPage, 'version'>>,
): unknown {
  const read = kept as Partial<Read> | undefined
  if (!read?.pages?.some(({ data }) => data.id === id)) return kept
  return {
    ...read,
    pages: read.pages.map((page) => ({
      ...page,
      data: { ...page.data, ...changes, version: page.data.version + 1 },
    })),
  }
}

/** How often somebody has been changed by now: whoever saves with it has been told what stands there. */
export async function versionNow(id: string): Promise<number> {
  return (await callFunction(getContact, { id })).data.version
}
