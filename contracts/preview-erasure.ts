import { mentionKinds } from '#domain/mention'
import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { email } from './person.ts'

const noId = 'The id must be a UUID'
const id = z.uuid(noId)

/** Somebody who is to be erased: their contact, or an address, which need not be a contact's. */
export const whomToErase = { id: z.optional(id), email: z.optional(email) }

/** @see whomToErase */
export const isOneWhom = z.superRefine<{ id?: string | undefined; email?: string | undefined }>(
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
  /** Who wrote it, as far as that is known. */
  by: z.nullable(z.string()),
  /** Whom it is about, or to. */
  contact: z.nullable(z.object({ id: z.string(), name: z.string() })),
})
export type Mention = z.output<typeof mention>

/** What becomes of a mention: its names are crossed out, or all of it is removed. What nobody decides about stays. */
export const mentionDecision = z.strictObject({
  kind: z.enum(mentionKinds, 'There is no such kind'),
  id,
  decision: z.enum(['cross-out', 'remove'], 'Cross it out, or remove it'),
})
export type MentionDecision = z.output<typeof mentionDecision>

/** What erasing somebody comes to, and where others' words speak of them. Changes nothing. */
export const previewErasure = defineContract({
  name: 'preview-erasure',
  input: z.strictObject(whomToErase).check(isOneWhom),
  output: z.object({
    data: z.object({
      /** Whom it is; null for an address that is no contact's. */
      contact: z.nullable(z.object({ id: z.string(), name: z.nullable(z.string()), email: z.string() })),
      /** All that they are and were known under. */
      emails: z.array(z.string()),
      /** By which mentions are found: their addresses, full names, phone numbers and profiles. */
      terms: z.array(z.string()),
      /** How much there is of them. */
      counts: z.object({ forms: z.int(), written: z.int(), deliveries: z.int() }),
      /** When the address was erased before; null for never. */
      erasedAt: z.nullable(z.iso.datetime()),
      /** Why it is refused: they have an account of the back office. */
      isColleague: z.boolean(),
      mentions: z.array(mention),
      /** There are more than are listed. */
      hasMore: z.boolean(),
    }),
  }),
})
