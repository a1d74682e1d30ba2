import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

/** How a broken or compromised service responds to any request. */
const unrulyModes = ['endless', 'bomb', 'redirect'] as const
export type UnrulyMode = (typeof unrulyModes)[number]

export const isUnruly = (mode: unknown): mode is UnrulyMode => unrulyModes.some((each) => each === mode)

const megabyte = Buffer.alloc(1024 * 1024, '["x"],')

function* withoutEnd(): Generator<Buffer> {
  yield Buffer.from('{"values":[')
  for (;;) yield megabyte
}

/**
 * - `endless`: JSON without end, for as long as the client reads it
 * - `bomb`: the same, compressed to a thousandth
 * - `redirect`: 307 to `/elsewhere` on the same server, to which a client that follows would repeat its request
 *
 * Resolves when the client closes the connection.
 */
export async function answerUnruly(mode: UnrulyMode, response: ServerResponse): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  if (mode === 'redirect') return void response.writeHead(307, { location: '/elsewhere' }).end()
  const body = Readable.from(withoutEnd())
  if (mode === 'endless') {
    response.writeHead(200, headers)
    await pipeline(body, response).catch(() => {})
  } else {
    response.writeHead(200, { ...headers, 'content-encoding': 'gzip' })
    await pipeline(body, createGzip(), response).catch(() => {})
  }
}
