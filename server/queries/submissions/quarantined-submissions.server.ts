import { and, desc, eq, getTableColumns, gte, inArray, type SQL, sql } from 'drizzle-orm'
import type { QuarantinedSubmission, SubmissionFilters } from '#contracts/list-submissions'
import type { QuarantineSearch } from '#contracts/release-submission'
import { wordsOf } from '#content/answers/field-roles'
import { kindOfFunction, mailsSender } from '#domain/form-of'
import { forms } from '#domain/forms'
import type { Db, Transaction } from '#server/db/connect'
import { idArray } from '#server/db/id-array'
import { countOf, type Order, pageOf } from '#server/db/page'
import { type QuarantineState, quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import type { Count } from '#contracts/count'

type QuarantinedRow = typeof quarantinedSubmissions.$inferSelect

const { id, calls, created_at } = quarantinedSubmissions
const newestFirst: Order = [
  { by: created_at, type: 'timestamptz' },
  { by: id, type: 'uuid' },
]

interface QuarantineFilter extends Omit<SubmissionFilters, 'state'> {
  state: QuarantineState
  q?: string | undefined
}

interface Page extends QuarantineFilter {
  cursor?: string | undefined
  limit: number
}

function matchesFilter({ q, state, form, since, id: one }: QuarantineFilter): SQL | undefined {
  const functions = form?.flatMap((each) => Object.keys(forms[each].functions))
  return and(
    eq(quarantinedSubmissions.state, state),
    q === undefined ? undefined : callsContain(q),
    functions && sql`${calls} ?| array[${sql.join(functions, sql`, `)}]::text[]`,
    since === undefined ? undefined : gte(created_at, new Date(since)),
    one === undefined ? undefined : eq(id, one),
  )
}

/** Newest first. */
export async function listQuarantinedSubmissions(
  db: Db | Transaction,
  { cursor, limit, ...which }: Page,
): Promise<{ data: QuarantinedSubmission[]; nextCursor: string | null; count: Count }> {
  const where = matchesFilter(which)
  const from = quarantinedSubmissions
  const [{ rows, nextCursor }, count] = await Promise.all([
    pageOf(db, { fields: getTableColumns(from), from, where, order: newestFirst, cursor, limit }),
    countOf(db, from, where),
  ])
  return { data: rows.map(asListed), nextCursor, count }
}

function callsContain(part: string): SQL {
  return sql`exists (
    select 1 from jsonb_path_query(${calls}, '$.**') as said
    where jsonb_typeof(said) = 'string' and position(lower(${part}) in lower(said #>> '{}')) > 0
  )`
}

function asListed({
  id: ofRow,
  state,
  reasons,
  calls: storedCalls,
  created_at: heldAt,
  decided_at,
}: QuarantinedRow): QuarantinedSubmission {
  const sent = Object.entries(storedCalls).map(([name, { input }]) => ({
    function: name,
    input: input as Record<string, unknown>,
  }))
  return {
    id: ofRow,
    state,
    form: kindOfFunction(sent[0]?.function ?? '') ?? null,
    ...personOf(storedCalls),
    reasons,
    quote: quoteOf(sent[0]?.input),
    calls: sent,
    mails: sent.some((call) => mailsSender(call.function, call.input)),
    heldAt: heldAt.toISOString(),
    decidedAt: decided_at?.toISOString() ?? null,
  }
}

function quoteOf(input: unknown): string | null {
  // Shows the longest text that the sender wrote freely.
  const texts = wordsOf(input).filter(({ role }) => role === 'text' || role === 'talk')
  return texts.toSorted((one, other) => other.text.length - one.text.length)[0]?.text ?? null
}

/** Returns the name and address in a quarantined submission. */
function personOf(storedCalls: QuarantinedRow['calls']): { name: string | null; email: string | null } {
  const words = wordsOf(Object.values(storedCalls)[0]?.input)
  const first = (role: string) => words.find((word) => word.role === role)?.text ?? null
  return { name: first('name'), email: first('email') }
}

/** Returns the senders' names and addresses in these submissions, by id. */
export async function quarantinedNames(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReturnType<typeof personOf>>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id, calls })
    .from(quarantinedSubmissions)
    .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, personOf(row.calls)]))
}

/** A selection of quarantined submissions by id, or by a filter of waiting ones with exceptions. */
interface ChosenQuarantined {
  id?: string | undefined
  ids?: readonly string[] | undefined
  filter?: QuarantineSearch | undefined
  except?: readonly string[] | undefined
}

/**
 * Returns the newest of the chosen submissions, sorted from oldest to newest, and locks them until the transaction
 * ends, so that the second of two concurrent decisions sees the first.
 */
export async function heldSubmissionsForUpdate(
  tx: Transaction,
  { id: one, ids = one === undefined ? undefined : [one], filter, except = [] }: ChosenQuarantined,
  max: number,
): Promise<QuarantinedRow[]> {
  const which = ids
    ? inArray(id, [...ids])
    : and(
        matchesFilter({ ...filter?.filters, q: filter?.q, state: 'held' }),
        except.length === 0 ? undefined : sql`${id} <> all(${idArray(except)})`,
      )
  const rows = await tx
    .select()
    .from(quarantinedSubmissions)
    .where(which)
    // Sorted, so that two decisions about the same rows never deadlock.
    .orderBy(desc(created_at), desc(id))
    .limit(max)
    .for('update')
  return rows.toReversed()
}

export async function decideAbout(
  tx: Transaction,
  ids: readonly string[],
  decision: Partial<Pick<QuarantinedRow, 'state' | 'calls' | 'decided_at'>>,
): Promise<void> {
  await tx
    .update(quarantinedSubmissions)
    .set(decision)
    .where(inArray(id, [...ids]))
}
