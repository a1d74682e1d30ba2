import { eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { mentionPattern, stringsIn } from '#domain/mention'
import type { LogSubject } from '#domain/log-subject'
import type { Transaction } from '#server/db/connect'
import { changedIds, log } from '#server/db/schema/log'
import type { ContactGroup, ContactGroups } from '#server/queries/contacts/changed-contacts'
import { mentions } from '#server/queries/log/log-entries.server'
import type { Person } from './find-person.server.ts'

/** Subjects with searches, view names and template texts, where a name alone identifies a person. */
const searches: readonly string[] = ['export', 'saved-view', 'template']

type Row = Pick<typeof log.$inferSelect, 'id' | 'subject_kind' | 'subject_id' | 'before' | 'after'>

/**
 * Clears a person's data in the log. The entries stay, and so does the data of others in bulk actions.
 * @param ids the ids of all rows of the person
 */
export async function eraseFromLog(
  tx: Transaction,
  { emails, terms, contactIds }: Person,
  ids: ReadonlySet<string>,
): Promise<void> {
  const address = mentionPattern(emails)
  const name = terms.length > 0 ? mentionPattern(terms) : undefined
  const erasedIds = new Set(contactIds)
  const isTheirs = ({ subject_id, subject_kind, before, after }: Row) => {
    const texts = stringsIn([before, after])
    return (
      ids.has(subject_id) ||
      texts.some((text) => ids.has(text) || isIn(text, address)) ||
      (searches.includes(subject_kind) && name !== undefined && texts.some((text) => isIn(text, name)))
    )
  }
  for (const row of await rowsToLookAt(tx, [...emails, ...terms], ids)) {
    if (!isTheirs(row)) continue
    await tx
      .update(log)
      .set(emptied(row, erasedIds, address))
      .where(eq(log.id, row.id))
  }
}

/** Clears a mention in somebody else's text from the log. */
export async function eraseMentionsFromLog(
  tx: Transaction,
  on: { kind: LogSubject; id: string },
  pattern: RegExp,
): Promise<void> {
  const { id, subject_kind, subject_id, before, after } = log
  const rows = await tx
    .select({ id, subject_kind, subject_id, before, after })
    .from(log)
    .where(mentions(on.kind, on.id))
    .orderBy(id)
    .for('update')
  for (const row of rows) {
    if (!stringsIn([row.before, row.after]).some((text) => isIn(text, pattern))) continue
    await tx
      .update(log)
      .set(emptied(row, new Set(), pattern))
      .where(eq(id, row.id))
  }
}

function emptied({ subject_kind, before, after }: Row, gone: ReadonlySet<string>, pattern: RegExp) {
  if (subject_kind !== 'contacts') return { before: null, after: null }
  const left = (side: object | null) => withoutThem(side as ContactGroups | null, gone, pattern)
  return { before: left(before), after: left(after) }
}

const isIn = (text: string, pattern: RegExp) => text.search(pattern) >= 0

/** Returns candidate rows, locked in a fixed order. Matches within other words are excluded afterwards. */
function rowsToLookAt(tx: Transaction, terms: readonly string[], ids: ReadonlySet<string>): Promise<Row[]> {
  const { id, subject_kind, subject_id, before, after } = log
  const loggedText = sql`lower(coalesce(${before}::text, '') || coalesce(${after}::text, ''))`
  // Any whitespace may separate the words of a term.
  const words = terms.map((term) => term.toLowerCase().split(/\s+/))
  const holdsAll = (all: readonly string[]): SQL =>
    sql`(${sql.join(
      all.map((word) => sql`position(${JSON.stringify(word).slice(1, -1)} in ${loggedText}) > 0`),
      sql` and `,
    )})`
  const theirs = sql`${sql.param([...ids])}::text[]`
  const isOfMany = sql`(${subject_kind} = 'contacts' and ${changedIds} ?| ${theirs})`
  const belonged = sql`(${subject_kind} in ('note', 'reply', 'submission') and
    (${before} ->> 'contact_id' = any(${theirs}) or ${after} ->> 'contact_id' = any(${theirs})))`
  return tx
    .select({ id, subject_kind, subject_id, before, after })
    .from(log)
    .where(
      or(
        inArray(subject_id, [...ids]),
        isOfMany,
        belonged,
        sql`((${before} is not null or ${after} is not null) and (${sql.join(words.map(holdsAll), sql` or `)}))`,
      ),
    )
    .orderBy(id)
    .for('update')
}

/** Returns a bulk log row's content for other people, without groups that mention the person; null if none remain. */
function withoutThem(
  side: ContactGroups | null,
  gone: ReadonlySet<string>,
  pattern: RegExp,
): ContactGroups | null {
  if (side === null) return null
  const { groups, ...rest } = side
  const isAboutThem = ({ columns }: ContactGroup) => stringsIn(columns).some((text) => isIn(text, pattern))
  const left = groups
    .filter((group) => !isAboutThem(group))
    .map(({ ids, columns }) => ({ ids: ids.filter((id) => !gone.has(id)), columns }))
    .filter(({ ids }) => ids.length > 0)
  return left.length === 0 ? null : { groups: left, ...rest }
}
