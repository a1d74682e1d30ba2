import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { lockDataDir } from './data-dir-lock.ts'
import { EmbeddedStream } from './embedded-stream.ts'
import { type EmbeddedThread, openEmbeddedThread } from './embedded-thread.ts'
import { markEmbedded } from './engine-of.ts'
import { GuardedPool } from './guarded-pool.ts'
import { type Listen, listenEmbedded, listenPostgres } from './listen.ts'
import { namedStatements } from './named-statements.ts'
import { unpackNewDatabase } from './new-database.ts'
import type { DatabaseState } from './pulse.ts'
import { reportFirstFailure } from './report-first-failure.ts'
import { retryTransactions } from './retry-transactions.ts'

export type Db = NodePgDatabase
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]

/** A connected database: the same driver, schema and SQL on both engines. */
export interface Database {
  readonly engine: 'pglite' | 'postgres'
  readonly pool: Pool
  readonly db: Db
  readonly listen: Listen
  /** As far as this process knows; the embedded database always answers, though a long query holds up all others. */
  state(): DatabaseState
  /** The time by the database's clock, for whatever two processes must agree on. */
  now(): Date
  close(): Promise<void>
}

export interface ConnectOptions {
  databaseUrl: string | undefined
  dataDir: string
  /** Connections to PostgreSQL at most. */
  databasePool?: number
  /** Called when the database is away, and when it answers again. */
  onState?: (state: DatabaseState) => void
  /** False for a new embedded database that has no schema yet; default the one that the build has ready. */
  asBuilt?: boolean
}

/** Connections to PostgreSQL that stay open however little there is to do. */
const keptConnections = 4

/** Statements that are sent together share a round trip. */
const pipeline = true

/**
 * Opens the PostgreSQL of `databaseUrl`, else the embedded database in `dataDir`.
 * @throws Error when another process uses that directory, or the directory cannot be written
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
    // A crowd comes without a word: it should not have to wait for connections to be made.
    min: Math.min(keptConnections, databasePool),
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 15_000,
    // Longer than the server's own limit: then it is this one connection that is dead, and the driver destroys it.
    query_timeout: 20_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    application_name: 'site',
    pipeline,
    onState,
  })
  // A lost connection fails the query that needs it. It is announced besides, and an announcement that nobody hears
  // would end the process: a restart of PostgreSQL would take the site with it.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  // Compiling a statement takes longer than our statements do: 345 ms of 812 for a search in a million.
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
  // Optimising PostgreSQL's code takes half a gigabyte more while the site starts (0.95 instead of 0.4), for a tenth
  // more leads a second.
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const unlock = lockDataDir(dataDir)
  const directory = join(dataDir, 'db')
  if (asBuilt) await unpackNewDatabase(directory)
  // Its files are world-readable: the directory around them is not.
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

/** The driver over a PGlite that runs in this thread. */
export const overPglite = (lite: PGlite): Omit<Database, 'close'> =>
  overProtocol({ exec: (messages) => lite.execProtocolRaw(messages), starts: () => 1 })

/** The driver over an embedded database. One connection: its single session would otherwise mix transactions. */
function overProtocol({ exec, starts }: Omit<EmbeddedThread, 'close'>): Omit<Database, 'close'> {
  const pool = new Pool({
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    pipeline,
    stream: () => new EmbeddedStream(exec),
  })
  // Its end fails the query that needs it. Announced besides to nobody, it would end the process.
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
