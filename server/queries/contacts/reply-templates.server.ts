import { asc, eq, sql } from 'drizzle-orm'
import type { ReplyTemplate } from '#contracts/list-templates'
import { announceChange } from '#server/db/changes'
import type { Db, Transaction } from '#server/db/connect'
import { replyTemplates } from '#server/db/schema/reply-templates'

type StoredTemplate = typeof replyTemplates.$inferSelect

export const allTemplates = (db: Db): Promise<ReplyTemplate[]> =>
  db
    .select({ id: replyTemplates.id, name: replyTemplates.name, text: replyTemplates.text })
    .from(replyTemplates)
    .orderBy(sql`lower(${replyTemplates.name})`, asc(replyTemplates.id))

/** Locks all templates until the transaction ends, so that concurrent saves do not exceed the limit or share a name. */
export async function templatesForUpdate(tx: Transaction): Promise<StoredTemplate[]> {
  await tx.execute(sql`lock table ${replyTemplates} in share row exclusive mode`)
  return tx.select().from(replyTemplates)
}

export async function putTemplate(tx: Transaction, template: StoredTemplate): Promise<void> {
  const { id: _id, ...columns } = template
  await tx
    .insert(replyTemplates)
    .values(template)
    .onConflictDoUpdate({ target: replyTemplates.id, set: columns })
  await announceChange(tx, 'contacts')
}

/** Deletes a template and returns it; undefined if it did not exist. */
export async function removeTemplate(tx: Transaction, id: string): Promise<StoredTemplate | undefined> {
  const [template] = await tx.delete(replyTemplates).where(eq(replyTemplates.id, id)).returning()
  if (template) await announceChange(tx, 'contacts')
  return template
}
