import { and, eq, sql } from 'drizzle-orm'
import type { Mention, MentionDecision } from '#contracts/preview-erasure'
import { mentionPattern } from '#domain/mention'
import type { Transaction } from '#server/db/connect'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { mailboxMessages } from '#server/db/schema/mailbox-messages'
import { notes } from '#server/db/schema/notes'
import { replies } from '#server/db/schema/replies'
import { replyTemplates } from '#server/db/schema/reply-templates'
import { savedViews } from '#server/db/schema/saved-views'
import { testimonials } from '#server/db/schema/testimonials'
import type { Change } from '#server/queries/log/log.server'
import type { LogSubject } from '#domain/log-subject'
import type { Person } from './find-person.server.ts'
import { eraseMentionsFromLog } from './erase-log.server.ts'
import { eraseTestimonials, isAbout } from './erase-rows.server.ts'
import { findMentions } from './find-mentions.server.ts'

/** The replacement for a redacted name. */
const redactionMark = '[erased]'

const subjects: Readonly<Record<Mention['kind'], LogSubject>> = {
  note: 'note',
  reply: 'reply',
  message: 'message',
  'next-step': 'contact',
  'saved-view': 'saved-view',
  template: 'template',
  testimonial: 'testimonial',
}

/**
 * Applies the decision about each mention, and clears it from the log. Text that no longer has the mention stays.
 * Returns the changes for the log, without content.
 */
export async function settleMentions(
  tx: Transaction,
  person: Person,
  decisions: readonly MentionDecision[],
): Promise<Change[]> {
  if (decisions.length === 0) return []
  const pattern = mentionPattern([...person.emails, ...person.terms])
  const redact = (text: string) => text.replaceAll(pattern, redactionMark)
  const found = new Map(
    (await findMentions(tx, person)).map((mention) => [`${mention.kind} ${mention.id}`, mention]),
  )
  const changes: Change[] = []
  for (const { kind, id, decision } of decisions) {
    if (!found.has(`${kind} ${id}`)) continue
    await settle[kind](tx, id, decision === 'remove' ? undefined : redact)
    const on = { kind: subjects[kind], id }
    await eraseMentionsFromLog(tx, on, pattern)
    // The log records only that a mention was removed, not whom it named.
    const isGone = decision === 'remove' && kind !== 'next-step'
    changes.push(
      isGone
        ? { on, before: { id }, after: null }
        : { on, before: { mention: 'somebody' }, after: { mention: 'nobody' } },
    )
  }
  return changes
}

/** Removes the text (for most kinds the whole row), or redacts it if `redact` is given. */
type Settle = (
  tx: Transaction,
  id: string,
  redact: ((text: string) => string) | undefined,
) => Promise<unknown>

const settle: Readonly<Record<Mention['kind'], Settle>> = {
  async note(tx, id, redact) {
    const byId = eq(notes.id, id)
    if (!redact) return tx.delete(notes).where(byId)
    const [note] = await tx.select({ text: notes.text }).from(notes).where(byId).for('update')
    return (
      note &&
      tx
        .update(notes)
        .set({ text: redact(note.text) })
        .where(byId)
    )
  },
  async reply(tx, id, redact) {
    const byId = eq(replies.id, id)
    if (!redact) return tx.delete(replies).where(byId)
    const [reply] = await tx.select().from(replies).where(byId).for('update')
    return (
      reply &&
      tx
        .update(replies)
        .set({ subject: redact(reply.subject), text: redact(reply.text) })
        .where(byId)
    )
  },
  async message(tx, id, redact) {
    const byId = eq(mailboxMessages.id, id)
    if (!redact) {
      await tx.delete(deliveries).where(isAbout([id]))
      return tx.delete(mailboxMessages).where(byId)
    }
    const [message] = await tx.select().from(mailboxMessages).where(byId).for('update')
    const parts = message?.parts.map((part) => ({ ...part, text: redact(part.text) }))
    return (
      message &&
      tx
        .update(mailboxMessages)
        .set({ subject: redact(message.subject), parts })
        .where(byId)
    )
  },
  async 'next-step'(tx, id, redact) {
    const byId = eq(contacts.id, id)
    const [contact] = await tx.select({ step: contacts.next_step }).from(contacts).where(byId).for('update')
    const next_step = redact && contact?.step ? redact(contact.step) : null
    const version = sql`${contacts.version} + 1`
    return tx
      .update(contacts)
      .set({ next_step, version, ...(next_step === null && { next_step_on: null }) })
      .where(byId)
  },
  async 'saved-view'(tx, id, redact) {
    const byId = eq(savedViews.id, id)
    const [view] = await tx.select().from(savedViews).where(byId).for('update')
    if (!redact || !view) return tx.delete(savedViews).where(byId)
    return tx
      .update(savedViews)
      .set({ name: redactedName(view, redact), q: view.q === null ? null : redact(view.q) })
      .where(byId)
  },
  async template(tx, id, redact) {
    const byId = eq(replyTemplates.id, id)
    const [template] = await tx.select().from(replyTemplates).where(byId).for('update')
    if (!redact || !template) return tx.delete(replyTemplates).where(byId)
    return tx
      .update(replyTemplates)
      .set({ name: redactedName(template, redact), text: redact(template.text) })
      .where(byId)
  },
  async testimonial(tx, id, redact) {
    const byId = eq(testimonials.id, id)
    const entry = and(eq(activities.kind, 'testimonial'), eq(activities.subject_id, id))
    // Deliveries about the testimonial, including the owner's notice.
    await tx.delete(deliveries).where(isAbout([id]))
    if (!redact) {
      await tx.delete(activities).where(entry)
      return eraseTestimonials(tx, byId)
    }
    const [row] = await tx.select().from(testimonials).where(byId).for('update')
    if (!row) return undefined
    const [submitted] = await tx.select({ content: activities.content }).from(activities).where(entry)
    const content = submitted?.content.map(([label, answer]) => {
      const redacted = typeof answer === 'string' ? redact(answer) : answer.map(redact)
      return [label, redacted] as const
    })
    if (content) await tx.update(activities).set({ content }).where(entry)
    const { name, testimonial, written } = row
    const redactedRow = {
      name: redact(name),
      testimonial: redact(testimonial),
      written: written && redact(written),
    }
    return tx.update(testimonials).set(redactedRow).where(byId)
  },
}

/** Returns the redacted name of a view or template, whose names are unique. */
function redactedName({ id, name }: { id: string; name: string }, redact: (text: string) => string): string {
  return redact(name) === name ? name : `${redact(name)} ${id.slice(0, 4)}`
}
