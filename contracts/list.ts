import * as z from 'zod/mini'
import { count } from './count.ts'
import { optionalText } from './text.ts'

const maxRows = 100
const outOfRange = `Please ask for 1 to ${maxRows} at a time`

/** The end of a page: the sort keys of its last row. Opaque to callers. */
const cursor = z.string().check(z.regex(/^[\w-]{1,300}$/, 'This is not the end of a page'))

/** How many rows a page has at most. */
export const rowLimit = z.int(outOfRange).check(z.gte(1, outOfRange), z.lte(maxRows, outOfRange))

/** The input of every back-office list; without `cursor` the first page, of 50 rows unless `limit` is given. */
export function listInput<Filters extends z.ZodMiniType, const Sort extends string>(
  filters: Filters,
  sorts: readonly [Sort, ...Sort[]],
) {
  return z.strictObject({
    /** A part of a text, regardless of case. */
    q: optionalText(200),
    filters: z.optional(filters),
    sort: z._default(z.enum(sorts), sorts[0]),
    cursor: z.optional(cursor),
    limit: z._default(rowLimit, 50),
  })
}

/** Like {@link listInput}, for a function that returns every row unless a `limit` is given. */
export const wholeListInput = <Filters extends z.ZodMiniType, const Sort extends string>(
  filters: Filters,
  sorts: readonly [Sort, ...Sort[]],
) => z.extend(listInput(filters, sorts), { limit: z.optional(rowLimit) })

/** A page of a list. `nextCursor` is null on the last one; `count` covers all pages and stops at 10,000. */
export function listOutput<Row extends z.ZodMiniType>(row: Row) {
  return z.object({
    data: z.array(row),
    nextCursor: z.nullable(z.string()),
    count,
  })
}
