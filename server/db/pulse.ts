import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { pulseNameOf } from '#domain/clock-skew'

/** What this process knows of its database. */
export type DatabaseState = 'answering' | 'away'

export interface Pulse {
  state(): DatabaseState
  /** The time by the database's clock; by this process's own until it was first asked. */
  now(): Date
  /** To be called at every answer of the database, on whatever connection. */
  heard(): void
  stop(): void
}

interface PulseOptions {
  connectionString: string
  /** It is away, or is answering again. */
  onChange(state: DatabaseState): void
  askEveryMs?: number
  /** After so long without any answer to anything it is away. */
  silenceMs?: number
}

/** Of the silence, what is waited once more: an answer may have come while this process was busy. */
const secondLookMs = 150
const connectAgainMs = 250
const clockCheckEveryMs = 60_000
/** An answer that took longer says too little of the time: it came at any moment of that. */
const promptMs = 250

/**
 * Asks the database over a connection of its own whether it is there. A query that takes long says nothing of that: it
 * may wait for a lock. That nothing at all is answered does: it is frozen, or the way to it is cut, and whoever waits
 * would wait in vain. The answer is the time, so that processes whose clocks differ go by one.
 */
export function startPulse({
  connectionString,
  onChange,
  askEveryMs = 300,
  silenceMs = 1_400,
}: PulseOptions): Pulse {
  let state: DatabaseState = 'answering'
  let heardAtMs = performance.now()
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

  function heard(): void {
    heardAtMs = performance.now()
  }

  const now = () => (epochMs === undefined ? new Date() : new Date(epochMs + performance.now()))

  const silentForMs = () => performance.now() - heardAtMs

  async function patience(): Promise<never> {
    await pause(silenceMs - secondLookMs)
    await pause(secondLookMs)
    throw new Error('no answer')
  }

  async function connected(): Promise<pg.Client> {
    if (client) return client
    clockCheckedAtMs = -Infinity
    client = new pg.Client({ connectionString, application_name: 'site pulse' })
    // Announced besides failing the query; without a listener it would end the process.
    client.on('error', () => {})
    await client.connect()
    socketOf(client).unref()
    return client
  }

  async function ask(): Promise<void> {
    const asked = await connected()
    const askedAtMs = performance.now()
    const { rows } = await asked.query<{ ms: string }>(
      'select extract(epoch from clock_timestamp()) * 1000 as ms',
    )
    const tookMs = performance.now() - askedAtMs
    if (epochMs === undefined || tookMs < promptMs) epochMs = Number(rows[0]?.ms) - askedAtMs - tookMs / 2
    if (performance.now() - clockCheckedAtMs < clockCheckEveryMs) return
    clockCheckedAtMs = performance.now()
    await asked.query('select set_config($1, $2, false)', [
      'application_name',
      pulseNameOf(Date.now(), now().getTime()),
    ])
  }

  async function beat(): Promise<void> {
    while (!signal.aborted) {
      try {
        const answer = ask()
        answer.catch(() => {})
        await Promise.race([answer, patience()])
        heard()
        change('answering')
        await pause(askEveryMs)
      } catch {
        // Never asked again: what it still answers would be taken for the answer to the next question.
        if (client) socketOf(client).destroy()
        client = undefined
        // Other connections may still hear something, or have heard it while we waited.
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
    heard,
    stop: () => stopped.abort(),
  }
}

/** The socket of a connection, which the driver's types leave out. */
export function socketOf(client: pg.ClientBase): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream
}
