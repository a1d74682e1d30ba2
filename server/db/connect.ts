import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { lockDataDir } from './data-dir-lock.ts'
import { EmbeddedStream } from './embedded-stream.ts'
import { type EmbeddedThread, openEmbeddedThread } from './embedded-thread.ts'
import { markEmbedded } from './engine-of.ts'
import { execMessages } from './exec-messages.ts'
import { GuardedPool } from './guarded-pool.ts'
import { type Listen, listenEmbedded, listenPostgres } from './listen.ts'
import { namedStatements } from './named-statements.ts'
import { unpackNewDatabase } from './new-database.ts'
import type { DatabaseState } from './heartbeat.ts'
import { reportFirstFailure } from './report-first-failure.ts'
import { retryTransactions } from './retry-transactions.ts'
import { SharedConnection } from './shared-connection.ts'

export type Db = NodePgDatabase
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]

/** A connected database: the same driver, schema and SQL on both engines. */
export interface Database {
  readonly engine: 'pglite' | 'postgres'
  readonly pool: Pool
  readonly db: Db
  readonly listen: Listen
  /** As far as this process knows; the embedded database always responds, though a long query delays all others. */
  state(): DatabaseState
  /** The time by the database's clock, for whatever processes must agree on. */
  now(): Date
  close(): Promise<void>
}

export interface ConnectOptions {
  databaseUrl: string | undefined
  dataDir: string
  /** The maximum number of connections to PostgreSQL. */
  databasePool?: number
  /** Called when the database becomes unreachable or reachable. */
  onState?: (state: DatabaseState) => void
  /** False for a new embedded database without a schema; by default the prebuilt one is used. */
  asBuilt?: boolean
}

/** Connections to PostgreSQL that stay open when idle. */
const idleConnections = 4

/** Statements that are sent together share a round trip. */
const pipeline = true

/**
 * Opens the PostgreSQL of `databaseUrl`, otherwise the embedded database in `dataDir`.
 * @throws Error when another process uses that directory, or it cannot be written
 */
export async function connectDatabase(options: ConnectOptions): Promise<Database> {
  const { databaseUrl } = options
  return databaseUrl ? connectPostgres({ ...options, databaseUrl }) : connectEmbedded(options)
}

function connectPostgres({
  databaseUrl,
  databasePool = 10,
  onState,
}: Omit<ConnectOptions, 'dataDir' | 'databaseUrl'> & { databaseUrl: string }): Database {
  const pool = new GuardedPool({
    connectionString: databaseUrl,
    max: databasePool,
    // Crowds arrive without warning and should not wait for new connections.
    min: Math.min(idleConnections, databasePool),
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 15_000,
    // Longer than the server's `statement_timeout`: a query that takes this long is on a dead connection, which the
    // driver destroys.
    query_timeout: 20_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    application_name: 'site',
    pipeline,
    onState,
  })
  // A lost connection fails its query and also emits an error event, which would end the process without a listener:
  // a restart of PostgreSQL would stop the site.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  // JIT compilation takes longer than our statements: 345 ms of 812 for a search in a million.
  pool.on('connect', (client) => void client.query('set jit = off').catch(() => {}))
  pool.on('connect', namedStatements())
  pool.on('connect', reportFirstFailure)
  return {
    engine: 'postgres',
    state: () => pool.state(),
    now: () => pool.now(),
    pool,
    db: retryTransactions(drizzle(pool)),
    listen: listenPostgres(databaseUrl),
    close: () => pool.end(),
  }
}

async function connectEmbedded({ dataDir, asBuilt = true }: ConnectOptions): Promise<Database> {
  // Optimizing PostgreSQL's code takes half a gigabyte more memory while the site starts (0.95 instead of 0.4), for a
  // tenth more leads a second.
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const unlock = lockDataDir(dataDir)
  const directory = join(dataDir, 'db')
  if (asBuilt) await unpackNewDatabase(directory)
  // PGlite's files are world-readable; the directory around them is not.
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const thread = await openEmbeddedThread(directory)
  return {
    ...overProtocol(thread),
    async close() {
      await thread.close()
      unlock()
    },
  }
}

/** The driver over a PGlite in this thread. */
export const overPglite = (lite: PGlite): Omit<Database, 'close'> =>
  overProtocol({ exec: (messages) => execMessages(lite, messages), starts: () => 1 })

/** The driver over an embedded database. One connection: its single session would otherwise mix transactions. */
function overProtocol({ exec, starts }: Omit<EmbeddedThread, 'close'>): Omit<Database, 'close'> {
  const pool = new SharedConnection({
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    pipeline,
    stream: () => new EmbeddedStream(exec),
  })
  // A lost connection fails its query; without a listener, its error event would also end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  pool.on('connect', reportFirstFailure)
  return {
    engine: 'pglite',
    state: () => 'answering',
    now: () => new Date(),
    pool,
    db: markEmbedded(retryTransactions(drizzle(pool))),
    listen: listenEmbedded(pool, starts),
  }
}
