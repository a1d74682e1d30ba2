import { and, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { normaliseEmail } from '#domain/email'
import { announceChange } from '#server/db/changes'
import type { Transaction } from '#server/db/connect'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { log } from '#server/db/schema/log'
import { newsletterSubscribers } from '#server/db/schema/newsletter-subscribers'
import { users } from '#server/db/schema/users'
import { changeContact, lockedWithMerged } from '#server/commands/contacts/change-contact.server'
import { mergeTwo } from '#server/commands/contacts/merge-contacts.server'
import { byAddress } from '#server/queries/contacts/former-addresses.server'
import { writeLog } from '#server/queries/log/log.server'

/** A merge takes the embedded database some ten milliseconds. */
const atOnce = 20

const action = 'merge-contacts'

/**
 * Gives some addresses that an earlier version stored, with a domain or accents of another form, the form that
 * `normaliseEmail` gives them now, and returns how many. Two contacts whose addresses are the same now are merged, as
 * the back office does it, and an undo separates them for good. What was sent under a merged address keeps it.
 */
export async function correctAddresses(tx: Transaction, now: Date): Promise<number> {
  const corrections = await oldAddresses(tx)
  const [from, to] = [corrections.map((each) => each.from), corrections.map((each) => each.to)]
  const found = await tx
    .select({ id: contacts.id, email: contacts.email, mergedInto: contacts.merged_into })
    .from(contacts)
    .where(inArray(contacts.email, [...from, ...to]))
  const byEmail = new Map(found.map((contact) => [contact.email, contact]))
  const rows = await lockedWithMerged(
    tx,
    found.map(({ id, mergedInto }) => mergedInto ?? id),
  )
  const changed = new Set<string>()
  let corrected = 0
  for (const correction of corrections) {
    if (corrected === atOnce) break
    const [own, other] = [byEmail.get(correction.from), byEmail.get(correction.to)]
    const [merge, keep] = [rows.get(own?.id ?? ''), rows.get(other?.mergedInto ?? other?.id ?? '')]
    // Skipped if the contact at the other address was merged into this one before, or if one of them was changed in
    // this step: then the next step corrects it.
    if (merge && (merge === keep || changed.has(merge.id) || changed.has(keep?.id ?? ''))) continue
    for (const row of [merge, keep]) if (row) changed.add(row.id)
    let isCorrected = true
    if (merge && keep) {
      const changes = await mergeTwo(tx, { keep, merge, fields: {} })
      await writeLog(tx, { userId: null, action, now }, changes)
      await mergeSubscribers(tx, correction, now)
    } else {
      if (merge) await changeContact(tx, merge, { email: correction.to })
      isCorrected = (await renameEverywhere(tx, correction)) || merge !== undefined
    }
    if (isCorrected) corrected += 1
  }
  if (corrected > 0) await announceChange(tx, 'contacts')
  return corrected
}

interface Correction {
  from: string
  to: string
}

/** Returns one correction per corrected address, without contacts that were merged, or separated again by an undo. */
async function oldAddresses(tx: Transaction): Promise<Correction[]> {
  const isOld = (email: PgColumn): SQL =>
    sql`octet_length(${email}) > char_length(${email}) and (split_part(${email}, '@', 2) ~ '[^ -~]' or ${email} is not nfc normalized)`
  const stored = [...byAddress, users].map(
    (table) => sql`select ${table.email} as email from ${table} where ${isOld(table.email)}`,
  )
  const { rows } = await tx.execute<{ email: string }>(sql`
    select email from (select ${contacts.email} as email from ${contacts} where ${isOld(contacts.email)} union ${sql.join(stored, sql` union `)}) as old
    where not exists (
      select 1 from ${contacts} left join ${log} on ${and(
        eq(log.subject_kind, 'contact'),
        sql`${log.subject_id} = ${contacts.id}::text`,
        eq(log.action, action),
        isNull(log.user_id),
        isNotNull(log.undone_by),
      )}
      where ${contacts.email} = old.email and (${contacts.merged_into} is not null or ${log.id} is not null)
    ) order by email`)
  const people = new Map<string, Correction>()
  for (const { email: from } of rows) {
    const to = normaliseEmail(from)
    if (to !== from && !people.has(to)) people.set(to, { from, to })
  }
  return [...people.values()]
}

/**
 * Renames an address in every table, except where somebody has the corrected one already. Returns whether any row
 * changed.
 */
async function renameEverywhere(tx: Transaction, { from, to }: Correction): Promise<boolean> {
  let isChanged = false
  for (const table of [...byAddress, users]) {
    const isTaken = sql`exists (select 1 from ${table} as other where other.email = ${to})`
    const { rowCount } = await tx
      .update(table)
      .set({ email: to })
      .where(and(eq(table.email, from), sql`not ${isTaken}`))
    isChanged ||= Boolean(rowCount)
  }
  await tx.update(deliveries).set({ recipient: to }).where(eq(deliveries.recipient, from))
  return isChanged
}

/** Merges two subscriptions of one person into one, which is unsubscribed if either was. */
async function mergeSubscribers(tx: Transaction, { from, to }: Correction, now: Date): Promise<void> {
  const { email, state } = newsletterSubscribers
  const both = await tx
    .select({ email, state })
    .from(newsletterSubscribers)
    .where(inArray(email, [from, to]))
  if (both.length < 2) {
    await tx.update(newsletterSubscribers).set({ email: to }).where(eq(email, from))
    return
  }
  const hasLeft = both.some((each) => each.state === 'unsubscribed')
  await tx
    .update(newsletterSubscribers)
    .set({ state: 'unsubscribed', changed_at: now, asked_at: null })
    .where(and(inArray(email, hasLeft ? [from, to] : [from]), ne(state, 'unsubscribed')))
}
