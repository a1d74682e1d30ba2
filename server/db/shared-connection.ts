import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import type { Give } from './guarded-pool.ts'

const office = new AsyncLocalStorage<true>()

/** Does work of the back office, which waits for visitors where they share one connection. */
export const forOffice = <Result>(work: () => Result): Result => office.run(true, work)

/**
 * The one connection of the embedded database. A screen of the back office sends several statements at once; of all of
 * them one at a time stands in line, so that a visitor waits for one statement and not for a screen.
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
      const giveBack = client.release.bind(client)
      client.release = (error) => {
        giveBack(error)
        resolve()
      }
      return client
    } catch (error) {
      resolve()
      throw error
    }
  }
}
