import { asc, desc, inArray, sql } from 'drizzle-orm'
import type { OutputOf } from '#contracts/contract'
import type { listDeliveryGroups } from '#contracts/list-delivery-groups'
import type { Db, Transaction } from '#server/db/connect'
import { deliveries } from '#server/db/schema/deliveries'
import { asListed, type ConnectedServices, deliveryFields } from './deliveries.server.ts'
import { isWaitingMail, staleReason } from './waiting-mails.server.ts'
import {
  canBeReplayed,
  isAddressRefused,
  serviceColumn,
  type WhichDeliveries,
  whichDeliveries,
} from './delivery-filters.server.ts'

const maxGrouped = 10_000
const maxGroups = 20
const shownOfEach = 4

/**
 * Groups deliveries by their service's response, largest group first. Mails from before a mail server was connected
 * form separate groups, outdated ones last.
 */
export async function deliveryGroups(
  db: Db | Transaction,
  which: WhichDeliveries,
  services: ConnectedServices,
): Promise<OutputOf<typeof listDeliveryGroups>> {
  const { id, created_at, last_error, state } = deliveries
  // Deliveries that wait for a decision are read oldest first.
  const isOldestFirst = which.filters?.view === 'not_connected'
  const direction = isOldestFirst ? asc : desc
  const order = sql.raw(isOldestFirst ? 'asc' : 'desc')
  const looked = db
    .select({
      id,
      created_at,
      // A waiting mail is in one of two groups, whatever its response was.
      last_error: sql<string | null>`case when not ${isWaitingMail} then ${last_error} end`.as('answer'),
      state,
      no_address: sql<boolean>`${isAddressRefused}`.as('no_address'),
      service: serviceColumn.as('service'),
      can_replay: sql<boolean>`${canBeReplayed(services.kinds)}`.as('can_replay'),
      stale: sql<boolean | null>`case when ${isWaitingMail} then ${staleReason} is not null end`.as('stale'),
    })
    .from(deliveries)
    .where(whichDeliveries(which))
    .orderBy(direction(created_at), direction(id))
    .limit(maxGrouped)
    .as('looked')
  const groups = await db
    .select({
      service: looked.service,
      answer: looked.last_error,
      stale: looked.stale,
      count: sql`count(*)`.mapWith(Number),
      canReplay: sql`count(*) filter (where ${looked.can_replay})`.mapWith(Number),
      noAddress: sql`count(*) filter (where ${looked.no_address})`.mapWith(Number),
      givenUp: sql`count(*) filter (where ${looked.state} = 'failed')`.mapWith(Number),
      unsure: sql`count(*) filter (where ${looked.state} = 'uncertain')`.mapWith(Number),
      shown: sql<
        string[]
      >`(array_agg(${looked.id} order by ${looked.created_at} ${order}, ${looked.id} ${order}))[1:${sql.raw(String(shownOfEach))}]`,
    })
    .from(looked)
    .groupBy(looked.service, looked.last_error, looked.stale)
    .orderBy(
      asc(sql`coalesce(${looked.stale}, false)`),
      desc(sql`count(*)`),
      looked.service,
      looked.last_error,
    )
    .limit(maxGroups)
  const ids = groups.flatMap(({ shown }) => shown)
  const rows =
    ids.length === 0 ? [] : await db.select(deliveryFields(services)).from(deliveries).where(inArray(id, ids))
  const listed = new Map((await asListed(db, rows, services)).map((row) => [row.id, row]))
  return {
    data: groups.map(({ shown, ...group }) => ({
      ...group,
      deliveries: shown.flatMap((one) => listed.get(one) ?? []),
    })),
    isAll: groups.length < maxGroups && groups.reduce((sum, { count }) => sum + count, 0) < maxGrouped,
  }
}
