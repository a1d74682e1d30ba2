import { and, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { OutputOf } from '#contracts/contract'
import type { listSubscribers, ListedSubscriber, SubscriberFilters } from '#contracts/list-subscribers'
import type { Db } from '#server/db/connect'
import { idArray } from '#server/db/id-array'
import { countOf, countsOf, type Order, pageOf } from '#server/db/page'
import { activities } from '#server/db/schema/activities'
import { deliveries } from '#server/db/schema/deliveries'
import { newsletterSubscribers, subscriberSearchText } from '#server/db/schema/newsletter-subscribers'
import { suppressions } from '#server/db/schema/suppressions'
import { attributionOf } from '#server/queries/contacts/attribution.server'
import { isOneOf } from '#server/db/is-one-of'
import { contactIdsOf } from '#server/queries/lists/contact-ids.server'
import { foundIds } from '#server/queries/lists/found-ids.server'
import { recentSignUps } from './recent-sign-ups.server.ts'
import type { Subscriber } from './newsletter.server.ts'

const { id, name, email, state, created_at, changed_at, confirmed_at, asked_at } = newsletterSubscribers
export const subscriberFields = { id, name, email, state, created_at, changed_at, confirmed_at, asked_at }
export const newestSubscribersFirst: Order = [
  { by: created_at, type: 'timestamptz' },
  { by: id, type: 'uuid' },
]

interface Page {
  q?: string | undefined
  filters?: SubscriberFilters | undefined
  cursor?: string | undefined
  limit: number
}

export const isSubscriberIn = (one: Subscriber['state']): SQL => sql`${state} = ${sql.raw(`'${one}'`)}`

/** Returns a page of the newsletter's list. */
export async function listedSubscribers(db: Db, page: Page): Promise<OutputOf<typeof listSubscribers>> {
  const [{ rows, nextCursor, count }, totals, recent] = await Promise.all([
    pageOfSubscribers(db, page),
    countsOf(db, {
      subscribed: [newsletterSubscribers, isSubscriberIn('subscribed')],
      pending: [newsletterSubscribers, isSubscriberIn('pending')],
      unsubscribed: [newsletterSubscribers, isSubscriberIn('unsubscribed')],
      erased: [suppressions, undefined],
    }),
    recentSignUps(db),
  ])
  return { data: await withDetails(db, rows), nextCursor, count, totals, recent }
}

async function pageOfSubscribers(db: Db, { q, filters = {}, cursor, limit }: Page) {
  const narrowed = and(
    filters.state && isSubscriberIn(filters.state),
    filters.since === undefined ? undefined : gte(created_at, new Date(filters.since)),
  )
  const search = { from: newsletterSubscribers, text: subscriberSearchText, where: narrowed }
  const found = q === undefined ? undefined : await foundIds(db, { ...search, q })
  const where = and(narrowed, found && sql`${id} = any(${idArray(found.ids)})`)
  const [page, count] = await Promise.all([
    pageOf(db, {
      fields: subscriberFields,
      from: newsletterSubscribers,
      where,
      order: newestSubscribersFirst,
      cursor,
      limit,
    }),
    countOf(db, newsletterSubscribers, where),
  ])
  return { ...page, count: found?.isPartial ? { ...count, exact: false } : count }
}

/** Adds the source, lead and mail state of these subscribers from other tables. */
async function withDetails(db: Db, rows: readonly Subscriber[]): Promise<ListedSubscriber[]> {
  const [sources, people, mails] = await Promise.all([
    sourcesOf(db, rows),
    contactIdsOf(
      db,
      rows.map((row) => row.email),
    ),
    unsentMailsOf(
      db,
      rows.filter((row) => row.asked_at !== null),
    ),
  ])
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    state: row.state,
    signedUpAt: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    askedAt: row.asked_at?.toISOString() ?? null,
    source: sources.get(row.id) ?? null,
    contactId: people.get(row.email) ?? null,
    mail: mails.get(row.email) ?? null,
  }))
}

/** Returns the source of each subscriber's first sign-up, whose activity has the subscriber's id. */
export async function sourcesOf(
  db: Db,
  rows: readonly Pick<Subscriber, 'id'>[],
): Promise<Map<string, string>> {
  const found = await db
    .select({ id: activities.subject_id, touch: activities.last_touch })
    .from(activities)
    .where(
      and(
        eq(activities.kind, 'newsletter'),
        sql`${activities.subject_id} = any(${idArray(rows.map((row) => row.id))})`,
      ),
    )
  return new Map(
    found.flatMap(({ id: of, touch }) => {
      const source = attributionOf(touch, null)
      return source === null ? [] : [[of, source]]
    }),
  )
}

/** Returns, by address, whether the newest confirmation mail failed or waits. Others are left out. */
async function unsentMailsOf(
  db: Db,
  rows: readonly Subscriber[],
): Promise<Map<string, 'failed' | 'waiting'>> {
  const newest = await db
    .selectDistinctOn([deliveries.recipient], { email: deliveries.recipient, state: deliveries.state })
    .from(deliveries)
    .where(
      and(
        isOneOf(
          sql`${deliveries.recipient}`,
          rows.map((row) => row.email),
        ),
        eq(deliveries.kind, 'newsletter-confirmation'),
      ),
    )
    .orderBy(deliveries.recipient, sql`${deliveries.created_at} desc`)
  const unsent = new Map<string, 'failed' | 'waiting'>()
  for (const { email: to, state: at } of newest) {
    if (to === null) continue
    if (at === 'failed' || at === 'cancelled') unsent.set(to, 'failed')
    if (at === 'not_connected' || at === 'held') unsent.set(to, 'waiting')
  }
  return unsent
}
