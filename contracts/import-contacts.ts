import * as z from 'zod/mini'
import { importColumns } from '#domain/import-column'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'
import { trimmedText } from './text.ts'

/** In characters. A function's body is larger, as JSON and UTF-8 take more. */
export const longestCsv = 2_000_000
export const mostImported = 10_000
/** More are no list of people. */
export const mostImportedColumns = 200

const state = z.enum(['new', 'known', 'unsubscribed'])

/**
 * Adds people from a CSV with a header line. Of those who are known only what was missing is filled in; nobody is
 * signed up for the newsletter, and whoever left it stays away. With `dryRun` it only says what it would do.
 */
export const importContacts = defineContract({
  name: 'import-contacts',
  input: z.strictObject({
    csv: trimmedText(longestCsv, 'Choose a file').check(z.minLength(1, 'Choose a file')),
    dryRun: z._default(z.boolean(), true),
    /** As what each column is taken, null for none; default by its header. */
    columns: z.optional(
      z
        .array(z.nullable(z.enum(importColumns, 'There is no such column')))
        .check(z.maxLength(mostImportedColumns, `At most ${mostImportedColumns} columns`)),
    ),
  }),
  output: changeOutput(
    z.object({
      /** Why nothing can be taken from it: a sentence. */
      problem: z.nullable(z.string()),
      /** Its columns, and as what each is taken; null for what is left aside. */
      columns: z.array(z.object({ header: z.string(), takenAs: z.nullable(z.enum(importColumns)) })),
      /** The owners in it who are nobody of the team; the first of them. */
      unknownOwners: z.array(z.string()),
      new: z.int(),
      /** Among them those of whom something is filled in. */
      known: z.int(),
      filled: z.int(),
      /** Of both, those who left the newsletter. */
      unsubscribed: z.int(),
      faulty: z.int(),
      /** The first of them. */
      faults: z.array(z.object({ line: z.int(), problem: z.string() })),
      /** The first lines that are taken. */
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
