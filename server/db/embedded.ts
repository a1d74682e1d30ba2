import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { checkOpenFiles } from '#server/settings/open-files'

const startParams = [
  ...PGlite.defaultStartParams,
  // Small, because the embedded database shares the process's memory.
  '-c',
  'shared_buffers=8MB',
  // A segment of the write-ahead log that was used again would keep what was erased from the tables.
  '-c',
  'wal_recycle=off',
  '-c',
  'wal_init_zero=off',
]

/**
 * Opens an embedded database with the extensions that ours needs; without a directory, in memory.
 * @throws EnvError where so few files may be open that PGlite would fail without saying why
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
