import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { contactFilters, contactSorts } from './contact-filters.ts'
import { defineContract } from './contract.ts'
import { optionalText } from './text.ts'

/** For a spreadsheet, no value begins like a formula; for a program, each is as it is stored. */
export const exportFormats = ['spreadsheet', 'program'] as const
export const exportedExtras = ['notes', 'answers', 'consents'] as const
export type ExportedExtra = (typeof exportedExtras)[number]

/** A list of contacts, or everything about one. */
const exportedKinds = ['contacts', 'contact'] as const
export type ExportedKind = (typeof exportedKinds)[number]

const requested = z
  .strictObject({
    what: z.enum(exportedKinds, 'There is no export of that'),
    q: optionalText(200),
    filters: z.optional(contactFilters),
    sort: z._default(z.enum(contactSorts), 'waiting'),
    format: z.optional(z.enum(exportFormats, 'There is no such format')),
    /** Besides what a contact itself has. */
    including: z.optional(
      z.array(z.enum(exportedExtras, 'There is no such column')).check(z.maxLength(exportedExtras.length)),
    ),
    /** Only these of them; of a `contact` it is the one. */
    ids: z.optional(
      z
        .array(z.uuid('The id must be a UUID'))
        .check(z.minLength(1, 'Name at least one'), z.maxLength(500, 'At most 500 at once')),
    ),
  })
  .check(
    z.refine(({ what, ids }) => what !== 'contact' || ids?.length === 1, {
      error: 'Name the one person to export',
      path: ['ids'],
    }),
  )
export type RequestedExport = z.output<typeof requested>

/** Makes a file of a list, or of one contact. The answer's address gives it once, within a minute. */
export const createExport = defineContract({
  name: 'create-export',
  input: requested,
  output: changeOutput(z.object({ url: z.string() })),
})
