import { asc, eq, sql } from 'drizzle-orm'
import type { Count } from '#contracts/count'
import { contactViews } from '#contracts/contact-views'
import type { ListedView } from '#contracts/list-views'
import { announceChange } from '#server/db/changes'
import type { Db, Transaction } from '#server/db/connect'
import { asCount, countsOf } from '#server/db/page'
import { contacts } from '#server/db/schema/contacts'
import { savedViews } from '#server/db/schema/saved-views'
import { contactsPage } from './contacts-page.server.ts'
import { filteredBy } from './filtered-contacts.server.ts'

/** The limit of saved views, because every view is counted on each load. */
export const maxViews = 20

/** Returns every view with the same count as in its list. */
export async function countedViews(db: Db, today: string): Promise<ListedView[]> {
  const own = await db.select().from(savedViews).orderBy(asc(savedViews.created_at), asc(savedViews.id))
  const views = [
    ...contactViews.map((view) => ({ ...view, isOwn: false })),
    ...own.map(({ id, name, q, filters, sort }) => ({ id, name, q, filters, sort, isOwn: true })),
  ]
  const counts = new Map<string, Count>(
    Object.entries(
      await countsOf(
        db,
        Object.fromEntries(
          views.filter(({ q }) => !q).map(({ id, filters }) => [id, [contacts, filteredBy(filters, today)]]),
        ),
      ),
    ),
  )
  for (const { id, q, filters } of views) {
    if (!q) continue
    const { count } = await contactsPage(db, { q, filters, sort: 'newest', today, limit: 1 })
    counts.set(id, count)
  }
  return views.map((view) => ({ ...view, count: counts.get(view.id) ?? asCount(0) }))
}

type SavedView = typeof savedViews.$inferSelect

/** Locks all views until the transaction ends, so that the second of two saves under one name replaces the first. */
export async function viewsForUpdate(tx: Transaction): Promise<SavedView[]> {
  await tx.execute(sql`lock table ${savedViews} in share row exclusive mode`)
  return tx.select().from(savedViews)
}

export async function putView(tx: Transaction, view: SavedView): Promise<void> {
  const { id: _id, ...said } = view
  await tx.insert(savedViews).values(view).onConflictDoUpdate({ target: savedViews.id, set: said })
  await announceChange(tx, 'contacts')
}

/** Deletes a view and returns it; undefined if it did not exist. */
export async function removeView(tx: Transaction, id: string): Promise<SavedView | undefined> {
  const [view] = await tx.delete(savedViews).where(eq(savedViews.id, id)).returning()
  if (view) await announceChange(tx, 'contacts')
  return view
}
