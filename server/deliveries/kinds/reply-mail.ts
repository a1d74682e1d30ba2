import * as z from 'zod/mini'
import { NotWanted } from '#server/deliveries/ledger/not-wanted'
import { replyMail as composeReplyMail } from '#server/emails/reply-mail'
import { answerByReply } from '#server/queries/contacts/answer-by-reply.server'
import { replyOf } from '#server/queries/contacts/writings.server'
import { conversationWith } from '#server/queries/deliveries/conversation-with.server'
import { defineMail } from './define-mail.ts'
import { messageIdOf } from './message-id.ts'

/** What somebody of the back office wrote to one person, who answers to their own mailbox. */
export const replyMail = defineMail({
  name: 'reply-mail',
  purpose: 'reply',
  payload: z.object({ replyId: z.string() }),
  onDelivered: (tx, { replyId }) => answerByReply(tx, replyId),
  async compose({ replyId }, { db, services: { siteUrl } }) {
    const reply = await replyOf(db, replyId)
    if (!reply) throw new NotWanted('It was taken back before it went out.')
    const { to, author } = reply
    const earlier = await conversationWith(db, to)
    return {
      to,
      ...(author !== null && { replyTo: author }),
      references: earlier.map((key) => messageIdOf(key, siteUrl)),
      ...(await composeReplyMail(reply)),
    }
  },
})
