import { useQuery } from '@tanstack/react-query'
import { callFunction } from '#app/lib/call-function'
import type { Contract, RawInputOf } from '#contracts/contract'
import type { ChangeTopic } from '#domain/change-topic'
import { useListAddress } from './list-address.ts'
import type { OfficeList, RowOf } from './use-office-list.ts'

interface WholeListOptions<C extends Contract> {
  topic: ChangeTopic
  /** Whether a row is in the list that an address asks for. */
  isAt: (row: RowOf<C>, address: URLSearchParams) => boolean
}

interface WholeList<Row> extends OfficeList<Row> {
  /** Every row, whatever the address asks for; undefined until the first answer. */
  all: readonly Row[] | undefined
}

/** A short list that its function answers as a whole: its views and filters are looked through here. */
export function useWholeList<C extends Contract>(
  contract: C,
  { topic, isAt }: WholeListOptions<C>,
): WholeList<RowOf<C>> {
  const listAddress = useListAddress()
  const { data, isError, error, isFetching, dataUpdatedAt, refetch } = useQuery({
    queryKey: [topic, contract.name],
    queryFn: ({ signal }) => callFunction(contract, {} as RawInputOf<C>, { signal }),
  })
  const all = (data as { data: RowOf<C>[] } | undefined)?.data
  const rows = all?.filter((row) => isAt(row, listAddress.address)) ?? []
  return {
    ...listAddress,
    all,
    rows,
    count: all && { value: rows.length, exact: true },
    state: isError ? 'failed' : all ? 'there' : 'loading',
    error,
    shownAt: dataUpdatedAt > 0 ? new Date(dataUpdatedAt) : undefined,
    isFetching,
    again: () => void refetch(),
    before: 0,
    earlier: undefined,
    later: undefined,
    nextCursor: null,
    input: {},
  }
}
