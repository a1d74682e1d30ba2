import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Connections } from '#server/http/connections'
import { backlogLimit } from '#server/http/listeners'
import type { requestQueues } from '#server/http/request-queues'
import { waitWhileMoving } from './wait-while-moving.ts'

/** What was sent completely, and is stored even if its client has left. */
export type Submissions = Pick<ReturnType<typeof requestQueues>, 'allStored' | 'stored'>

interface DrainOptions {
  connections: Connections
  submissions: Submissions
  /** How long to go on as before, but not ready: until anyone who sends requests here has looked away. */
  delayMs: number
  log: Logger
  /** What stops after the last answer: deliveries, then the database; given how long it may take. */
  close(withinMs: number): Promise<void>
  limits?: Limits
}

interface Limits {
  /** The delay they are made for: a longer one puts them off, a shorter one leaves more time. */
  lookAwayMs: number
  /** For requests that are still coming in. */
  unsentMs: number
  /** For answers that are still going out; longer while some of them still leave. */
  answersMs: number
  /** For everything, where no answer took longer. */
  endMs: number
  /** For answers that still leave, however long it took to accept those who had connected. */
  maxMs: number
  /** After so long without a byte none of them leaves any more. */
  stallMs: number
}

/**
 * Ten seconds with the default delay, which is when Docker and others kill. On a machine that has far too much to do
 * it takes longer: those who still wait would lose their answers.
 */
const defaultLimits: Limits = {
  lookAwayMs: 3_000,
  unsentMs: 3_500,
  answersMs: 4_500,
  endMs: 6_500,
  maxMs: 60_000,
  stallMs: 3_000,
}

/** How long before the end of the delay connections are kept again. */
const calmMs = 500
/**
 * For what is sent on the last connections: each that is used once more ends with its answer, and only one that is not
 * has to be closed under its owner's hands.
 */
const lastUseMs = { min: 500, max: 2_000 }
/** New connections are not waited for for longer than this, nor for more of them than the port's queue holds. */
const backlogLimitMs = 30_000

interface Drain {
  isDraining(): boolean
  /** Ends the answers without an end of their own. */
  ending: AbortSignal
  /** Lets every request that has arrived have its answer, then stops the rest. Never rejects. */
  drain(reason: string): Promise<void>
}

/** The way out of a process that serves. */
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
   * Until nobody is expected to send anything more here; those who do are answered. Returns how long it took to accept
   * those who had connected.
   */
  async function lookAway(): Promise<number> {
    connections.announceClose(true)
    const calmFromMs = Math.max(0, delayMs - calmMs)
    await wait(calmFromMs)
    // Proxies that ask for nobody's health go on until they are refused. Told to close each connection they open new
    // ones all the time, and those that are not accepted when listening stops are lost. So, at the end, they keep them.
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
    const from = begunMs + (await lookAway())
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
 * Accepts those who have connected, until a look at the network has found nobody new. Node takes one connection at each
 * look from each listening socket, and those that the system has answered for it, and it has not taken, are cut when
 * listening stops. Returns how
 * long it took: on a busy machine a look may take half a second.
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

/** Whether the work was done in time. */
async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  const over = new AbortController()
  const inTime = await Promise.race([
    work.then(() => true),
    wait(Math.max(0, ms), false, { signal: over.signal }).catch(() => false),
  ])
  over.abort()
  return inTime
}

/** Drains on SIGTERM and SIGINT, and ends the process well. */
export function drainOnSignal(options: DrainOptions): Drain {
  const drain = createDrain(options)
  const leave = (reason: string) => void drain.drain(reason).then(() => process.exit(0))
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => leave(signal))
  drainWithoutNpm(() => leave('npm is gone'))
  return drain
}

/**
 * Under `npm start` a shell stands between npm and this process; a signal to npm ends the shell and never reaches us.
 * So the shell's end counts as one.
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
