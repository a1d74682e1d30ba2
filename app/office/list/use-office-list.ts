import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { callFunction } from '#app/lib/call-function'
import type { Contract, OutputOf, RawInputOf } from '#contracts/contract'
import type { ChangeTopic } from '#domain/change-topic'
import type { Count } from '#contracts/count'
import { pageInput, pageSize } from './list-ask.ts'
import { type ListAddress, useListAddress } from './list-address.ts'
import { pageBefore, rememberPageBefore } from './pages-before.ts'

interface Page {
  data: unknown[]
  nextCursor: string | null
  count: Count
  /** The number of the page shown, from 1; while another loads, not the one in the address. */
  page: number
}
/** The row type of a list function. */
export type RowOf<C extends Contract> = OutputOf<C> extends { data: (infer Row)[] } ? Row : never

export interface OfficeList<Row> extends ListAddress {
  /** The rows of the page shown; while another loads, the previous one's. */
  rows: readonly Row[]
  /** The total; undefined until the first response. */
  count: Count | undefined
  /** With `failed`, an earlier page stays on the screen; `lastLoadedAt` is its time. */
  state: 'loading' | 'failed' | 'there'
  error: unknown
  lastLoadedAt: Date | undefined
  /** Whether a page is loading, also another page or filter. */
  isFetching: boolean
  /** Whether the rows are another page's or filter's, kept until the first response for this one. */
  isPlaceholder: boolean
  onRetry: () => void
  /** The number of rows before this page. */
  before: number
  /** The links to the neighboring pages. */
  earlier: string | undefined
  later: string | undefined
  /** The cursor of the next page; null on the last. */
  nextCursor: string | null
  /** The query without page parameters, as a bulk action over the view takes it. */
  input: object
}

/** Shared, because a new array at each rendering would trigger effects. */
const none: never[] = []

interface ListOptions<C extends Contract> {
  topic: ChangeTopic
  /** Other topics that change the rows. */
  topics?: readonly ChangeTopic[]
  /** The name of a second list on the screen; its parameters in the address begin with it. */
  name?: string
  /** Returns the function's input for an address; the list adds cursor and limit. */
  input: (address: URLSearchParams) => Omit<RawInputOf<C>, 'cursor' | 'limit'>
}

/** The number of the page at an address, from 1. */
const pageIn = (address: URLSearchParams) => Math.max(Number(address.get('page')) || 1, 1)

/** The query for the page of a list at an address, the same wherever that page is read. */
export function listQuery<C extends Contract>(
  contract: C,
  topic: ChangeTopic,
  address: URLSearchParams,
  asked: Omit<RawInputOf<C>, 'cursor' | 'limit'>,
) {
  return {
    queryKey: [topic, contract.name, asked, address.get('after')],
    async queryFn({ signal }: { signal: AbortSignal }) {
      const answer = await callFunction(contract, pageInput(address, asked) as RawInputOf<C>, { signal })
      return { ...(answer as OutputOf<C> & Omit<Page, 'page'>), page: pageIn(address) }
    },
  }
}

/** A page of a list by its address, loaded through its function and reloaded when its topic changes. */
export function useOfficeList<C extends Contract>(
  contract: C,
  { topic, topics, name, input }: ListOptions<C>,
): OfficeList<RowOf<C>> & {
  /** The function's response for the page shown. */
  answer: OutputOf<C> | undefined
} {
  const listAddress = useListAddress(name)
  const { address } = listAddress
  const cursor = address.get('after') ?? undefined
  const page = pageIn(address)
  const listInput = input(address)

  const { data, isError, error, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = useQuery({
    ...listQuery(contract, topic, address, listInput),
    placeholderData: keepPreviousData,
    ...(topics && { meta: { topics } }),
  })

  // The last loaded page stays when a search fails.
  const [last, setLast] = useState<{ shown: Page; at: number }>()
  if (data && !isPlaceholderData && data !== last?.shown) setLast({ shown: data, at: dataUpdatedAt })
  const shown = data ?? (isError ? last?.shown : undefined)
  const shownAt = dataUpdatedAt > 0 ? dataUpdatedAt : (last?.at ?? 0)

  const pageLink = (after: string | null, number: number) =>
    listAddress.to({ after, page: after && String(number) })
  const here = pageLink(cursor ?? null, page)
  const next = shown?.nextCursor ? pageLink(shown.nextCursor, page + 1) : undefined
  // While a page is loading, its next one is unknown, so the link leads to this page and stays in place.
  const later = next && isPlaceholderData ? here : next
  const earlier = useMemo(() => pageBefore(here), [here])
  useEffect(() => {
    if (later !== undefined && later !== here) rememberPageBefore(later, here)
  }, [later, here])

  return {
    ...listAddress,
    rows: (shown?.data ?? none) as RowOf<C>[],
    count: shown?.count,
    state: shown ? (isError ? 'failed' : 'there') : isError ? 'failed' : 'loading',
    error,
    lastLoadedAt: shownAt > 0 ? new Date(shownAt) : undefined,
    answer: shown as OutputOf<C> | undefined,
    isFetching,
    isPlaceholder: isPlaceholderData,
    onRetry: () => void refetch(),
    before: shown ? (shown.page - 1) * pageSize : 0,
    earlier: cursor === undefined ? undefined : (earlier ?? pageLink(null, 1)),
    later,
    nextCursor: shown?.nextCursor ?? null,
    input: listInput,
  }
}
