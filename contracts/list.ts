import * as z from 'zod/mini'
import { count } from './count.ts'
import { optionalText } from './text.ts'

const mostRows = 100
const outOfRange = `Please ask for 1 to ${mostRows} at a time`

/** Where a page ends: what its list is ordered by, of its last row. Nobody but the list itself can read it. */
const cursor = z.string().check(z.regex(/^[\w-]{1,300}$/, 'This is not the end of a page'))

/** What every list of the back office takes; without `cursor` the first page, of 50 rows unless `limit` says. */
export function listInput<Filters extends z.ZodMiniType, const Sort extends string>(
  filters: Filters,
  sorts: readonly [Sort, ...Sort[]],
) {
  return z.strictObject({
    /** Part of what somebody wrote, in any case. */
    q: optionalText(200),
    filters: z.optional(filters),
    sort: z._default(z.enum(sorts), sorts[0]),
    cursor: z.optional(cursor),
    limit: z._default(z.int(outOfRange).check(z.gte(1, outOfRange), z.lte(mostRows, outOfRange)), 50),
  })
}

/** A page of a list. `nextCursor` is null on the last one; `count` is of all pages, and stops at 10,000. */
export function listOutput<Row extends z.ZodMiniType>(row: Row) {
  return z.object({
    data: z.array(row),
    nextCursor: z.nullable(z.string()),
    count,
  })
}
