import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { formatColumnNames } from '#content/office/format-column-names'
import { accountName } from '#domain/account-name'
import type { Transaction } from '#server/db/connect'
import type { contacts } from '#server/db/schema/contacts'
import { log } from '#server/db/schema/log'
import { users } from '#server/db/schema/users'
import { AppError } from '#server/errors/app-error'
import { columnsOf, mentions } from '#server/queries/log/log-entries.server'
import type { ContactRow } from './change-contact.server.ts'

type ContactChanges = Partial<
  Pick<
    typeof contacts.$inferInsert,
    'name' | 'company' | 'phone' | 'linkedin' | 'email' | 'owner_id' | 'next_step' | 'next_step_on'
  >
>
type ChangedColumn = keyof ContactChanges

interface Seen {
  contact: ContactRow
  /** The version that was read before the change. */
  version: number
  changes: ContactChanges
  /** The changing account, whose own earlier changes are no conflict. */
  by: string
}

/** How many later changes are read, which is more than happen while a page is open. */
const maxExamined = 100

/**
 * Rejects a change of fields that somebody else has changed since. Changes of different fields do not conflict.
 * @throws AppError conflict, naming who set what
 */
export async function refuseOverwriting(
  tx: Transaction,
  { contact, version, changes, by }: Seen,
): Promise<void> {
  if (contact.version === version) return
  const columns = (Object.keys(changes) as ChangedColumn[]).filter(
    (column) => contact[column] !== changes[column],
  )
  const since = await tx
    .select({
      userId: log.user_id,
      email: users.email,
      name: users.name,
      subject_kind: log.subject_kind,
      before: log.before,
      after: log.after,
    })
    .from(log)
    .leftJoin(users, eq(users.id, log.user_id))
    .where(and(mentions('contact', contact.id), isNotNull(log.after)))
    .orderBy(desc(log.created_at), desc(log.id))
    .limit(maxExamined)
  // Bulk actions log no version. Theirs is one less than that of the next newer row.
  let made = contact.version + 1
  const later = since.flatMap(({ userId, email, name, ...entry }) => {
    const said = columnsOf(entry, contact.id)
    made = Number(said['version'] ?? made - 1)
    return made > version ? [{ userId, email, name, said }] : []
  })
  const isAllKnown = later.length >= contact.version - version
  for (const column of columns) {
    const other = later.find(({ said }) => column in said)
    if (other ? other.userId === by : isAllKnown) continue
    const who = other?.email ? accountName(other.email, other.name) : 'Somebody'
    const theirs = await wordsOf(tx, column, contact[column] as string | null)
    const yours = await wordsOf(tx, column, changes[column])
    throw new AppError('conflict', {
      userMessage: `${who} has set the ${column === 'owner_id' ? 'owner' : formatColumnNames(column)} to ${theirs} in the meantime. Yours is ${yours}. Nothing was changed.`,
      issues: [{ path: `changes.${column}`, message: `${who} set this to ${theirs}` }],
    })
  }
}

async function wordsOf(
  tx: Transaction,
  column: ChangedColumn,
  value: string | null | undefined,
): Promise<string> {
  if (value === null || value === undefined) return 'nothing'
  if (column !== 'owner_id') return `“${value}”`
  const [owner] = await tx
    .select({ email: users.email, name: users.name })
    .from(users)
    .where(eq(users.id, value))
  return owner ? accountName(owner.email, owner.name) : 'somebody who is gone'
}

/** The error for an address that another contact has. */
export const addressTaken = (email: string | undefined) => ({
  userMessage: `Somebody else here has the address ${email}. If they are one person, merge the two.`,
  issues: [{ path: 'changes.email', message: 'Somebody else here has this address' }],
})
