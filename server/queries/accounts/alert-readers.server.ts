import { eq, isNotNull } from 'drizzle-orm'
import { type AlertPreferences, defaultAlerts, quietUntil } from '#domain/alert-preferences'
import { normaliseEmail } from '#domain/email'
import { type AdminRole, isAdminRole } from '#domain/role'
import type { Db, Transaction } from '#server/db/connect'
import { users } from '#server/db/schema/users'

export interface AlertReader extends Omit<AlertPreferences, 'savedAt'> {
  id: string
  email: string
  role: AdminRole
  isAlertAddress: boolean
  /** When the account saved its alert preferences; undefined if it never did. */
  savedAt: string | undefined
}

/** Returns the team members with their alert preferences. */
export async function alertReaders(
  db: Db | Transaction,
  alertAddress: string | undefined,
): Promise<AlertReader[]> {
  const { id, email, role, alerts } = users
  const rows = await db.select({ id, email, role, alerts }).from(users).where(isNotNull(users.role))
  return rows.flatMap((row) => readerOf(row, alertAddress) ?? [])
}

/** Returns a team member's alert preferences; undefined for an account without a role. */
export async function alertReader(
  db: Db | Transaction,
  userId: string,
  alertAddress: string | undefined,
): Promise<AlertReader | undefined> {
  const { id, email, role, alerts } = users
  const [row] = await db.select({ id, email, role, alerts }).from(users).where(eq(users.id, userId))
  return row && readerOf(row, alertAddress)
}

function readerOf(
  { alerts, ...row }: Pick<typeof users.$inferSelect, 'id' | 'email' | 'role' | 'alerts'>,
  alertAddress: string | undefined,
): AlertReader | undefined {
  const { role } = row
  // An unknown role, written by a newer version, counts as none.
  if (!isAdminRole(role)) return undefined
  const isAlertAddress = alertAddress !== undefined && normaliseEmail(alertAddress) === row.email
  return {
    ...row,
    role,
    isAlertAddress,
    savedAt: undefined,
    ...(alerts ?? defaultAlerts({ role, isAlertAddress })),
  }
}

/** When a mail to a reader may be sent: now, never, or at the end of their quiet hours. */
export type ReaderWish = 'now' | 'never' | Date

interface Asked {
  /** The account that the mail is for; undefined for the site's alert address. */
  userId: string | undefined
  alertAddress: string | undefined
  isSubmission: boolean
  now: Date
}

/** Returns when a reader wants a mail. An alert address without an account gets everything at any time. */
export async function whenToSend(
  db: Db | Transaction,
  { userId, alertAddress, isSubmission, now }: Asked,
): Promise<ReaderWish> {
  const readers = await alertReaders(db, alertAddress)
  const reader = readers.find((each) => (userId === undefined ? each.isAlertAddress : each.id === userId))
  if (!reader) return userId === undefined ? 'now' : 'never'
  if (isSubmission && !reader.submissions) return 'never'
  return (reader.quiet && quietUntil(reader.quiet, now)) ?? 'now'
}
