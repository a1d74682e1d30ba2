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

type HeldRow = typeof quarantinedSubmissions.$inferSelect

const { id, calls, created_at } = quarantinedSubmissions
const newestFirst: Order = [
  { by: created_at, type: 'timestamptz' },
  { by: id, type: 'uuid' },
]

interface WhichHeld extends Omit<SubmissionFilters, 'state'> {
  state: QuarantineState
  q?: string | undefined
}

interface Page extends WhichHeld {
  cursor?: string | undefined
  limit: number
}

function whichHeld({ q, state, form, since, id: one }: WhichHeld): SQL | undefined {
  const functions = form?.flatMap((each) => Object.keys(forms[each].functions))
  return and(
    eq(quarantinedSubmissions.state, state),
    q === undefined ? undefined : holds(q),
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
  const where = whichHeld(which)
  const from = quarantinedSubmissions
  const [{ rows, nextCursor }, count] = await Promise.all([
    pageOf(db, { fields: getTableColumns(from), from, where, order: newestFirst, cursor, limit }),
    countOf(db, from, where),
  ])
  return { data: rows.map(asListed), nextCursor, count }
}

function holds(part: string): SQL {
  return sql`exists (
    select 1 from jsonb_path_query(${calls}, '$.**') as said
    where jsonb_typeof(said) = 'string' and position(lower(${part}) in lower(said #>> '{}')) > 0
  )`
}

function asListed({
  id: ofRow,
  state,
  reasons,
  calls: kept,
  created_at: heldAt,
  decided_at,
}: HeldRow): QuarantinedSubmission {
  const sent = Object.entries(kept).map(([name, { input }]) => ({
    function: name,
    input: input as Record<string, unknown>,
  }))
  return {
    id: ofRow,
    state,
    form: kindOfFunction(sent[0]?.function ?? '') ?? null,
    ...personOf(kept),
    reasons,
    quote: quoteOf(sent[0]?.input),
    calls: sent,
    mails: sent.some((call) => mailsSender(call.function, call.input)),
    heldAt: heldAt.toISOString(),
    decidedAt: decided_at?.toISOString() ?? null,
  }
}

function quoteOf(input: unknown): string | null {
  const texts = wordsOf(input).filter(({ role }) => role === 'text' || role === 'talk')
  return texts.toSorted((one, other) => other.text.length - one.text.length)[0]?.text ?? null
}

/** The sender named in a quarantined submission. */
function personOf(kept: HeldRow['calls']): { name: string | null; email: string | null } {
  const words = wordsOf(Object.values(kept)[0]?.input)
  const first = (role: string) => words.find((word) => word.role === role)?.text ?? null
  return { name: first('name'), email: first('email') }
}

/** The senders named in these submissions. */
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

/** Quarantined submissions by id, or a filter of waiting ones with exceptions. */
interface ChosenQuarantined {
  id?: string | undefined
  ids?: readonly string[] | undefined
  filter?: QuarantineSearch | undefined
  except?: readonly string[] | undefined
}

/**
 * Oldest first, limited to the newest. Locks them until the transaction ends: of two concurrent decisions the second
 * sees the first.
 */
export async function heldSubmissionsForUpdate(
  tx: Transaction,
  { id: one, ids = one === undefined ? undefined : [one], filter, except = [] }: ChosenQuarantined,
  most: number,
): Promise<HeldRow[]> {
  const which = ids
    ? inArray(id, [...ids])
    : and(
        whichHeld({ ...filter?.filters, q: filter?.q, state: 'held' }),
        except.length === 0 ? undefined : sql`${id} <> all(${idArray(except)})`,
      )
  const rows = await tx
    .select()
    .from(quarantinedSubmissions)
    .where(which)
    // Sorted, so that two decisions about the same rows never deadlock.
    .orderBy(desc(created_at), desc(id))
    .limit(most)
    .for('update')
  return rows.toReversed()
}

export async function decideAbout(
  tx: Transaction,
  ids: readonly string[],
  decision: Partial<Pick<HeldRow, 'state' | 'calls' | 'decided_at'>>,
): Promise<void> {
  await tx
    .update(quarantinedSubmissions)
    .set(decision)
    .where(inArray(id, [...ids]))
}
