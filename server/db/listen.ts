import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

interface Listener {
  /** A notification's payload, after its transaction has committed. */
  onMessage(payload: string): void
  /** Called whenever listening starts, because notifications before that may have been missed. */
  onGap(): void
}

/** Listens on a channel of the database until the returned function is called. */
export type Listen = (channel: string, listener: Listener) => Promise<() => Promise<void>>

const reconnectMs = 250
const aliveEveryMs = 15_000

/**
 * Listens in the embedded database's single session, which gets every notification.
 * @param starts how often the database was started: a new session listens to nothing
 */
export function listenEmbedded(pool: pg.Pool, starts: () => number): Listen {
  const listeners = new Map<string, Set<Listener>>()
  const listenTo = (channel: string) => `listen ${pg.escapeIdentifier(channel)}`
  let listensSince = starts()

  pool.on('connect', (client) => {
    client.on('notification', ({ channel, payload }) => {
      for (const { onMessage } of listeners.get(channel) ?? []) onMessage(payload ?? '')
    })
    if (listensSince === starts()) return
    listensSince = starts()
    for (const [channel, all] of listeners) {
      void client.query(listenTo(channel)).catch(() => {})
      for (const { onGap } of all) onGap()
    }
  })

  return async (channel, listener) => {
    await pool.query(listenTo(channel))
    const all = listeners.get(channel) ?? new Set()
    listeners.set(channel, all.add(listener))
    listener.onGap()
    return async () => void all.delete(listener)
  }
}

/** Uses a connection of its own, and reconnects. Resolves after the first attempt, successful or not. */
export function listenPostgres(connectionString: string): Listen {
  return async (channel, { onMessage, onGap }) => {
    let client: pg.Client | undefined
    const stopped = new AbortController()
    const tried = Promise.withResolvers<void>()

    async function listenOnce(): Promise<void> {
      client = new pg.Client({
        connectionString,
        keepAlive: true,
        connectionTimeoutMillis: 5_000,
        query_timeout: 5_000,
        application_name: 'site changes',
      })
      const ended = new Promise<void>((resolve) => client?.once('end', resolve))
      // Emitted besides ending; without a listener it would end the process.
      client.on('error', () => {})
      client.on('notification', ({ payload }) => onMessage(payload ?? ''))
      await client.connect()
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      onGap()
      tried.resolve()
      // A connection whose other end silently disappeared would listen for ever.
      const current = client
      const timer = setInterval(() => void current.query('select 1').catch(() => current.end()), aliveEveryMs)
      timer.unref()
      await ended
      clearInterval(timer)
    }

    async function listenOn(): Promise<void> {
      while (!stopped.signal.aborted) {
        await listenOnce().catch(() => client?.end().catch(() => {}))
        tried.resolve()
        await wait(reconnectMs, undefined, { signal: stopped.signal, ref: false }).catch(() => {})
      }
    }
    const listening = listenOn()
    await tried.promise
    return async () => {
      stopped.abort()
      await client?.end().catch(() => {})
      await listening
    }
  }
}
