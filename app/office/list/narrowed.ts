import { formatCount } from './format-count.ts'
import type { OfficeList } from './use-office-list.ts'

/** Whether a search or one of these filters narrows the list. */
export const isNarrowed = (
  { address }: Pick<OfficeList<unknown>, 'address'>,
  filters: readonly string[],
): boolean => ['q', ...filters].some((name) => Boolean(address.get(name)))

/** The count of a narrowed list, as text; undefined for a whole or an empty one. */
export const narrowedCount = (
  list: Pick<OfficeList<unknown>, 'address' | 'count'>,
  filters: readonly string[] = [],
): string | undefined =>
  isNarrowed(list, filters) && list.count?.value ? formatCount(list.count) : undefined
