import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { pictures } from '#server/db/schema/pictures'
import type { Picture } from '#server/pictures/re-encode'

const pathPattern = /^\/pictures\/([\w-]{43})\.webp$/

/**
 * Stores a picture and returns its path, `/pictures/{hash}.webp`. Equal pictures are stored once. An unused picture
 * expires some time after this call.
 */
export async function storePicture(db: Db | Transaction, picture: Picture, now: Date): Promise<string> {
  const hash = createHash('sha256').update(picture.bytes).digest('base64url')
  await db
    .insert(pictures)
    .values({ hash, ...picture, created_at: now })
    // Restarts the expiry of an unused picture, which could otherwise be deleted before it is shown.
    .onConflictDoUpdate({ target: pictures.hash, set: { created_at: now } })
  return `/pictures/${hash}.webp`
}

/** Returns the hash in a picture's path; undefined for any other path. */
export function pictureHashOf(path: string): string | undefined {
  return pathPattern.exec(path)?.[1]
}

export async function pictureOf(db: Db, hash: string): Promise<{ bytes: Buffer; type: string } | undefined> {
  const [picture] = await db
    .select({ bytes: pictures.bytes, type: pictures.type })
    .from(pictures)
    .where(eq(pictures.hash, hash))
  return picture
}
