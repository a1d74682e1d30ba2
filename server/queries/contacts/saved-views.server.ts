import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { type ContactView, contactViews } from '#contracts/contact-views'
import type { ListedView } from '#contracts/list-views'
import { announceChange } from '#server/db/changes'
import type { Db, Transaction } from '#server/db/connect'
import { asCount, countTo } from '#server/db/page'
import { contacts } from '#server/db/schema/contacts'
import { savedViews } from '#server/db/schema/saved-views'
import { filteredBy } from './filtered-contacts.server.ts'
import { foundBy } from './found-contacts.server.ts'
import { typedWordsOf } from './search-words.server.ts'

/** Each is counted whenever somebody looks. */
export const mostViews = 20

/** Every view with how many it finds, counted in one statement. */
export async function countedViews(db: Db, today: string): Promise<ListedView[]> {
  const own = await db.select().from(savedViews).orderBy(asc(savedViews.created_at), asc(savedViews.id))
  const views = [
    ...contactViews.map((view) => ({ ...view, isOwn: false })),
    ...own.map(({ id, name, q, filters, sort }) => ({ id, name, q, filters, sort, isOwn: true })),
  ]
  const { rows } = await db.execute<{ counts: number[] }>(
    sql`select json_build_array(${sql.join(
      views.map((view) => counting(view, today)),
      sql`, `,
    )}) as counts`,
  )
  return views.map((view, index) => ({ ...view, count: asCount(rows[0]?.counts[index]) }))
}

function counting({ q, filters }: Pick<ContactView, 'q' | 'filters'>, today: string): SQL {
  return countTo(contacts, and(filteredBy(filters, today), foundBy(typedWordsOf(q ?? ''))))
}

type SavedView = typeof savedViews.$inferSelect

/** Locks all of them until the transaction ends: of two who save under one name the second replaces the first's. */
export async function viewsForUpdate(tx: Transaction): Promise<SavedView[]> {
  await tx.execute(sql`lock table ${savedViews} in share row exclusive mode`)
  return tx.select().from(savedViews)
}

export async function putView(tx: Transaction, view: SavedView): Promise<void> {
  const { id: _id, ...said } = view
  await tx.insert(savedViews).values(view).onConflictDoUpdate({ target: savedViews.id, set: said })
  await announceChange(tx, 'contacts')
}

/** What it was; undefined when it was gone already. */
export async function removeView(tx: Transaction, id: string): Promise<SavedView | undefined> {
  const [view] = await tx.delete(savedViews).where(eq(savedViews.id, id)).returning()
  if (view) await announceChange(tx, 'contacts')
  return view
}
