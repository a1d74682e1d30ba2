import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { heartbeatNameOf } from '#domain/clock-skew'

/** Whether this process can reach its database. */
export type DatabaseState = 'answering' | 'away'

interface Heartbeat {
  state(): DatabaseState
  /** The time by the database's clock; by this process's own until the first response. */
  now(): Date
  /** To be called for every response of the database, on any connection. */
  recordResponse(): void
  stop(): void
}

interface HeartbeatOptions {
  connectionString: string
  /** Called when the database becomes unreachable, or reachable again. */
  onChange(state: DatabaseState): void
  intervalMs?: number
  /** After this long without any response it counts as unreachable. */
  silenceMs?: number
}

/**
 * A second wait before the database counts as unreachable, because a response may have arrived while this process was
 * busy.
 */
const secondLookMs = 150
const connectAgainMs = 250
const clockCheckEveryMs = 60_000
/** A slower response sets the clock only if none has before, because it does not tell when the database was read. */
const promptMs = 250

/**
 * Checks on a connection of its own whether the database responds. A slow query does not mean that it is unreachable,
 * because it may wait for a lock; no response at all does: it is frozen or disconnected, and callers would wait in
 * vain. The response is the time, so that processes whose clocks differ agree.
 */
export function startHeartbeat({
  connectionString,
  onChange,
  intervalMs = 300,
  silenceMs = 1_400,
}: HeartbeatOptions): Heartbeat {
  let state: DatabaseState = 'answering'
  let lastResponseAtMs = performance.now()
  /** The database's time, in milliseconds since 1970, when this process had run for 0 ms. */
  let epochMs: number | undefined
  let client: pg.Client | undefined
  let clockCheckedAtMs = -Infinity
  const stopped = new AbortController()
  const { signal } = stopped
  const pause = (ms: number) => wait(ms, undefined, { signal, ref: false })

  function change(to: DatabaseState): void {
    if (state === to) return
    state = to
    onChange(to)
  }

  function recordResponse(): void {
    lastResponseAtMs = performance.now()
  }

  const now = () => (epochMs === undefined ? new Date() : new Date(epochMs + performance.now()))

  const silentForMs = () => performance.now() - lastResponseAtMs

  async function responseDelay(): Promise<never> {
    await pause(silenceMs - secondLookMs)
    await pause(secondLookMs)
    throw new Error('no answer')
  }

  async function connected(): Promise<pg.Client> {
    if (client) return client
    clockCheckedAtMs = -Infinity
    client = new pg.Client({ connectionString, application_name: 'site pulse' })
    // Emitted besides failing the query; without a listener it would end the process.
    client.on('error', () => {})
    await client.connect()
    socketOf(client).unref()
    return client
  }

  async function ask(): Promise<void> {
    const connection = await connected()
    const askedAtMs = performance.now()
    const { rows } = await connection.query<{ ms: string }>(
      'select extract(epoch from clock_timestamp()) * 1000 as ms',
    )
    const tookMs = performance.now() - askedAtMs
    if (epochMs === undefined || tookMs < promptMs) epochMs = Number(rows[0]?.ms) - askedAtMs - tookMs / 2
    if (performance.now() - clockCheckedAtMs < clockCheckEveryMs) return
    clockCheckedAtMs = performance.now()
    await connection.query('select set_config($1, $2, false)', [
      'application_name',
      heartbeatNameOf(Date.now(), now().getTime()),
    ])
  }

  async function beat(): Promise<void> {
    while (!signal.aborted) {
      try {
        const answer = ask()
        answer.catch(() => {})
        await Promise.race([answer, responseDelay()])
        recordResponse()
        change('answering')
        await pause(intervalMs)
      } catch {
        // Never used again: a late response would be taken for the answer to the next query.
        if (client) socketOf(client).destroy()
        client = undefined
        // Other connections may still get a response, or got one while we waited.
        await pause(Math.max(0, silenceMs - silentForMs())).catch(() => {})
        if (!signal.aborted && silentForMs() >= silenceMs) change('away')
        await pause(connectAgainMs).catch(() => {})
      }
    }
    if (client) socketOf(client).destroy()
  }

  void beat()
  return {
    state: () => state,
    now,
    recordResponse,
    stop: () => stopped.abort(),
  }
}

/** The socket of a connection, which the driver's types leave out. */
export function socketOf(client: pg.ClientBase): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream
}
