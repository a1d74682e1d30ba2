import * as z from 'zod/mini'

const column = z.object({ name: z.string(), type: z.string(), isGenerated: z.boolean() })
const table = z.object({ name: z.string(), columns: z.array(column) })
const sum = { rows: z.int(), sum: z.string() }

/**
 * The structure lines of a backup: the site's secret, then a line before and after each table, with the checksum of its
 * rows, and last the total. The rows between are JSON strings, which this schema does not cover.
 */
export const backupLine = z.union([
  z.object({ secret: z.string() }),
  z.object({ table }),
  z.object({ end: z.object({ table: z.string(), ...sum }) }),
  z.object({
    whole: z.object({
      tables: z.array(z.object({ name: z.string(), ...sum })),
      sequences: z.array(z.object({ name: z.string(), last: z.string() })),
    }),
  }),
])

/** The longest line that is written or read. The largest upload, a picture of 8 MB, takes 16 MB as hexadecimal. */
export const maxLineBytes = 32 * 1024 ** 2

/** The longest line that is not a row. */
export const maxStructureBytes = 1024 ** 2

/** The site has fewer than a hundred tables, but other programs may have tables in the same schema. */
export const maxTables = 5_000

export type BackupLine = z.infer<typeof backupLine>
export type BackupContents = Extract<BackupLine, { whole: object }>['whole']
