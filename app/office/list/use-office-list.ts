import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { callFunction } from '#app/lib/call-function'
import type { Contract, OutputOf, RawInputOf } from '#contracts/contract'
import type { ChangeTopic } from '#domain/change-topic'
import type { Count } from '#contracts/count'
import { listAsk, pageRows } from './list-ask.ts'
import { type ListAddress, useListAddress } from './list-address.ts'
import { pageBefore, rememberPageBefore } from './pages-before.ts'

interface Page {
  data: unknown[]
  nextCursor: string | null
  count: Count
  /** Which it is, from 1: while another is asked for, not the one in the address. */
  page: number
}
/** What a list’s function has a page of. */
export type RowOf<C extends Contract> = OutputOf<C> extends { data: (infer Row)[] } ? Row : never

export interface OfficeList<Row> extends ListAddress {
  /** Of the page that is shown; while another is asked for, still those of the one before. */
  rows: readonly Row[]
  /** Of all pages; undefined until the first answer. */
  count: Count | undefined
  /** `failed` with an old page on the screen leaves it there: `shownAt` says of when it is. */
  state: 'loading' | 'failed' | 'there'
  /** What it failed with. */
  error: unknown
  shownAt: Date | undefined
  /** Asked for and not there yet: also another page, or the same with another filter. */
  isFetching: boolean
  again: () => void
  /** How many rows stand before this page. */
  before: number
  /** Where the links to the pages beside it lead. */
  earlier: string | undefined
  later: string | undefined
  /** Of the page after this one; null on the last. */
  nextCursor: string | null
  /** What was asked, without what belongs to one page: what a bulk act over the whole view takes. */
  input: object
}

/** The same list each time. */
const none: never[] = []

interface ListOptions<C extends Contract> {
  topic: ChangeTopic
  /** Other topics that change what the rows say. */
  topics?: readonly ChangeTopic[]
  /** What to ask for at an address; cursor and limit are the list's own. */
  input: (address: URLSearchParams) => Omit<RawInputOf<C>, 'cursor' | 'limit'>
}

/** A page of a list as the address says it, read through its function, and read anew when its topic changes. */
export function useOfficeList<C extends Contract>(
  contract: C,
  { topic, topics, input }: ListOptions<C>,
): OfficeList<RowOf<C>> & {
  /** What the function said of the page that is shown. */
  answer: OutputOf<C> | undefined
} {
  const listAddress = useListAddress()
  const { address } = listAddress
  const cursor = address.get('after') ?? undefined
  const page = Math.max(Number(address.get('page')) || 1, 1)
  const asked = input(address)

  const { data, isError, error, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = useQuery({
    queryKey: [topic, contract.name, asked, cursor ?? null],
    async queryFn({ signal }): Promise<Page> {
      const given = listAsk(address, asked) as RawInputOf<C>
      const answer = await callFunction(contract, given, { signal })
      return { ...(answer as Omit<Page, 'page'>), page }
    },
    placeholderData: keepPreviousData,
    ...(topics && { meta: { topics } }),
  })

  // Another search that was refused leaves the list that is there, and says of when it is.
  const [last, setLast] = useState<{ shown: Page; at: number }>()
  if (data && !isPlaceholderData && data !== last?.shown) setLast({ shown: data, at: dataUpdatedAt })
  const shown = data ?? (isError ? last?.shown : undefined)
  const shownAt = dataUpdatedAt > 0 ? dataUpdatedAt : (last?.at ?? 0)

  const pageLink = (after: string | null, number: number) =>
    listAddress.to({ after, page: after && String(number) })
  const here = pageLink(cursor ?? null, page)
  const next = shown?.nextCursor ? pageLink(shown.nextCursor, page + 1) : undefined
  // A page that is still asked for has told of none after it: pressed once more, the link stays there.
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
    shownAt: shownAt > 0 ? new Date(shownAt) : undefined,
    answer: shown as OutputOf<C> | undefined,
    isFetching,
    again: () => void refetch(),
    before: shown ? (shown.page - 1) * pageRows : 0,
    earlier: cursor === undefined ? undefined : (earlier ?? pageLink(null, 1)),
    later,
    nextCursor: shown?.nextCursor ?? null,
    input: asked,
  }
}
