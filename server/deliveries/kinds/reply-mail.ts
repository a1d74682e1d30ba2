import * as z from 'zod/mini'
import { NotWanted } from '#server/deliveries/ledger/not-wanted'
import { replyMail as composeReplyMail } from '#server/emails/reply-mail'
import { answerByReply } from '#server/commands/contacts/answer-by-reply.server'
import { replyOf } from '#server/queries/contacts/notes-and-replies.server'
import { conversationWith } from '#server/queries/deliveries/conversation-with.server'
import { defineMail } from './define-mail.ts'
import { messageIdOf } from './message-id.ts'

/** Sends a reply written in the back office. Reply-To is the connected mailbox, or else the author's address. */
export const replyMail = defineMail({
  name: 'reply-mail',
  purpose: 'reply',
  payload: z.object({ replyId: z.string() }),
  subjectOf: ({ replyId: id }) => ({ kind: 'reply', id }),
  onDelivered: (tx, { replyId }) => answerByReply(tx, replyId),
  async compose({ replyId }, { db, services: { siteUrl } }) {
    const reply = await replyOf(db, replyId)
    if (!reply) throw new NotWanted('It was canceled before it was sent.')
    const { to, author, contactId } = reply
    const correspondent = { address: to, contactId }
    return {
      to,
      ...(author !== null && { replyTo: author }),
      references: await conversationWith(db, correspondent, (key) => messageIdOf(key, siteUrl)),
      ...(await composeReplyMail(reply)),
    }
  },
})
