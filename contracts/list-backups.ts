import * as z from 'zod/mini'
import { siteFileKinds, siteFileOccasions } from '#domain/site-file'
import { defineContract } from './contract.ts'

const siteFile = z.object({
  id: z.uuid(),
  kind: z.enum(siteFileKinds),
  occasion: z.enum(siteFileOccasions),
  /** `lost`: the process that made it ended before it was complete. */
  state: z.enum(['running', 'done', 'failed', 'lost']),
  begunAt: z.iso.datetime(),
  finishedAt: z.nullable(z.iso.datetime()),
  bytes: z.nullable(z.number()),
  /** Why it failed. */
  fault: z.nullable(z.string()),
  /** The progress in rows; null before that is known. */
  rows: z.nullable(z.object({ done: z.number(), total: z.number() })),
  /** Its path, on the machine that made it. */
  file: z.string(),
  /** Whether the process that responds can read the file. */
  isHere: z.boolean(),
  /** Its last test restore; null if it was never tested. `at` is when that succeeded or was requested. */
  drill: z.nullable(
    z.object({
      state: z.enum(['running', 'done', 'failed', 'lost']),
      at: z.iso.datetime(),
      fault: z.nullable(z.string()),
    }),
  ),
})
export type SiteFile = z.output<typeof siteFile>

/** The backups and exports of the whole site, newest first, and how backups are made. */
export const listBackups = defineContract({
  name: 'list-backups',
  input: z.strictObject({}),
  output: z.object({
    data: z.object({
      /** Whether the site makes backups by itself. */
      isOn: z.boolean(),
      /** The folder of backups. */
      folder: z.string(),
      /** Whether a passphrase encrypts the next one. */
      isEncrypted: z.boolean(),
      /** When a backup was last restored as a drill. */
      drilledAt: z.nullable(z.iso.datetime()),
      files: z.array(siteFile),
    }),
  }),
})
