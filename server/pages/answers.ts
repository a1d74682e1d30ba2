import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip as gzipCallback, gzipSync } from 'node:zlib'
import { acceptedEncoding, type Encoding } from '#server/http/accepted-encoding'
import type { Https } from '#server/settings/env.server'
import type { PutIn } from '#server/settings/put-in'
import { securityHeaders } from '#server/http/security-headers'

const brotli = promisify(brotliCompress)
const gzip = promisify(gzipCallback)

interface Answer {
  etag: string
  headers: Record<string, string>
  body: Buffer
}

/** One address's answer, ready to be sent in each encoding. */
export interface Answers extends Readonly<Record<Encoding, Answer>> {
  /** From when on they say something that is past. */
  readonly changesAtMs?: number
}

export const isOutdated = ({ changesAtMs = Infinity }: Answers) => changesAtMs <= Date.now()

export const revalidate = { 'cache-control': 'public, max-age=0, must-revalidate' }

/** A whole page, with the settings put in and its own inline scripts allowed. */
export function pageAnswers(page: string, putIn: PutIn, https: Https): Answers {
  // Asked first: a session that begins in between makes the answers outdated, and not late by a week.
  const changesAtMs = putIn.changesAtMs(page)
  const html = putIn.html(page)
  const { playerOrigin } = putIn
  const policy = securityHeaders({ https, scriptSources: inlineScriptHashes(html), playerOrigin })
  const headers = { 'content-type': 'text/html; charset=utf-8', ...revalidate, ...policy }
  return { ...textAnswers(html, headers), changesAtMs }
}

/** @param quality of brotli: 11 is a tenth smaller and takes twice as long, for what is made once and sent often */
export function textAnswers(text: string, headers: Record<string, string>, quality = 9): Answers {
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
): Answers {
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

/** Sends a GET or HEAD its answer, or 304 when the browser has it. */
export function sendAnswer(answers: Answers, request: IncomingMessage, response: ServerResponse): void {
  const answer = answers[acceptedEncoding(request.headers['accept-encoding'])]
  const isFresh = request.headers['if-none-match']?.includes(answer.etag) ?? false
  response.writeHead(isFresh ? 304 : 200, answer.headers)
  response.end(isFresh || request.method === 'HEAD' ? undefined : answer.body)
}

/** The same as an answer of a handler, for a page that is told apart by its status. Never kept by a browser. */
export function responseOf(answers: Answers, acceptEncoding: string | undefined, status: number): Response {
  const { body, headers } = answers[acceptedEncoding(acceptEncoding)]
  const { etag: _etag, ...kept } = headers
  return new Response(new Uint8Array(body), { status, headers: { ...kept, 'cache-control': 'no-store' } })
}

/** Sooner done than sent. */
const leastCompressedBytes = 1_000
/** Of brotli, for what is sent once: nine tenths of what the best would save, in a tenth of the time. */
const onceQuality = 5

/** A text that is made for one request, in the best encoding that its browser takes. */
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

/** The policy's source for each inline script of a page; data blocks are no scripts. */
function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(
    /<script(?![^>]*\ssrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g,
  )
  return Array.from(
    scripts,
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}
