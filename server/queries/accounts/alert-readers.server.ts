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
  /** Undefined where nothing was chosen. */
  savedAt: string | undefined
}

/** Everybody in the team with the alerts they get. */
export async function alertReaders(
  db: Db | Transaction,
  alertAddress: string | undefined,
): Promise<AlertReader[]> {
  const { id, email, role, alerts } = users
  const rows = await db.select({ id, email, role, alerts }).from(users).where(isNotNull(users.role))
  return rows.flatMap((row) => readerOf(row, alertAddress) ?? [])
}

/** Somebody of the team, by id; undefined without a role. */
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
  // A role written by a newer version is none here.
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

/** When a mail to the team's reader may be sent: now, at the end of their quiet hours, or never. */
export type ReaderWish = 'now' | 'never' | Date

interface Asked {
  /** Whose account it is for; undefined for the site's alert address. */
  userId: string | undefined
  alertAddress: string | undefined
  isSubmission: boolean
  now: Date
}

/** What a mail's reader wants. The alert address of nobody's account gets everything, at any time. */
export async function readerWish(
  db: Db | Transaction,
  { userId, alertAddress, isSubmission, now }: Asked,
): Promise<ReaderWish> {
  const readers = await alertReaders(db, alertAddress)
  const reader = readers.find((each) => (userId === undefined ? each.isAlertAddress : each.id === userId))
  if (!reader) return userId === undefined ? 'now' : 'never'
  if (isSubmission && !reader.submissions) return 'never'
  return (reader.quiet && quietUntil(reader.quiet, now)) ?? 'now'
}
