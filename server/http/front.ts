import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative } from 'node:path'
import { securityHeaders } from './security-headers.ts'

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

type Encoding = 'br' | 'gzip' | 'identity'

interface Answer {
  etag: string
  headers: Record<string, string>
  body: Buffer
}

type Answers = Record<Encoding, Answer>

/** Answers a request from memory, or returns false and leaves it alone. */
export type Front = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * The prerendered pages and the assets, read once and answered from memory before anything else looks at the request:
 * the library's static middleware costs some ten times more per request.
 * @param directory the built client; beside a file may stand its `.br` and `.gz`
 */
export function createFront({ directory, https }: { directory: string; https: boolean }): Front {
  const answers = new Map<string, Answers>()
  for (const file of filesUnder(directory)) {
    answers.set(addressOf(relative(directory, file)), readAnswers(file, relative(directory, file), https))
  }

  const redirectHeaders = securityHeaders({ https })

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const [path = '', query] = (request.url ?? '').split('?', 2)
    const found = answers.get(path)
    if (!found) {
      // `/about/` is the page `/about`.
      const page = withoutLastSlashes(path)
      if (page === path || !answers.has(page)) return false
      response.writeHead(308, {
        location: query === undefined ? page : `${page}?${query}`,
        ...redirectHeaders,
      })
      response.end()
      return true
    }
    const answer = found[acceptedEncoding(request.headers['accept-encoding'])]
    const isFresh = request.headers['if-none-match']?.includes(answer.etag) ?? false
    response.writeHead(isFresh ? 304 : 200, answer.headers)
    response.end(isFresh || request.method === 'HEAD' ? undefined : answer.body)
    return true
  }
}

/** By hand: a pattern takes a second over a hostile address of slashes. */
function withoutLastSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

function filesUnder(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

function addressOf(file: string): string {
  const address = `/${file.replaceAll('\\', '/')}`
  return address === '/index.html' ? '/' : address.replace(/\/index\.html$/, '')
}

function readAnswers(file: string, name: string, https: boolean): Answers {
  const identity = readFileSync(file)
  const isPage = extname(file) === '.html'
  // Names under assets/ hold a hash of the content: what a name answers never changes.
  const cacheControl = name.startsWith('assets')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate'
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const common = {
    'content-type': contentTypes[extname(file)] ?? 'application/octet-stream',
    'cache-control': cacheControl,
    ...securityHeaders({ https, scriptSources: isPage ? inlineScriptHashes(identity.toString()) : [] }),
  }
  const answer = (encoding: Encoding, body: Buffer): Answer => {
    const etag = `"${hash}-${encoding}"`
    const headers = { ...common, etag, vary: 'accept-encoding', 'content-length': String(body.byteLength) }
    return {
      etag,
      body,
      headers: encoding === 'identity' ? headers : { ...headers, 'content-encoding': encoding },
    }
  }
  const plain = answer('identity', identity)
  const compressed = (encoding: 'br' | 'gzip', ending: string) => {
    const body = readIfThere(file + ending)
    return body ? answer(encoding, body) : plain
  }
  return { identity: plain, br: compressed('br', '.br'), gzip: compressed('gzip', '.gz') }
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
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

/** The best of what we keep that the browser takes: brotli, then gzip. `q=0` means not at all (RFC 9110 §12.5.3). */
function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '')
  const takes = (name: string) =>
    new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[^,]*)?(?:,|$)`, 'i').test(accepted)
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}
