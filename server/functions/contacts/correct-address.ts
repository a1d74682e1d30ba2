import { and, eq, inArray } from 'drizzle-orm'
import { correctAddress } from '#contracts/correct-address'
import { defineChange } from '#server/calls/define-function'
import { changeContact, contactForUpdate } from '#server/commands/contacts/change-contact.server'
import { refuseErased } from '#server/commands/contacts/refuse-erased.server'
import { addressTaken } from '#server/commands/contacts/update-contact.server'
import { readdressMails } from '#server/commands/deliveries/readdress-mails.server'
import { announceChange } from '#server/db/changes'
import type { Transaction } from '#server/db/connect'
import { calls } from '#server/db/schema/calls'
import { contacts } from '#server/db/schema/contacts'
import { correctableKinds } from '#server/functions/deliveries/can-be-corrected'
import { tryForMs } from '#server/deliveries/ledger/schedule'
import { AppError } from '#server/errors/app-error'
import { orThrow } from '#server/errors/or-throw'
import { formerAddresses } from '#server/queries/contacts/former-addresses.server'
import type { Change } from '#server/queries/log/log.server'

/** Corrects an address that was refused, and sends what waited for it to the corrected one. */
export const correctAddressFunction = defineChange(correctAddress, {
  access: 'editor',
  async change({ input: { id, refused, email }, tx, outside }) {
    // Lock order: rows of forms, then contacts, then deliveries.
    await correctCalls(tx, refused, email)
    const contact = await contactForUpdate(tx, id)
    const isOwn = contact.email === refused
    if (!isOwn && contact.email !== email) {
      const userMessage = `Their address is ${contact.email} in the meantime. Nothing was changed or sent.`
      throw new AppError('conflict', { userMessage })
    }
    if (!isOwn) await requireFormer(tx, id, refused)
    if (refused === email) {
      const message = 'This address was refused. Enter the right one.'
      throw new AppError('invalid', { userMessage: message, issues: [{ path: 'email', message }] })
    }
    const changed: Change[] = []
    if (isOwn) {
      const advice = 'If they have asked to be here again, add them as a new lead, then merge the two.'
      await refuseErased(tx, outside, { email, path: 'email', hint: advice })
      changed.push(await orThrow(changeContact(tx, contact, { email }), { unique: addressTaken(email) }))
      await announceChange(tx, 'contacts')
    }
    const { changes, sent } = await readdressMails(tx, {
      from: refused,
      to: email,
      contactId: id,
      kinds: correctableKinds,
      forMs: tryForMs,
    })
    if (changes.length > 0) await announceChange(tx, 'deliveries')
    return { answer: { data: { id, email, sent } }, changes: [...changed, ...changes] }
  },
})

async function correctCalls(tx: Transaction, from: string, to: string): Promise<void> {
  const theirs = tx
    .select({ id: calls.id })
    .from(calls)
    .where(and(eq(calls.email, from), inArray(calls.state, ['requested', 'booked'])))
    .orderBy(calls.id)
    .for('update')
  const changed = await tx
    .update(calls)
    .set({ email: to })
    .where(inArray(calls.id, theirs))
    .returning({ id: calls.id })
  if (changed.length > 0) await announceChange(tx, 'calls')
}

/** Refuses an address that neither this contact nor one merged into it has ever had. */
async function requireFormer(tx: Transaction, id: string, address: string): Promise<void> {
  const merged = await tx
    .select({ id: contacts.id, email: contacts.email })
    .from(contacts)
    .where(eq(contacts.merged_into, id))
  const former = await formerAddresses(tx, [id, ...merged.map((each) => each.id)])
  if (former.includes(address) || merged.some(({ email }) => email === address)) return
  throw new AppError('conflict', { userMessage: `${address} was never theirs. Nothing was changed.` })
}
