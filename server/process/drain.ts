import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Connections } from '#server/http/connections'
import { backlogLimit } from '#server/http/listeners'
import type { requestQueues } from '#server/http/request-queues'
import { waitWhileMoving } from './wait-while-moving.ts'

/** Complete submissions, which are stored even if their client has left. */
export type Submissions = Pick<ReturnType<typeof requestQueues>, 'allStored' | 'stored'>

interface DrainOptions {
  connections: Connections
  submissions: Submissions
  /** How long to keep accepting while reporting not ready, until load balancers stop sending requests here. */
  delayMs: number
  log: Logger
  /** Called after the last response, to stop deliveries and then the database, with the time that it may take. */
  close(withinMs: number): Promise<void>
  limits?: Limits
}

interface Limits {
  /** The `delayMs` that the other limits assume: a longer delay postpones them, a shorter one leaves more time. */
  lookAwayMs: number
  /** How long to wait for requests that are still arriving. */
  unsentMs: number
  /** How long to wait for responses; longer while bytes of some are still sent. */
  answersMs: number
  /** For everything, unless responses took longer. */
  endMs: number
  /** The longest wait for responses while bytes are sent, including the time to accept waiting connections. */
  maxMs: number
  /** Responses count as stalled after this time without a byte. */
  stallMs: number
}

/**
 * Ends within the ten seconds after which Docker and others kill a process, with the default delay. On an overloaded
 * machine it takes longer, because clients that still wait would lose their responses.
 */
const defaultLimits: Limits = {
  lookAwayMs: 3_000,
  unsentMs: 3_500,
  answersMs: 4_500,
  endMs: 6_500,
  maxMs: 60_000,
  stallMs: 3_000,
}

/** How long before the end of the delay connections are kept alive again. */
const calmMs = 500
/**
 * How long to wait for requests on the last connections: each connection that is used again closes with its response,
 * and only unused ones have to be closed while a client may be about to send.
 */
const lastUseMs = { min: 500, max: 2_000 }
/** Waiting connections are accepted for at most this long, and at most as many as the port's queue holds. */
const backlogLimitMs = 30_000

interface Drain {
  isDraining(): boolean
  /** Ends responses without an end of their own, such as event streams. */
  ending: AbortSignal
  /** Lets every request that has arrived get its response, then stops the rest. Never rejects. */
  drain(reason: string): Promise<void>
}

/** Shuts down a serving process without losing requests. */
export function createDrain({
  connections,
  submissions,
  delayMs,
  log,
  close,
  limits = defaultLimits,
}: DrainOptions): Drain {
  const ending = new AbortController()
  let ended: Promise<void> | undefined

  /**
   * Keeps responding until nobody is expected to send anything more. Returns how long it took to accept the connections
   * that were waiting, in ms.
   */
  async function stopAccepting(): Promise<number> {
    connections.announceClose(true)
    const calmFromMs = Math.max(0, delayMs - calmMs)
    await wait(calmFromMs)
    // A proxy without health checks goes on until it is refused. If each connection is closed it opens new ones all the
    // time, and those not accepted when listening stops are lost; so at the end connections are kept alive.
    connections.announceClose(false)
    await wait(delayMs - calmFromMs)
    const acceptMs = await acceptBacklog(connections)
    connections.stopListening()
    connections.announceClose(true)
    await within(Math.min(Math.max(delayMs, lastUseMs.min), lastUseMs.max), connections.allClosed())
    await setImmediate() // What has come in by now is known.
    connections.closeIdle()
    return acceptMs
  }

  async function run(reason: string): Promise<void> {
    const begunMs = performance.now() + Math.max(delayMs, limits.lookAwayMs)
    log.info({ reason, delayMs, underWay: connections.underWay() }, 'draining')
    const from = begunMs + (await stopAccepting())
    ending.abort()
    const answered = connections.allClosed().then(() => submissions.allStored())
    await within(from + limits.unsentMs - performance.now(), answered)
    connections.refuseUnsent()
    const isAnswered = await waitWhileMoving(answered, {
      untilMs: from + limits.answersMs,
      maxMs: begunMs + limits.maxMs,
      stallMs: limits.stallMs,
      moved: () => connections.bytesSent() + submissions.stored(),
    })
    if (!isAnswered) log.warn({ underWay: connections.underWay() }, 'left without their answers')
    const closeMs = Math.max(from + limits.endMs - performance.now(), limits.endMs - limits.answersMs)
    const closed = close(closeMs).catch((error: unknown) => log.error({ err: error }, 'stopping failed'))
    const inTime = await within(closeMs, closed)
    log.info(inTime ? 'stopped' : 'stopped before everything was closed')
  }

  return {
    isDraining: () => ended !== undefined,
    ending: ending.signal,
    drain: (reason) => (ended ??= run(reason)),
  }
}

/**
 * Accepts waiting connections until a poll of the network finds no new one. Node accepts one connection per poll from
 * each listening socket, and connections it has not accepted are cut when listening stops. Returns how long it took in
 * ms: on a busy machine a poll may take half a second.
 */
async function acceptBacklog({ accepted }: Connections): Promise<number> {
  const from = performance.now()
  const most = accepted() + backlogLimit
  let before = -1
  while (accepted() !== before && before < most && performance.now() - from < backlogLimitMs) {
    before = accepted()
    await setImmediate()
  }
  return performance.now() - from
}

/** Returns whether the work was done in time. */
async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  const over = new AbortController()
  const inTime = await Promise.race([
    work.then(() => true),
    wait(Math.max(0, ms), false, { signal: over.signal }).catch(() => false),
  ])
  over.abort()
  return inTime
}

/** Drains on SIGTERM and SIGINT, and then exits with code 0. */
export function drainOnSignal(options: DrainOptions): Drain {
  const drain = createDrain(options)
  const leave = (reason: string) => void drain.drain(reason).then(() => process.exit(0))
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => leave(signal))
  drainWithoutNpm(() => leave('npm is gone'))
  return drain
}

/**
 * Drains when npm's shell ends: under `npm start` a shell runs between npm and this process, and a signal to npm ends
 * the shell and never reaches this process.
 */
function drainWithoutNpm(drain: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const shell = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(timer)
    drain()
  }, 500)
  timer.unref()
}
