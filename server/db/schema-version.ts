import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientBase } from 'pg'
import { migrationsFolder } from '#server/settings/folders'

/** A state of the schema: its newest migration, and that migration's time. */
export interface SchemaVersion {
  readonly name: string
  /** In ms since 1970: a later one is newer. */
  readonly at: number
}

/** Every state that this program knows, oldest first. */
export function knownVersions(): SchemaVersion[] {
  const journal = readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')
  const { entries } = JSON.parse(journal) as { entries: { tag: string; when: number }[] }
  return entries.map(({ tag, when }) => ({ name: tag, at: when }))
}

/** The state of a database; undefined if it has no schema of our own. */
export async function schemaVersion(client: ClientBase): Promise<SchemaVersion | undefined> {
  const { rows: found } = await client.query<{ is_there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as is_there",
  )
  if (!found[0]?.is_there) return undefined
  const { rows } = await client.query<{ at: string | null }>(
    'select max(created_at) as at from drizzle.__drizzle_migrations',
  )
  const at = rows[0]?.at
  if (at === null || at === undefined) return undefined
  const known = knownVersions().find((each) => each.at === Number(at))
  return known ?? { name: 'unknown', at: Number(at) }
}
