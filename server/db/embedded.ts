import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { checkOpenFiles } from '#server/settings/open-files'

const startParams = [
  ...PGlite.defaultStartParams,
  // Small, because the embedded database shares the process's memory.
  '-c',
  'shared_buffers=8MB',
  // A recycled segment of the write-ahead log would keep rows that were erased from the tables.
  '-c',
  'wal_recycle=off',
  '-c',
  'wal_init_zero=off',
]

/**
 * Opens an embedded database with the extensions of our schema; in memory without a directory.
 * @throws EnvError where the limit of open files is so low that PGlite would fail without a reason
 */
export async function openEmbedded(
  directory?: string,
  options: Pick<PGliteOptions, 'loadDataDir'> = {},
): Promise<PGlite> {
  checkOpenFiles()
  return PGlite.create({
    ...(directory !== undefined && { dataDir: directory }),
    startParams,
    extensions: { pg_trgm },
    ...options,
  })
}
