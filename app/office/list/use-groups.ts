import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callFunction } from '#app/lib/call-function'
import type { Contract, OutputOf, RawInputOf } from '#contracts/contract'
import type { ChangeTopic } from '#domain/change-topic'
import { useListAddress } from './list-address.ts'
import type { OfficeList, RowOf } from './use-office-list.ts'

interface GroupsOptions<C extends Contract> {
  topic: ChangeTopic
  /** Returns the function's input for an address. */
  input: (address: URLSearchParams) => RawInputOf<C>
}

/**
 * Loads a list of groups, which has no pages because there are few of them. Returns the same shape as `useOfficeList`,
 * for `ListBody`.
 */
export function useGroups<C extends Contract>(
  contract: C,
  { topic, input }: GroupsOptions<C>,
): OfficeList<RowOf<C>> & { answer: OutputOf<C> | undefined } {
  const listAddress = useListAddress()
  const groupsInput = input(listAddress.address)
  const { data, isError, error, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = useQuery({
    queryKey: [topic, contract.name, groupsInput],
    queryFn: ({ signal }) => callFunction(contract, groupsInput, { signal }),
    placeholderData: keepPreviousData,
  })
  const answer = data as (OutputOf<C> & { data: RowOf<C>[] }) | undefined
  return {
    ...listAddress,
    answer,
    rows: answer?.data ?? [],
    count: undefined,
    state: isError ? 'failed' : answer ? 'there' : 'loading',
    error,
    lastLoadedAt: dataUpdatedAt > 0 ? new Date(dataUpdatedAt) : undefined,
    isFetching,
    isPlaceholder: isPlaceholderData,
    onRetry: () => void refetch(),
    before: 0,
    earlier: undefined,
    later: undefined,
    nextCursor: null,
    input: groupsInput as object,
  }
}
