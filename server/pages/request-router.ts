import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative } from 'node:path'
import { constants } from 'node:zlib'
import type { Https } from '#server/settings/env.server'
import type { SettingsRenderer } from '#server/settings/settings-renderer'
import {
  type EncodedResponses,
  answersOf,
  isOutdated,
  pageResponses,
  revalidate,
  sendResponse,
  textResponses,
} from './answers.ts'
import { livePageAt } from './live-address.ts'
import { machineFiles } from './machine-files.ts'
import { securityHeaders } from '#server/http/security-headers'

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

/** Responds from memory, or returns false without touching the request. */
export type RequestRouter = (request: IncomingMessage, response: ServerResponse) => boolean

interface Kept {
  made: EncodedResponses
  /** The version of the settings inserted. */
  version: number
  /** Undefined for files that no setting changes. */
  make?: () => EncodedResponses
  isPage?: boolean
}

interface RequestRouterOptions {
  /** The built client; files may have `.br` and `.gz` variants. */
  directory: string
  siteUrl: string
  https: Https
  settingsRenderer: SettingsRenderer
  /** Whether the prerendered pages are current. */
  isAsBuilt(): boolean
}

/**
 * Serves the assets and, while no other content is published, the prerendered pages from memory before anything else:
 * the library's static middleware costs some ten times more per request.
 */
export function createRequestRouter({
  directory,
  siteUrl,
  https,
  settingsRenderer,
  isAsBuilt,
}: RequestRouterOptions): RequestRouter {
  const answers = new Map<string, Kept>()
  /** Made now, and again at the first request after settings have changed. */
  const keep = (address: string, make: () => EncodedResponses, isPage = false) =>
    answers.set(address, { make, made: make(), version: settingsRenderer.version, isPage })
  // Read once: a build that replaces files under a running site changes nothing.
  for (const file of filesUnder(directory)) {
    const name = relative(directory, file)
    const address = addressOf(name)
    const text = /\.(?:html|js)$/.test(name) ? readFileSync(file, 'utf8') : ''
    if (name.endsWith('.html')) keep(address, () => pageResponses(text, settingsRenderer, https), true)
    // Its content changes with the settings, and its name does not.
    else if (settingsRenderer.concerns(text)) {
      const headers = { ...headersOf(name, https), ...revalidate }
      keep(address, () => textResponses(settingsRenderer.text(text), headers, constants.BROTLI_MAX_QUALITY))
    } else answers.set(address, { made: fileResponses(file, headersOf(name, https)), version: 0 })
  }
  for (const address of Object.keys(machineFiles(siteUrl))) {
    keep(address, () =>
      textResponses(settingsRenderer.text(machineFiles(siteUrl)[address] ?? ''), {
        'content-type': contentTypes[extname(address)] ?? 'text/plain',
        ...revalidate,
        ...securityHeaders({ https }),
      }),
    )
  }

  const redirectHeaders = securityHeaders({ https })

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const [path = '', query] = (request.url ?? '').split('?', 2)
    const found = answers.get(path)
    if (!found) {
      // `/about/` is the page `/about`.
      const page = withoutLastSlashes(path)
      if (page === path || !(answers.has(page) || livePageAt(page))) return false
      response.writeHead(308, {
        location: query === undefined ? page : `${page}?${query}`,
        ...redirectHeaders,
      })
      response.end()
      return true
    }
    if (found.isPage && !isAsBuilt()) return false
    if (found.make && (found.version !== settingsRenderer.version || isOutdated(found.made))) {
      found.made = found.make()
      found.version = settingsRenderer.version
    }
    sendResponse(found.made, request, response)
    return true
  }
}

/** Hand-written: a regular expression takes a second for a hostile address of slashes. */
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

// Names under assets/ contain a hash of the content, so they are immutable.
const immutable = { 'cache-control': 'public, max-age=31536000, immutable' }

const headersOf = (name: string, https: Https) => ({
  'content-type': contentTypes[extname(name)] ?? 'application/octet-stream',
  ...(name.startsWith('assets') ? immutable : revalidate),
  ...securityHeaders({ https }),
})

function fileResponses(file: string, headers: Record<string, string>): EncodedResponses {
  return answersOf(headers, {
    identity: readFileSync(file),
    br: readIfThere(`${file}.br`),
    gzip: readIfThere(`${file}.gz`),
  })
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}
