import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip as gzipCallback, gzipSync } from 'node:zlib'
import { acceptedEncoding, type Encoding } from '#server/http/accepted-encoding'
import type { Https } from '#server/settings/env.server'
import type { SettingsRenderer } from '#server/settings/settings-renderer'
import { securityHeaders } from '#server/http/security-headers'

const brotli = promisify(brotliCompress)
const gzip = promisify(gzipCallback)

interface Answer {
  etag: string
  headers: Record<string, string>
  body: Buffer
}

/** A response for one address, in each encoding. */
export interface EncodedResponses extends Readonly<Record<Encoding, Answer>> {
  /** When its dates become outdated, in ms since 1970. */
  readonly changesAtMs?: number
}

export const isOutdated = ({ changesAtMs = Infinity }: EncodedResponses) => changesAtMs <= Date.now()

export const revalidate = { 'cache-control': 'public, max-age=0, must-revalidate' }

/** A whole page, with settings inserted and its own inline scripts allowed. */
export function pageResponses(
  page: string,
  settingsRenderer: SettingsRenderer,
  https: Https,
): EncodedResponses {
  // Read first: a session that begins in the meantime makes the responses outdated, instead of wrong for a week.
  const changesAtMs = settingsRenderer.changesAtMs(page)
  const html = settingsRenderer.html(page)
  const { playerOrigin } = settingsRenderer
  const policy = securityHeaders({ https, scriptSources: inlineScriptHashes(html), playerOrigin })
  const headers = { 'content-type': 'text/html; charset=utf-8', ...revalidate, ...policy }
  return { ...textResponses(html, headers), changesAtMs }
}

/** @param quality of brotli: 11 saves a tenth and takes twice as long, for responses made once and sent often */
export function textResponses(text: string, headers: Record<string, string>, quality = 9): EncodedResponses {
  const identity = Buffer.from(text)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
  }
  return answersOf(headers, {
    identity,
    br: brotliCompressSync(identity, { params }),
    gzip: gzipSync(identity),
  })
}

export function answersOf(
  common: Record<string, string>,
  bodies: { identity: Buffer; br: Buffer | undefined; gzip: Buffer | undefined },
): EncodedResponses {
  const hash = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22)
  const answer = (encoding: Encoding, body: Buffer): Answer => {
    const etag = `"${hash}-${encoding}"`
    const headers = { ...common, etag, vary: 'accept-encoding', 'content-length': String(body.byteLength) }
    return {
      etag,
      body,
      headers: encoding === 'identity' ? headers : { ...headers, 'content-encoding': encoding },
    }
  }
  const identity = answer('identity', bodies.identity)
  return {
    identity,
    br: bodies.br ? answer('br', bodies.br) : identity,
    gzip: bodies.gzip ? answer('gzip', bodies.gzip) : identity,
  }
}

/** Sends the response to a GET or HEAD, or 304 if the browser has it. */
export function sendResponse(
  answers: EncodedResponses,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const answer = answers[acceptedEncoding(request.headers['accept-encoding'])]
  const isFresh = request.headers['if-none-match']?.includes(answer.etag) ?? false
  response.writeHead(isFresh ? 304 : 200, answer.headers)
  response.end(isFresh || request.method === 'HEAD' ? undefined : answer.body)
}

/** The same as a handler's response, for a page with a status of its own. Never cached by browsers. */
export function responseOf(
  answers: EncodedResponses,
  acceptEncoding: string | undefined,
  status: number,
): Response {
  const { body, headers } = answers[acceptedEncoding(acceptEncoding)]
  const { etag: _etag, ...kept } = headers
  return new Response(new Uint8Array(body), { status, headers: { ...kept, 'cache-control': 'no-store' } })
}

/** A shorter text is sent uncompressed, because that is faster. */
const leastCompressedBytes = 1_000
/** The brotli quality for single use: nine tenths of the best saving in a tenth of the time. */
const onceQuality = 5

/** A text made for one request, in the best encoding its browser accepts. */
export async function compressed(
  text: string,
  { request, headers, status }: { request: Request; headers: Headers; status: number },
): Promise<Response> {
  headers.append('vary', 'accept-encoding')
  const encoding = acceptedEncoding(request.headers.get('accept-encoding') ?? undefined)
  const bytes = Buffer.from(text)
  if (encoding === 'identity' || bytes.byteLength < leastCompressedBytes)
    return new Response(bytes, { status, headers })
  headers.set('content-encoding', encoding)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: onceQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  }
  const body = encoding === 'br' ? await brotli(bytes, { params }) : await gzip(bytes)
  return new Response(new Uint8Array(body), { status, headers })
}

/** The policy's source for each inline script of a page, without data blocks. */
function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(
    /<script(?![^>]*\ssrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g,
  )
  return Array.from(
    scripts,
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}
