import { and, desc, eq, getTableColumns, gte, inArray, type SQL, sql } from 'drizzle-orm'
import type { HeldSubmission, SubmissionFilters } from '#contracts/list-submissions'
import type { HeldSearch } from '#contracts/release-submission'
import { wordsOf } from '#domain/field-roles'
import { kindOfFunction, mailsSender } from '#domain/form-of'
import { forms } from '#domain/forms'
import type { Db, Transaction } from '#server/db/connect'
import { idArray } from '#server/db/id-array'
import { countOf, type Order, pageOf } from '#server/db/page'
import { type HeldState, quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import type { Count } from '#contracts/count'

type HeldRow = typeof quarantinedSubmissions.$inferSelect

const { id, calls, created_at } = quarantinedSubmissions
const newestFirst: Order = [
  { by: created_at, type: 'timestamptz' },
  { by: id, type: 'uuid' },
]

interface WhichHeld extends Omit<SubmissionFilters, 'state'> {
  state: HeldState
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

/** The newest first. */
export async function listHeldSubmissions(
  db: Db | Transaction,
  { cursor, limit, ...which }: Page,
): Promise<{ data: HeldSubmission[]; nextCursor: string | null; count: Count }> {
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
}: HeldRow): HeldSubmission {
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
    calls: sent,
    mails: sent.some((call) => mailsSender(call.function, call.input)),
    heldAt: heldAt.toISOString(),
    decidedAt: decided_at?.toISOString() ?? null,
  }
}

/** Who a held submission says it is from. */
function personOf(kept: HeldRow['calls']): { name: string | null; email: string | null } {
  const words = wordsOf(Object.values(kept)[0]?.input)
  const first = (role: string) => words.find((word) => word.role === role)?.text ?? null
  return { name: first('name'), email: first('email') }
}

/** Who these say they are from. */
export async function heldPeople(
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

/** Which of what was held back: those named, or what a filter finds of what still waits, but some. */
export interface ChosenHeld {
  id?: string | undefined
  ids?: readonly string[] | undefined
  filter?: HeldSearch | undefined
  except?: readonly string[] | undefined
}

/**
 * The oldest first, and of too many the newest. Locks them until the transaction ends: of two who decide at once, the
 * second sees what the first has decided.
 */
export async function heldSubmissionsForUpdate(
  tx: Transaction,
  { id: one, ids = one === undefined ? undefined : [one], filter, except = [] }: ChosenHeld,
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
    // In one order, so that two who decide about the same never wait for each other.
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
