import pg from 'pg'
import { DatabaseAway } from './failures.ts'
import { type DatabaseState, socketOf, startHeartbeat } from './heartbeat.ts'

/** With more than this many waiting for a connection, the last would wait two or three seconds, so it fails at once. */
const maxWaiting = 5_000

export type Give = (error: Error | undefined, client: pg.PoolClient | undefined, release: Release) => void
type Release = (error?: Error | boolean) => void

const noRelease: Release = () => {}

interface GuardedPoolOptions extends pg.PoolConfig {
  connectionString: string
  /** Called when the database becomes unreachable, or reachable again. */
  onState?: ((state: DatabaseState) => void) | undefined
}

/**
 * A pool in which nobody waits for an unreachable database. As soon as it is unreachable, callers waiting for a
 * response or a connection fail, and later ones fail at once, until it responds again. Its connections are destroyed,
 * because a late response would be taken for the answer to another query.
 */
export class GuardedPool extends pg.Pool {
  readonly #waiting = new Set<(error: Error) => void>()
  readonly #clients = new Set<pg.PoolClient>()
  #pulse: ReturnType<typeof startHeartbeat> | undefined

  constructor({ onState, ...options }: GuardedPoolOptions) {
    super(options)
    this.on('connect', (client) => {
      this.#clients.add(client)
      // Started with the first connection, so that a start without a database fails with the connection error.
      this.#pulse ??= startHeartbeat({
        connectionString: options.connectionString,
        onChange: (state) => {
          if (state === 'away') this.#giveUp()
          onState?.(state)
        },
      })
      socketOf(client).on('data', this.#pulse.recordResponse)
    })
    this.on('remove', (client) => void this.#clients.delete(client))
  }

  state(): DatabaseState {
    return this.#pulse?.state() ?? 'answering'
  }

  /** The time by the database's clock. */
  now(): Date {
    return this.#pulse?.now() ?? new Date()
  }

  #giveUp(): void {
    const error = new DatabaseAway('the database does not answer')
    for (const refuse of this.#waiting) refuse(error)
    for (const client of this.#clients) socketOf(client).destroy(error)
  }

  override connect(): Promise<pg.PoolClient>
  override connect(give: Give): void
  override connect(give?: Give): Promise<pg.PoolClient> | void {
    if (give) return this.#lend(give)
    return new Promise((resolve, reject) => {
      this.#lend((error, client) => (client ? resolve(client) : reject(error ?? new Error('no connection'))))
    })
  }

  #lend(give: Give): void {
    if (this.state() === 'away') {
      return give(new DatabaseAway('the database does not answer'), undefined, noRelease)
    }
    if (this.waitingCount >= maxWaiting) {
      return give(new DatabaseAway('too many wait for the database'), undefined, noRelease)
    }
    const refuse = (error: Error) => {
      this.#waiting.delete(refuse)
      give(error, undefined, noRelease)
    }
    this.#waiting.add(refuse)
    super.connect((error, client, release) => {
      // The waiting caller has failed, so the connection is for the next one.
      if (!this.#waiting.delete(refuse)) return client?.release()
      give(error, client, client ? releasedAtItsEnd(client) : release)
    })
  }

  override end(): Promise<void>
  override end(done: () => void): void
  override end(done?: () => void): Promise<void> | void {
    this.#pulse?.stop()
    return done ? super.end(done) : super.end()
  }
}

/**
 * Releases a connection that ends while it is checked out. drizzle keeps one whose `begin` failed; ten of those would
 * empty the pool for good.
 */
function releasedAtItsEnd(client: pg.PoolClient): Release {
  const releaseClient = client.release.bind(client)
  let isOver = false
  const atEnd = () => {
    isOver = true
    releaseClient(true)
  }
  client.once('end', atEnd)
  client.release = (error) => {
    if (isOver) return
    client.off('end', atEnd)
    releaseClient(error)
  }
  return client.release
}
