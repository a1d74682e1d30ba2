import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

/** What a service that has lost its mind, or was taken over, answers whatever it is asked. */
const unrulyModes = ['endless', 'bomb', 'redirect'] as const
export type UnrulyMode = (typeof unrulyModes)[number]

export const isUnruly = (mode: unknown): mode is UnrulyMode => unrulyModes.some((each) => each === mode)

const megabyte = Buffer.alloc(1024 * 1024, '["x"],')

function* withoutEnd(): Generator<Buffer> {
  yield Buffer.from('{"values":[')
  for (;;) yield megabyte
}

/**
 * - `endless`: JSON that goes on for as long as somebody reads it
 * - `bomb`: the same, compressed to a thousandth
 * - `redirect`: 307 to `/elsewhere` on the same server, which a client that follows asks with all that it was given
 *
 * Resolves when the other end has had enough.
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
