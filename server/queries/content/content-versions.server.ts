import { desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { countOf, type Order, pageOf } from '#server/db/page'
import { contentVersions } from '#server/db/schema/content-versions'
import { accountsOf } from '#server/queries/accounts/accounts-of.server'

export type ContentVersion = typeof contentVersions.$inferSelect

const { id, number, overlay, saved_at, saved_by } = contentVersions

/** Returns the published version; undefined before the first one. */
export async function publishedVersion(db: Db | Transaction): Promise<ContentVersion | undefined> {
  const [row] = await db
    .select()
    .from(contentVersions)
    .where(isNotNull(number))
    .orderBy(desc(number))
    .limit(1)
  return row
}

export async function draftVersion(db: Db | Transaction): Promise<ContentVersion | undefined> {
  const [row] = await db.select().from(contentVersions).where(isNull(number))
  return row
}

export async function versionNumbered(
  db: Db | Transaction,
  wanted: number,
): Promise<ContentVersion | undefined> {
  const [row] = await db.select().from(contentVersions).where(eq(number, wanted))
  return row
}

/** Returns the published version and the draft, and blocks other changes of both until the transaction ends. */
export async function versionsForUpdate(
  tx: Transaction,
): Promise<{ published: ContentVersion | undefined; draft: ContentVersion | undefined }> {
  await tx.execute(sql`lock table ${contentVersions} in share row exclusive mode`)
  const published = await publishedVersion(tx)
  return { published, draft: await draftVersion(tx) }
}

export async function putVersion(tx: Transaction, version: ContentVersion): Promise<void> {
  const { id: _id, ...values } = version
  await tx
    .insert(contentVersions)
    .values(version)
    .onConflictDoUpdate({ target: contentVersions.id, set: values })
}

export async function dropVersion(tx: Transaction, versionId: string): Promise<void> {
  await tx.delete(contentVersions).where(eq(id, versionId))
}

/** Returns the draft that a preview address with this secret shows. */
export async function previewedOverlay(db: Db, key: string): Promise<object | undefined> {
  const [row] = await db.select({ overlay }).from(contentVersions).where(eq(contentVersions.preview_key, key))
  return row?.overlay
}

const newestFirst: Order = [{ by: number, type: 'integer' }]

/** Returns a page of published versions, newest first, with their authors. */
export async function publishedPage(
  db: Db,
  { cursor, limit }: { cursor: string | undefined; limit: number },
) {
  const where = isNotNull(number)
  const [{ rows, nextCursor }, count] = await Promise.all([
    pageOf(db, {
      fields: { number, overlay, saved_at, saved_by },
      from: contentVersions,
      where,
      order: newestFirst,
      cursor,
      limit,
    }),
    countOf(db, contentVersions, where),
  ])
  return { rows, nextCursor, count, accounts: await savedBy(db, rows) }
}

/** Returns the accounts that saved these versions, by id. */
export const savedBy = (db: Db | Transaction, versions: readonly Pick<ContentVersion, 'saved_by'>[]) =>
  accountsOf(
    db,
    versions.map((version) => version.saved_by),
  )
