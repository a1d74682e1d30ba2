import { mentionKinds } from '#domain/mention'
import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { email } from './person.ts'

const noId = 'The id must be a UUID'
const id = z.uuid(noId)

/** The person to erase: a contact, or an address without one. */
export const personToErase = { id: z.optional(id), email: z.optional(email) }

/** @see personToErase */
export const isOnePerson = z.superRefine<{ id?: string | undefined; email?: string | undefined }>(
  (whom, { addIssue }) => {
    if ((whom.id === undefined) !== (whom.email === undefined)) return
    for (const path of ['id', 'email'])
      addIssue({ code: 'custom', path: [path], message: 'Give either a contact or an address', input: whom })
  },
)

const mention = z.object({
  kind: z.enum(mentionKinds),
  id: z.string(),
  text: z.string(),
  at: z.nullable(z.iso.datetime()),
  /** The author of the text, if known. */
  by: z.nullable(z.string()),
  /** The contact it is about, or sent to. */
  contact: z.nullable(z.object({ id: z.string(), name: z.string() })),
})
export type Mention = z.output<typeof mention>

/** The decision about a mention: redact the names, or remove all of it. Without a decision it stays. */
export const mentionDecision = z.strictObject({
  kind: z.enum(mentionKinds, 'There is no such kind'),
  id,
  decision: z.enum(['cross-out', 'remove'], 'Cross it out, or remove it'),
})
export type MentionDecision = z.output<typeof mentionDecision>

/** What erasing a person deletes, and mentions in others' text. Changes nothing. */
export const previewErasure = defineContract({
  name: 'preview-erasure',
  input: z.strictObject(personToErase).check(isOnePerson),
  output: z.object({
    data: z.object({
      /** The contact; null for an address without one. */
      contact: z.nullable(z.object({ id: z.string(), name: z.nullable(z.string()), email: z.string() })),
      /** All current and former addresses. */
      emails: z.array(z.string()),
      /** The search terms for mentions: addresses, full names, phone numbers and profiles. */
      terms: z.array(z.string()),
      /** The amounts of data. */
      counts: z.object({ forms: z.int(), written: z.int(), deliveries: z.int() }),
      /** When the address was erased before; null for never. */
      erasedAt: z.nullable(z.iso.datetime()),
      /** Why it is refused: they have an account of the back office. */
      isColleague: z.boolean(),
      mentions: z.array(mention),
      /** There are more than listed. */
      hasMore: z.boolean(),
    }),
  }),
})
