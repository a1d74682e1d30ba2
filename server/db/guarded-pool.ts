import pg from 'pg'
import { DatabaseAway } from './failures.ts'
import { type DatabaseState, socketOf, startPulse } from './pulse.ts'

/** With more than these waiting for a connection, the last would wait for two or three seconds: it is told at once instead. */
const mostWaiting = 5_000

type Give = (error: Error | undefined, client: pg.PoolClient | undefined, release: Release) => void
type Release = (error?: Error | boolean) => void

const noRelease: Release = () => {}

interface GuardedPoolOptions extends pg.PoolConfig {
  connectionString: string
  /** The database is away, or is answering again. */
  onState?: ((state: DatabaseState) => void) | undefined
}

/**
 * A pool that never lets anybody wait for a database that is away. As soon as it is, whoever waits for an answer or for
 * a connection is told, and whoever comes then, at once; until it answers again. The connections are destroyed: what
 * still came over one would be taken for the answer to another question.
 */
export class GuardedPool extends pg.Pool {
  readonly #waiting = new Set<(error: Error) => void>()
  readonly #clients = new Set<pg.PoolClient>()
  #pulse: ReturnType<typeof startPulse> | undefined

  constructor({ onState, ...options }: GuardedPoolOptions) {
    super(options)
    this.on('connect', (client) => {
      this.#clients.add(client)
      // Begun here, so that a start without a database fails for the reason it has.
      this.#pulse ??= startPulse({
        connectionString: options.connectionString,
        onChange: (state) => {
          if (state === 'away') this.#giveUp()
          onState?.(state)
        },
      })
      socketOf(client).on('data', this.#pulse.heard)
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
    if (this.waitingCount >= mostWaiting) {
      return give(new DatabaseAway('too many wait for the database'), undefined, noRelease)
    }
    const refuse = (error: Error) => {
      this.#waiting.delete(refuse)
      give(error, undefined, noRelease)
    }
    this.#waiting.add(refuse)
    super.connect((error, client, release) => {
      // Whoever waited has been told meanwhile: the connection is for the next one.
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
 * Gives a connection back when it ends while it is lent out. drizzle keeps one whose `begin` failed: ten of those, and
 * the pool would be empty for ever.
 */
function releasedAtItsEnd(client: pg.PoolClient): Release {
  const giveBack = client.release.bind(client)
  let isOver = false
  const atEnd = () => {
    isOver = true
    giveBack(true)
  }
  client.once('end', atEnd)
  client.release = (error) => {
    if (isOver) return
    client.off('end', atEnd)
    giveBack(error)
  }
  return client.release
}
