import type { Server, ServerResponse } from 'node:http'
import type { Logger } from 'pino'

interface DrainOptions {
  server: Server
  log: Logger
  /** What stops after the last answer: deliveries, then the database. */
  close(): Promise<void>
}

const giveUpAfterMs = 9_000

/**
 * On SIGTERM or SIGINT: take no new connections, let every accepted request have its answer, stop the rest, end.
 * Answers without an end of their own end with the signal `ending`. After nine seconds the process ends whatever is left, so that the system's own ten do not run out.
 */
export function drainOnSignal({ server, log, close }: DrainOptions) {
  let draining = false
  const ending = new AbortController()
  let underWay = 0
  let allAnswered: (() => void) | undefined

  function requestStarted(response: ServerResponse): void {
    underWay += 1
    // A kept connection would otherwise bring the next request to a process that is leaving.
    if (draining) response.setHeader('connection', 'close')
    response.once('close', () => {
      underWay -= 1
      if (underWay === 0) allAnswered?.()
    })
  }

  async function drain(signal: string): Promise<void> {
    if (draining) return
    draining = true
    ending.abort()
    log.info({ signal, underWay }, 'draining')
    setTimeout(() => {
      log.error({ underWay }, 'gave up waiting')
      process.exit(1)
    }, giveUpAfterMs).unref()
    server.close()
    server.closeIdleConnections()
    if (underWay > 0) await new Promise<void>((resolve) => (allAnswered = resolve))
    server.closeIdleConnections()
    await close()
    log.info('stopped')
    process.exit(0)
  }

  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void drain(signal))
  drainWithoutNpm(() => void drain('npm is gone'))
  return { requestStarted, isDraining: () => draining, ending: ending.signal }
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
