import pg, { type ClientBase } from 'pg'
import { overPglite } from '#server/db/connect'
import { openEmbedded } from '#server/db/embedded'
import { blockUpgrades } from '#server/db/start-lock'

/** A PostgreSQL, or the files of an embedded database that nobody has open. */
export type SiteSource = { readonly databaseUrl: string } | { readonly directory: string }

/** Reads a database over a connection of its own, which ends with `read`. */
export function withSource<Result>(
  source: SiteSource,
  read: (client: ClientBase) => Promise<Result>,
): Promise<Result> {
  return 'databaseUrl' in source
    ? withPostgres(source.databaseUrl, read)
    : withEmbedded(source.directory, read)
}

async function withPostgres<Result>(
  connectionString: string,
  read: (client: ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString, application_name: 'backup', keepAlive: true })
  // A lost connection fails its statement; without a listener the error event would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    await blockUpgrades(client)
    return await read(client)
  } finally {
    await client.end()
  }
}

async function withEmbedded<Result>(
  directory: string,
  read: (client: ClientBase) => Promise<Result>,
): Promise<Result> {
  const lite = await openEmbedded(directory)
  try {
    return await read(await overPglite(lite).pool.connect())
  } finally {
    await lite.close()
  }
}
