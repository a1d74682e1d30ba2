import { functions } from '#server/functions/index'
import { followConnections } from '#server/http/connections'
import { createHealth } from '#server/http/health'
import { createHttpServer, timeouts } from '#server/http/http-server'
import { explainListenError } from '#server/http/listen-error'
import { createListeners } from '#server/http/listeners'
import { refuseWithoutHost } from '#server/http/needs-host'
import { refuseBusy } from '#server/http/refuse-busy'
import { requestQueues } from '#server/http/request-queues'
import { securityHeaders } from '#server/http/security-headers'
import type { BuiltApp } from './build-app.ts'
import { drainOnSignal } from './drain.ts'
import type { OpenedSite } from './open-site.ts'
import { workKinds } from './work-kinds.ts'

/** How long SIGTERM keeps accepting: load balancers check every second or two. */
const defaultDrainDelayMs = 3_000

/**
 * With this many requests in progress, deliveries that nobody waits for pause so that people go first. With ten, the
 * mails of a crowd made the office slow for 12 to 19 s after it; each open screen of the office counts as one.
 */
const manyRequests = 3

export type SiteServer = ReturnType<typeof createSiteServer>

/** Creates the server with its queues and its shutdown. `close` gets its time limit in ms. */
export function createSiteServer(
  { env, log, reached, databaseHealth }: OpenedSite,
  close: (withinMs: number) => Promise<void>,
) {
  const uploads = new Set(
    functions.filter((each) => each.bodyLimitBytes).map(({ contract }) => contract.name),
  )
  const server = createHttpServer({
    isUpload: (url) => uploads.has(url.replace(/^\/functions\/v1\/|\?.*/g, '')),
    timeouts,
  })
  const listeners = createListeners(server)
  const connections = followConnections(server, listeners.close)
  const headers = securityHeaders(env)
  const queues = requestQueues({
    kindOf: workKinds(functions),
    refuse(request, response, { name: kind }) {
      log.warn({ kind }, 'too many requests wait')
      refuseBusy(request, response, headers)
    },
    onLost: ({ name: kind }) => log.error({ kind }, 'submission of a client that left was not stored'),
  })
  const { isDraining, ending } = drainOnSignal({
    connections,
    submissions: queues,
    delayMs: env.drainDelayMs ?? (isOnTerminal() ? 0 : defaultDrainDelayMs),
    log,
    close,
  })
  const health = createHealth({ isReady: () => !isDraining(), fault: databaseHealth.fault, headers })

  return {
    ending,
    isBusy: () => connections.underWay() >= manyRequests,
    /** @returns the port @throws Error for the owner to read, such as for a port that is taken */
    async listen({ handleMetrics, front, answer }: BuiltApp): Promise<number> {
      server.on('request', (request, response) => {
        if (
          handleMetrics(request, response) ||
          health(request, response) ||
          refuseWithoutHost(request, response)
        )
          return
        front(request, response, () => queues.enqueue(request, response, () => answer(request, response)))
      })
      const port = await listeners.listen(env).catch((error: Error) => {
        throw explainListenError(error, env)
      })
      reached.url = env.siteUrl ?? `http://localhost:${port}`
      return port
    },
  }
}

/** Whether it runs in a terminal, where somebody waits for its end and no load balancer sends requests. */
const isOnTerminal = () => process.stdin.isTTY || process.stdout.isTTY
