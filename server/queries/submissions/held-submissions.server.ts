import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { InputOf, OutputOf } from '#contracts/contract'
import type { HeldSubmission, listSubmissions } from '#contracts/list-submissions'
import type { Db, Transaction } from '#server/db/connect'
import { countOf, type Order, pageOf } from '#server/db/page'
import { type HeldState, quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import { wordsOf } from '#domain/field-roles'

type HeldRow = typeof quarantinedSubmissions.$inferSelect

const newestFirst: Order = [
  { by: quarantinedSubmissions.created_at, type: 'timestamptz' },
  { by: quarantinedSubmissions.id, type: 'uuid' },
]

interface Page extends Omit<InputOf<typeof listSubmissions>, 'filters' | 'sort'> {
  state: HeldState
}

/** The newest first. */
export async function listHeldSubmissions(
  db: Db | Transaction,
  { q, state, cursor, limit }: Page,
): Promise<OutputOf<typeof listSubmissions>> {
  const where = and(eq(quarantinedSubmissions.state, state), q === undefined ? undefined : holds(q))
  const from = quarantinedSubmissions
  const [{ rows, nextCursor }, count] = await Promise.all([
    pageOf(db, { fields: getTableColumns(from), from, where, order: newestFirst, cursor, limit }),
    countOf(db, from, where),
  ])
  return { data: rows.map(asListed), nextCursor, count }
}

function holds(part: string): SQL {
  return sql`exists (
    select 1 from jsonb_path_query(${quarantinedSubmissions.calls}, '$.**') as said
    where jsonb_typeof(said) = 'string' and position(lower(${part}) in lower(said #>> '{}')) > 0
  )`
}

function asListed({ id, state, reasons, calls, created_at, decided_at }: HeldRow): HeldSubmission {
  return {
    id,
    state,
    ...personOf(calls),
    reasons,
    calls: Object.entries(calls).map(([name, { input }]) => ({
      function: name,
      input: input as Record<string, unknown>,
    })),
    heldAt: created_at.toISOString(),
    decidedAt: decided_at?.toISOString() ?? null,
  }
}

/** Who a held submission says it is from. */
function personOf(calls: HeldRow['calls']): { name: string | null; email: string | null } {
  const words = wordsOf(Object.values(calls)[0]?.input)
  const first = (role: string) => words.find((word) => word.role === role)?.text ?? null
  return { name: first('name'), email: first('email') }
}

/** Who these say they are from. */
export async function heldPeople(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReturnType<typeof personOf>>> {
  if (ids.length === 0) return new Map()
  const { id, calls } = quarantinedSubmissions
  const rows = await db
    .select({ id, calls })
    .from(quarantinedSubmissions)
    .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, personOf(row.calls)]))
}

/** Locks it until the transaction ends: of two who decide at once, the second sees what the first has decided. */
export async function heldSubmissionForUpdate(tx: Transaction, id: string): Promise<HeldRow | undefined> {
  const [held] = await tx
    .select()
    .from(quarantinedSubmissions)
    .where(eq(quarantinedSubmissions.id, id))
    .for('update')
  return held
}

export async function decideAbout(
  tx: Transaction,
  id: string,
  decision: Partial<Pick<HeldRow, 'state' | 'calls' | 'decided_at'>>,
): Promise<void> {
  await tx.update(quarantinedSubmissions).set(decision).where(eq(quarantinedSubmissions.id, id))
}
