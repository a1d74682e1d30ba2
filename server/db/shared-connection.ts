import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import type { Give } from './guarded-pool.ts'

const office = new AsyncLocalStorage<true>()

/** Runs work of the back office, whose statements give way to visitors' on a shared connection. */
export const forOffice = <Result>(work: () => Result): Result => office.run(true, work)

/**
 * The embedded database's single connection. An office screen sends several statements at once; only one office
 * statement queues at a time, so that a visitor waits for one statement and not for a whole screen.
 */
export class SharedConnection extends pg.Pool {
  #officeIsDone: Promise<unknown> = Promise.resolve()

  override connect(): Promise<pg.PoolClient>
  override connect(give: Give): void
  override connect(give?: Give): Promise<pg.PoolClient> | void {
    if (!office.getStore()) return give ? super.connect(give) : super.connect()
    const connected = this.#connectOffice()
    if (!give) return connected
    connected.then(
      (client) => give(undefined, client, client.release.bind(client)),
      (error: Error) => give(error, undefined, () => {}),
    )
  }

  async #connectOffice(): Promise<pg.PoolClient> {
    const before = this.#officeIsDone
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#officeIsDone = promise
    await before
    try {
      const client = await super.connect()
      const releaseClient = client.release.bind(client)
      client.release = (error) => {
        releaseClient(error)
        resolve()
      }
      return client
    } catch (error) {
      resolve()
      throw error
    }
  }
}
