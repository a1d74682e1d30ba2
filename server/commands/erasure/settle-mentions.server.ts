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
const redacted = '[erased]'

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
  const redact = (text: string) => text.replaceAll(pattern, redacted)
  const found = new Map(
    (await findMentions(tx, person)).map((mention) => [`${mention.kind} ${mention.id}`, mention]),
  )
  const changes: Change[] = []
  for (const { kind, id, decision } of decisions) {
    if (!found.has(`${kind} ${id}`)) continue
    await settle[kind](tx, id, decision === 'remove' ? undefined : redact)
    const on = { kind: subjects[kind], id }
    await eraseMentionsFromLog(tx, on, pattern)
    const isGone = decision === 'remove' && kind !== 'next-step'
    changes.push(
      isGone
        ? { on, before: { id }, after: null }
        : { on, before: { mention: 'somebody' }, after: { mention: 'nobody' } },
    )
  }
  return changes
}

/** Deletes a row, or redacts the mention in it with `cross`. */
type Settle = (tx: Transaction, id: string, cross: ((text: string) => string) | undefined) => Promise<unknown>

const settle: Readonly<Record<Mention['kind'], Settle>> = {
  async note(tx, id, cross) {
    const here = eq(notes.id, id)
    if (!cross) return tx.delete(notes).where(here)
    const [note] = await tx.select({ text: notes.text }).from(notes).where(here).for('update')
    return (
      note &&
      tx
        .update(notes)
        .set({ text: cross(note.text) })
        .where(here)
    )
  },
  async reply(tx, id, cross) {
    const here = eq(replies.id, id)
    if (!cross) return tx.delete(replies).where(here)
    const [reply] = await tx.select().from(replies).where(here).for('update')
    return (
      reply &&
      tx
        .update(replies)
        .set({ subject: cross(reply.subject), text: cross(reply.text) })
        .where(here)
    )
  },
  async message(tx, id, cross) {
    const here = eq(mailboxMessages.id, id)
    if (!cross) {
      await tx.delete(deliveries).where(isAbout([id]))
      return tx.delete(mailboxMessages).where(here)
    }
    const [message] = await tx.select().from(mailboxMessages).where(here).for('update')
    const parts = message?.parts.map((part) => ({ ...part, text: cross(part.text) }))
    return (
      message &&
      tx
        .update(mailboxMessages)
        .set({ subject: cross(message.subject), parts })
        .where(here)
    )
  },
  async 'next-step'(tx, id, cross) {
    const here = eq(contacts.id, id)
    const [contact] = await tx.select({ step: contacts.next_step }).from(contacts).where(here).for('update')
    const next_step = cross && contact?.step ? cross(contact.step) : null
    const version = sql`${contacts.version} + 1`
    return tx
      .update(contacts)
      .set({ next_step, version, ...(next_step === null && { next_step_on: null }) })
      .where(here)
  },
  async 'saved-view'(tx, id, cross) {
    const here = eq(savedViews.id, id)
    const [view] = await tx.select().from(savedViews).where(here).for('update')
    if (!cross || !view) return tx.delete(savedViews).where(here)
    return tx
      .update(savedViews)
      .set({ name: crossedName(view, cross), q: view.q === null ? null : cross(view.q) })
      .where(here)
  },
  async template(tx, id, cross) {
    const here = eq(replyTemplates.id, id)
    const [template] = await tx.select().from(replyTemplates).where(here).for('update')
    if (!cross || !template) return tx.delete(replyTemplates).where(here)
    return tx
      .update(replyTemplates)
      .set({ name: crossedName(template, cross), text: cross(template.text) })
      .where(here)
  },
  async testimonial(tx, id, cross) {
    const here = eq(testimonials.id, id)
    const entry = and(eq(activities.kind, 'testimonial'), eq(activities.subject_id, id))
    // The owner notice, and everything else that names it.
    await tx.delete(deliveries).where(isAbout([id]))
    if (!cross) {
      await tx.delete(activities).where(entry)
      return eraseTestimonials(tx, here)
    }
    const [row] = await tx.select().from(testimonials).where(here).for('update')
    if (!row) return undefined
    const [submitted] = await tx.select({ content: activities.content }).from(activities).where(entry)
    const content = submitted?.content.map(([label, answer]) => {
      const crossed = typeof answer === 'string' ? cross(answer) : answer.map(cross)
      return [label, crossed] as const
    })
    if (content) await tx.update(activities).set({ content }).where(entry)
    const { name, testimonial, written } = row
    const crossed = { name: cross(name), testimonial: cross(testimonial), written: written && cross(written) }
    return tx.update(testimonials).set(crossed).where(here)
  },
}

/** Returns the redacted name of a view or template, whose names are unique. */
function crossedName({ id, name }: { id: string; name: string }, cross: (text: string) => string): string {
  return cross(name) === name ? name : `${cross(name)} ${id.slice(0, 4)}`
}
