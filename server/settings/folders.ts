import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

/** The program's own folder, for the sources and for what is built of them alike. */
export const root = dirname(findPackageJSON('.', import.meta.url) ?? '')

/** What browsers get as files. */
export const clientFolder = join(root, 'build/client')
export const migrationsFolder = join(root, 'server/db/migrations')

/** An embedded database with the schema and without a row, as the build leaves it. */
export const newDatabaseFile = join(root, 'build/new-database.tar.gz')
