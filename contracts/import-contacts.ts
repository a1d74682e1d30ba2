import * as z from 'zod/mini'
import { importColumns } from '#domain/import-column'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'

/** In characters. The body is larger, because JSON and UTF-8 take more. */
export const maxCsvLength = 2_000_000
export const maxImported = 10_000
/** A file with more columns is hardly a list of people. */
export const maxImportedColumns = 200

const state = z.enum(['new', 'known', 'unsubscribed'])

/**
 * Adds people from a CSV, with or without a header line. Values that cannot be parsed are put into the note. Known
 * people only get missing data; nobody is subscribed to the newsletter. `dryRun` returns what it would do.
 */
export const importContacts = defineContract({
  name: 'import-contacts',
  input: z.strictObject({
    /** Not trimmed: that would move its lines, and the columns of a tab-separated file. */
    csv: z.string({ error: ({ input }) => (input == null ? 'Choose a file' : undefined) }).check(
      z.maxLength(maxCsvLength, `Please keep this under ${maxCsvLength} characters`),
      z.refine((csv) => csv.trim() !== '', 'Choose a file'),
    ),
    dryRun: z._default(z.boolean(), true),
    /** The meaning of each column, null to ignore it; guessed by default from its header and its values. */
    columns: z.optional(
      z
        .array(z.nullable(z.enum(importColumns, 'There is no such column')))
        .check(z.maxLength(maxImportedColumns, `At most ${maxImportedColumns} columns`)),
    ),
  }),
  output: changeOutput(
    z.object({
      /** Why nothing can be imported, as a sentence. */
      problem: z.nullable(z.string()),
      /** Its columns with their meanings; null for ignored ones. */
      columns: z.array(z.object({ header: z.string(), takenAs: z.nullable(z.enum(importColumns)) })),
      /** The first few owners in the file who are not on the team. */
      unknownOwners: z.array(z.string()),
      new: z.int(),
      /** The known people who get missing data. */
      known: z.int(),
      filled: z.int(),
      /** The new and known people who unsubscribed from the newsletter. */
      unsubscribed: z.int(),
      faulty: z.int(),
      /** The first few. */
      faults: z.array(z.object({ line: z.int(), problem: z.string() })),
      /** Cells that could not be read: they are in the note of each new lead. */
      unread: z.int(),
      /** The first few. */
      unreadCells: z.array(z.object({ line: z.int(), problem: z.string() })),
      /** The first imported lines. */
      sample: z.array(
        z.object({
          line: z.int(),
          email: z.string(),
          name: z.nullable(z.string()),
          company: z.nullable(z.string()),
          state,
        }),
      ),
    }),
  ),
})
