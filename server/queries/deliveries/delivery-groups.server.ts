import { desc, inArray, sql } from 'drizzle-orm'
import type { OutputOf } from '#contracts/contract'
import type { listDeliveryGroups } from '#contracts/list-delivery-groups'
import type { Db, Transaction } from '#server/db/connect'
import { deliveries } from '#server/db/schema/deliveries'
import { asListed, deliveryFields } from './deliveries.server.ts'
import {
  canBeReplayed,
  serviceColumn,
  type WhichDeliveries,
  whichDeliveries,
} from './delivery-filters.server.ts'

const mostGrouped = 10_000
const mostGroups = 20
const shownOfEach = 4

/** The deliveries that are found by what their service has answered, the largest group first. */
export async function deliveryGroups(
  db: Db | Transaction,
  which: WhichDeliveries,
): Promise<OutputOf<typeof listDeliveryGroups>> {
  const { id, created_at, last_error, state } = deliveries
  const looked = db
    .select({
      id,
      created_at,
      last_error,
      state,
      service: serviceColumn.as('service'),
      can_replay: sql<boolean>`${canBeReplayed}`.as('can_replay'),
    })
    .from(deliveries)
    .where(whichDeliveries(which))
    .orderBy(desc(created_at), desc(id))
    .limit(mostGrouped)
    .as('looked')
  const groups = await db
    .select({
      service: looked.service,
      answer: looked.last_error,
      count: sql`count(*)`.mapWith(Number),
      canReplay: sql`count(*) filter (where ${looked.can_replay})`.mapWith(Number),
      givenUp: sql`count(*) filter (where ${looked.state} = 'failed')`.mapWith(Number),
      unsure: sql`count(*) filter (where ${looked.state} = 'uncertain')`.mapWith(Number),
      shown: sql<
        string[]
      >`(array_agg(${looked.id} order by ${looked.created_at} desc, ${looked.id} desc))[1:${sql.raw(String(shownOfEach))}]`,
    })
    .from(looked)
    .groupBy(looked.service, looked.last_error)
    .orderBy(desc(sql`count(*)`), looked.service, looked.last_error)
    .limit(mostGroups)
  const ids = groups.flatMap(({ shown }) => shown)
  const rows =
    ids.length === 0 ? [] : await db.select(deliveryFields).from(deliveries).where(inArray(id, ids))
  const listed = new Map((await asListed(db, rows)).map((row) => [row.id, row]))
  return {
    data: groups.map(({ shown, ...group }) => ({
      ...group,
      deliveries: shown.flatMap((one) => listed.get(one) ?? []),
    })),
    isAll: groups.length < mostGroups && groups.reduce((sum, { count }) => sum + count, 0) < mostGrouped,
  }
}
