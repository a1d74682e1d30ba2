import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { callFunction } from '#app/lib/call-function'
import type { OutputOf } from '#contracts/contract'
import { type ContactPage, getContact, type TimelinePart } from '#contracts/get-contact'

type Read = InfiniteData<OutputOf<typeof getContact>>

/** Loads a contact with as many timeline pages as requested, and reloads it when any of it changes. */
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
 * Applies an optimistic update to the cached contact. It increments the version, so that a second action right after
 * the first does not conflict with it.
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

/** Loads the contact's current version, with which a repeated action overrides the other change. */
export async function versionNow(id: string): Promise<number> {
  return (await callFunction(getContact, { id })).data.version
}
