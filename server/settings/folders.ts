import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

/** The program's root, for sources and builds alike. */
export const root = dirname(findPackageJSON('.', import.meta.url) ?? '')

/** The files for browsers. */
export const clientFolder = join(root, 'build/client')
export const migrationsFolder = join(root, 'server/db/migrations')

/** The empty embedded database with a schema that the build leaves. */
export const newDatabaseFile = join(root, 'build/new-database.tar.gz')
