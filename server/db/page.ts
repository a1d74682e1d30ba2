import { and, asc, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import type { Count } from '#contracts/count'
import { day } from '#contracts/time'
import type { Db, Transaction } from './connect.ts'
import { isEmbedded } from './engine-of.ts'

const hours = '-?\\d{2,7}:[0-5]\\d:[0-5]\\d(\\.\\d{1,6})?'

/** How PostgreSQL writes each type to JSON. Values it could not parse are rejected before. */
const shapes = {
  timestamptz: /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-](0\d|1[0-5]):[0-5]\d$/,
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  integer: /^-?\d{1,9}$/,
  interval: new RegExp(`^-?\\d{1,7} days?( ${hours})?$|^${hours}$`),
}

/** The sort keys of a list, highest first; the last one is unique. */
export type Order = readonly { by: PgColumn | SQL; type: keyof typeof shapes }[]

/** A cursor that no page of this list has returned. */
export class InvalidCursorError extends Error {}

/** Exact counts beyond this are not worth their cost. */
const countedTo = 10_000
export const countedLimit = sql.raw(`limit ${countedTo + 1}`)

interface PageOptions<Fields extends Record<string, PgColumn | SQL>> {
  fields: Fields
  from: PgTable
  where: SQL | undefined
  order: Order
  /** Sorts in ascending order instead of descending. */
  isAscending?: boolean
  /** The `nextCursor` of the previous page. */
  cursor: string | undefined
  limit: number
}

/**
 * Returns a page of a list: the rows after the last one of the previous page, even if rows were inserted since.
 * @throws InvalidCursorError
 */
export async function pageOf<Fields extends Record<string, PgColumn | SQL>>(
  db: Db | Transaction,
  { fields, from, where, order, isAscending = false, cursor, limit }: PageOptions<Fields>,
): Promise<{ rows: SelectResultFields<Fields>[]; nextCursor: string | null }> {
  const after = cursor === undefined ? undefined : afterCursor(order, cursor, isAscending)
  const found = (await db
    .select({
      row: fields,
      // Written by the database, because a Date would truncate microseconds and lose rows between pages.
      end: sql<string>`json_build_array(${listed(order.map(({ by }) => by))})::text`,
    })
    .from(from)
    .where(and(where, after))
    .orderBy(...order.map(({ by }) => (isAscending ? asc(by) : desc(by))))
    .limit(limit + 1)) as { row: SelectResultFields<Fields>; end: string }[]
  const page = found.slice(0, limit)
  const last = found.length > limit ? page.at(-1) : undefined
  return {
    rows: page.map(({ row }) => row),
    nextCursor: last ? cursorOf(last.end) : null,
  }
}

/** The number of rows on all pages, counted to 10,000. */
export async function countOf(db: Db | Transaction, from: PgTable, where: SQL | undefined): Promise<Count> {
  const { rows } = await db.execute<{ counted: number }>(sql`select ${countTo(from, where)} as counted`)
  return asCount(rows[0]?.counted)
}

/** A count for {@link asCount}; several of them form one statement. */
const countTo = (from: PgTable, where: SQL | undefined): SQL =>
  sql`(select count(*)::integer from (select from ${from} where ${where ?? sql`true`} ${countedLimit}) as counted)`

/** @param counted the raw count, at most one more than the limit */
export function asCount(counted = 0): Count {
  return { value: Math.min(counted, countedTo), exact: counted <= countedTo }
}

/**
 * Counts of several lists, each to 10,000, in one statement; on the embedded database one by one, so that others get
 * a turn.
 */
export async function countsOf<Name extends string>(
  db: Db | Transaction,
  lists: Readonly<Record<Name, readonly [from: PgTable, where: SQL | undefined]>>,
): Promise<Record<Name, Count>> {
  const all = Object.entries<readonly [PgTable, SQL | undefined]>(lists)
  if (isEmbedded(db)) {
    const counted: [string, Count][] = []
    for (const [name, [from, where]] of all) counted.push([name, await countOf(db, from, where)])
    return Object.fromEntries(counted) as Record<Name, Count>
  }
  const columns = all.map(([name, [from, where]]) => sql`${countTo(from, where)} as ${sql.identifier(name)}`)
  const { rows } = await db.execute<Record<Name, number>>(sql`select ${sql.join(columns, sql`, `)}`)
  const counts = Object.entries<number>(rows[0] ?? {}).map(([name, counted]) => [name, asCount(counted)])
  return Object.fromEntries(counts) as Record<Name, Count>
}

/** @param end the sort keys of a page's last row, as a JSON array by the database */
export const cursorOf = (end: string): string => Buffer.from(end).toString('base64url')

/**
 * The condition for rows after a page.
 * @throws InvalidCursorError
 */
export function afterCursor(order: Order, cursor: string, isAscending = false): SQL {
  const end = valuesOf(cursor)
  if (end?.length !== order.length) throw new InvalidCursorError()
  const values = order.map(({ type }, index) => {
    const cursorValue = end[index]
    if (typeof cursorValue !== 'string' && typeof cursorValue !== 'number') throw new InvalidCursorError()
    const value = String(cursorValue)
    const [matched, date] = shapes[type].exec(value) ?? []
    if (matched === undefined || (type === 'timestamptz' && !calendarDay.safeParse(date).success))
      throw new InvalidCursorError()
    return sql`${value}::${sql.raw(type)}`
  })
  return sql`(${listed(order.map(({ by }) => by))}) ${sql.raw(isAscending ? '>' : '<')} (${listed(values)})`
}

const calendarDay = day('Not a day')

const listed = (parts: readonly (PgColumn | SQL)[]) => sql.join([...parts], sql`, `)

function valuesOf(cursor: string): unknown[] | undefined {
  try {
    const end: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(end) ? end : undefined
  } catch {
    return undefined
  }
}
