import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { Network } from '#server/services/web/safe-fetch'

interface OutsideResponse {
  status?: number
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** Replaces the response: anything that a host may do with a connection. */
  behave?(response: ServerResponse): void
}

export interface OutsideStandIn {
  /** Every host name resolves to a public address, and every connection ends at this stand-in. */
  network: Network
  /** The environment with which a separate server process uses this stand-in as the internet. */
  env: Record<string, string>
  /** The responses by `host/path`; anything else is a 404. */
  answers: Map<string, OutsideResponse>
  /** The addresses of names that do not resolve to the usual public address. */
  addresses: Map<string, readonly string[]>
  /** Every requested `host/path`. */
  requests: string[]
  /** Every connection that was opened, by the address it was meant for. */
  connections: string[]
  stop(): Promise<void>
}

export const publicAddress = '93.184.215.14'

/** An internet in which no name has an address. */
export const noOutside: Network = {
  resolve: async () => [],
  connect() {
    throw new Error('nothing was resolved')
  },
}

/** The open internet as one plain server on the loopback. */
export async function startOutsideStandIn(): Promise<OutsideStandIn> {
  const answers = new Map<string, OutsideResponse>()
  const addresses = new Map<string, readonly string[]>()
  const requests: string[] = []
  const connections: string[] = []
  const server = createServer((request, response) => {
    const asked = `${request.headers.host}${request.url}`
    requests.push(asked)
    const { status = 200, headers = {}, body = '', behave } = answers.get(asked) ?? { status: 404 }
    if (behave) return behave(response)
    response.writeHead(status, headers)
    response.end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    network: {
      resolve: async (hostname) => addresses.get(hostname) ?? [publicAddress],
      connect(address) {
        connections.push(address)
        return connect(port, '127.0.0.1')
      },
    },
    env: {
      NODE_OPTIONS: `--import=${import.meta.resolve('#test/stand-ins/outside-preload')}`,
      OUTSIDE_PORT: String(port),
    },
    answers,
    addresses,
    requests,
    connections,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
