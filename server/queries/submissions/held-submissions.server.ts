import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { InputOf, OutputOf } from '#contracts/contract'
import type { HeldSubmission, listSubmissions } from '#contracts/list-submissions'
import type { Db, Transaction } from '#server/db/connect'
import { type HeldState, quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import { wordsOf } from '#domain/field-roles'

type HeldRow = typeof quarantinedSubmissions.$inferSelect

/** Counting on costs more than anybody gets from it. */
const countedTo = 10_000

interface Page extends Omit<InputOf<typeof listSubmissions>, 'filters' | 'sort'> {
  state: HeldState
}

/** Newest first; a page begins after the row that its cursor names, whatever has come since. */
export async function listHeldSubmissions(
  db: Db | Transaction,
  { q, state, cursor, limit }: Page,
): Promise<OutputOf<typeof listSubmissions>> {
  const { id, calls, created_at } = quarantinedSubmissions
  const found = and(eq(quarantinedSubmissions.state, state), q === undefined ? undefined : holds(q))
  const [time, lastId] = cursor?.split('_') ?? []
  const after =
    time === undefined ? undefined : sql`(${created_at}, ${id}) < (${time}::timestamptz, ${lastId}::uuid)`
  const rows = await db
    .select()
    .from(quarantinedSubmissions)
    .where(and(found, after))
    .orderBy(desc(created_at), desc(id))
    .limit(limit + 1)
  const counted = await db.execute<{ n: string }>(
    sql`select count(*) as n from (select 1 from ${quarantinedSubmissions} where ${found} limit ${countedTo + 1}) as counted`,
  )
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const value = Number(counted.rows[0]?.n)
  return {
    data: shown.map(asListed),
    nextCursor: last ? `${last.created_at.toISOString()}_${last.id}` : null,
    count: { value: Math.min(value, countedTo), exact: value <= countedTo },
  }

  function holds(part: string): SQL {
    return sql`exists (
      select 1 from jsonb_path_query(${calls}, '$.**') as said
      where jsonb_typeof(said) = 'string' and position(lower(${part}) in lower(said #>> '{}')) > 0
    )`
  }
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
