import { eq, sql } from 'drizzle-orm'
import { announceChange } from '#server/db/changes'
import type { Db, Transaction } from '#server/db/connect'
import { mailboxes } from '#server/db/schema/mailboxes'
import { mailboxFolders } from '#server/db/schema/mailbox-folders'

interface Lease {
  mailboxId: string
  /** The id of this process. */
  reader: string
  leaseMs: number
}

const inMs = (ms: number) => sql`clock_timestamp() + ${ms} * interval '1 ms'`

/** Takes or renews the lease to read a mailbox; undefined while another process has it. */
export async function takeLease(
  db: Db,
  { mailboxId, reader, leaseMs }: Lease,
): Promise<{ connectedAt: Date } | undefined> {
  await db
    .insert(mailboxes)
    .values({ id: mailboxId, connected_at: sql`clock_timestamp()` })
    .onConflictDoNothing()
  const [taken] = await db
    .update(mailboxes)
    .set({ reader, lease_until: inMs(leaseMs) })
    .where(
      sql`${mailboxes.id} = ${mailboxId} and (${mailboxes.reader} = ${reader} or ${mailboxes.lease_until} is null or ${mailboxes.lease_until} < clock_timestamp())`,
    )
    .returning({ connectedAt: mailboxes.connected_at })
  return taken
}

/** Releases the lease, so that another process can take it at once. */
export async function releaseLease(db: Db, { mailboxId, reader }: Omit<Lease, 'leaseMs'>): Promise<void> {
  await db
    .update(mailboxes)
    .set({ lease_until: null })
    .where(sql`${mailboxes.id} = ${mailboxId} and ${mailboxes.reader} = ${reader}`)
}

export interface ReadPosition {
  uidValidity: number
  lastUid: number
}

export async function positionIn(db: Db, mailboxId: string, path: string): Promise<ReadPosition | undefined> {
  const [row] = await db
    .select({ uidValidity: mailboxFolders.uid_validity, lastUid: mailboxFolders.last_uid })
    .from(mailboxFolders)
    .where(sql`${mailboxFolders.mailbox_id} = ${mailboxId} and ${mailboxFolders.path} = ${path}`)
  return row
}

export async function savePosition(
  db: Db | Transaction,
  mailboxId: string,
  path: string,
  { uidValidity: uid_validity, lastUid: last_uid }: ReadPosition,
): Promise<void> {
  await db
    .insert(mailboxFolders)
    .values({ mailbox_id: mailboxId, path, uid_validity, last_uid })
    .onConflictDoUpdate({
      target: [mailboxFolders.mailbox_id, mailboxFolders.path],
      set: {
        uid_validity,
        // A process whose lease has expired may still save an older position.
        last_uid: sql`case when ${mailboxFolders.uid_validity} = ${uid_validity} then greatest(${mailboxFolders.last_uid}, ${last_uid}) else ${last_uid} end`,
      },
    })
}

/** Records that the mailbox was read completely, and announces the first time and the end of a failure. */
export async function markRead(db: Db, mailboxId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [before] = await tx
      .select({ fault: mailboxes.fault, checkedAt: mailboxes.checked_at })
      .from(mailboxes)
      .where(eq(mailboxes.id, mailboxId))
      .for('update')
    await tx
      .update(mailboxes)
      .set({ checked_at: sql`clock_timestamp()`, fault: null, failed_since: null })
      .where(eq(mailboxes.id, mailboxId))
    if (before && (before.fault !== null || before.checkedAt === null)) await announceChange(tx, 'settings')
  })
}

/** Records why reading failed, and announces a new reason. */
export async function markFailed(db: Db, mailboxId: string, fault: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [before] = await tx
      .select({ fault: mailboxes.fault })
      .from(mailboxes)
      .where(eq(mailboxes.id, mailboxId))
      .for('update')
    await tx
      .update(mailboxes)
      .set({ fault, failed_since: sql`coalesce(${mailboxes.failed_since}, clock_timestamp())` })
      .where(eq(mailboxes.id, mailboxId))
    if (before && before.fault !== fault) await announceChange(tx, 'settings')
  })
}

export interface MailboxState {
  checkedAt: Date | null
  failedSince: Date | null
  fault: string | null
}

/** Returns the state of reading a mailbox; undefined if no process has ever tried. */
export async function mailboxState(db: Db, mailboxId: string): Promise<MailboxState | undefined> {
  const [row] = await db
    .select({
      checkedAt: mailboxes.checked_at,
      failedSince: mailboxes.failed_since,
      fault: mailboxes.fault,
    })
    .from(mailboxes)
    .where(eq(mailboxes.id, mailboxId))
  return row
}
