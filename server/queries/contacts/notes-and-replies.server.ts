import { eq, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { contacts } from '#server/db/schema/contacts'
import { notes } from '#server/db/schema/notes'
import { replies } from '#server/db/schema/replies'
import { users } from '#server/db/schema/users'
import { accountId } from '#server/queries/accounts/account-id.server'
import type { Change } from '#server/queries/log/log.server'

type NewNote = Omit<typeof notes.$inferInsert, 'author_id'>
type NewReply = Omit<typeof replies.$inferInsert, 'author_id'>

export async function insertNote(tx: Transaction, note: NewNote, by: string): Promise<Change> {
  const [made] = await tx
    .insert(notes)
    .values({ ...note, author_id: accountId(by) })
    .returning({ row: sql<object>`row_to_json(${notes})` })
  return { on: { kind: 'note', id: note.id }, before: null, after: made?.row ?? null }
}

export async function insertReply(tx: Transaction, reply: NewReply, by: string): Promise<Change> {
  const [made] = await tx
    .insert(replies)
    .values({ ...reply, author_id: accountId(by) })
    .returning({ row: sql<object>`row_to_json(${replies})` })
  return { on: { kind: 'reply', id: reply.id }, before: null, after: made?.row ?? null }
}

/** Returns a reply with its recipient and author; undefined if it was undone or its recipient was erased. */
export async function replyOf(db: Db, id: string) {
  const [found] = await db
    .select({
      subject: replies.subject,
      text: replies.text,
      contactId: replies.contact_id,
      to: contacts.email,
      author: users.email,
    })
    .from(replies)
    .innerJoin(contacts, eq(contacts.id, replies.contact_id))
    .leftJoin(users, eq(users.id, replies.author_id))
    .where(eq(replies.id, id))
  return found
}
