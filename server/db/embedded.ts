import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/** Small, because the embedded database shares the process's memory. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB']

/** Opens an embedded database with the extensions that ours needs; without a directory, in memory. */
export function openEmbedded(
  directory?: string,
  options: Pick<PGliteOptions, 'loadDataDir'> = {},
): Promise<PGlite> {
  return PGlite.create({
    ...(directory !== undefined && { dataDir: directory }),
    startParams,
    extensions: { pg_trgm },
    ...options,
  })
}
