import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/db/connect'
import { contacts } from '#server/db/schema/contacts'

/** Whether a contact has this id, or had it before a merge. */
export const isContact = async (tx: Transaction, id: string): Promise<boolean> =>
  (await tx.$count(contacts, eq(contacts.id, id))) > 0
