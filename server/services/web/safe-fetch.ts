import { lookup } from 'node:dns/promises'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { isIP } from 'node:net'
import type { Duplex } from 'node:stream'
import { connect } from 'node:tls'
import { networkCode } from '#server/services/network-code'
import { isPublicAddress } from '#server/settings/public-address'
import { ServiceError } from '#server/errors/service-error'

/** Access to the network. Production uses `openInternet`; only tests pass another one. */
export interface Network {
  /** Resolves a host name to all addresses. */
  resolve(hostname: string): Promise<readonly string[]>
  /** Connects to one address, for HTTP. */
  connect(address: string, hostname: string): Duplex
}

const openInternet: Network = {
  resolve: async (hostname) =>
    (await lookup(hostname, { all: true, verbatim: true })).map(({ address }) => address),
  connect: (address, hostname) => connect({ host: address, port: 443, servername: hostname }),
}

export interface SafeFetchOptions {
  /** Which hosts are allowed, redirects included; the name is lowercase. */
  allowsHost(hostname: string): boolean
  /** The Accept header. */
  accept: string
  limitBytes?: number
  /** The timeout for everything, including DNS and redirects. */
  timeoutMs?: number
}

interface Fetched {
  /** The body's address, after redirects. */
  url: URL
  contentType: string
  body: Buffer
}

/**
 * Fetches an address that somebody typed.
 * @throws ServiceError, never uncertain: reading changes nothing.
 */
export type SafeFetch = (address: string, options: SafeFetchOptions) => Promise<Fetched>

const maxRedirects = 3

/**
 * Fetches addresses chosen by outsiders without exposing this machine's network (SSRF): https on the default port
 * only, hosts by name, every address of the name public, the connection to the checked address itself, redirects only
 * within the same host with the same checks, at most 5 MB in 10 s.
 */
export function createSafeFetch(network: Network = openInternet): SafeFetch {
  return async (address, options) => {
    const signal = AbortSignal.timeout(options.timeoutMs ?? 10_000)
    try {
      return await follow(network, address, options, signal)
    } catch (error) {
      // After the deadline, any error is reported as a timeout.
      throw signal.aborted ? unreachable(signal.reason) : error
    }
  }
}

async function follow(
  network: Network,
  address: string,
  options: SafeFetchOptions,
  signal: AbortSignal,
): Promise<Fetched> {
  let url = checkedUrl(address, options)
  for (let redirects = 0; ; redirects += 1) {
    const response = await ask(network, url, options.accept, signal)
    const location = redirectOf(response)
    if (location === undefined) {
      const body = await readBody(response, options.limitBytes ?? 5_000_000)
      return { url, contentType: response.headers['content-type'] ?? '', body }
    }
    response.destroy()
    const next = checkedUrl(URL.parse(location, url.href)?.href ?? '', options)
    if (next.hostname !== url.hostname || redirects >= maxRedirects) throw refusal('it redirects elsewhere')
    url = next
  }
}

function refusal(reason: string): ServiceError {
  return new ServiceError(`The link was not followed: ${reason}.`)
}

function checkedUrl(address: string, { allowsHost }: SafeFetchOptions): URL {
  const url = URL.parse(address)
  if (!url || url.protocol !== 'https:') throw refusal('it is not an https address')
  if (url.username || url.password) throw refusal('it carries a user name or password')
  if (url.port) throw refusal('it names a port')
  // A numeric address has no name for a certificate; IPv6 is in brackets.
  if (isIP(url.hostname) || url.hostname.startsWith('[')) throw refusal('it names no host')
  if (!allowsHost(url.hostname)) throw refusal('its host is not one we read from')
  return url
}

async function ask(
  network: Network,
  url: URL,
  accept: string,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const address = await addressOf(network, url.hostname, signal)
  const outgoing = request({
    method: 'GET',
    host: url.hostname,
    path: url.pathname + url.search,
    headers: {
      host: url.hostname,
      accept,
      'accept-encoding': 'identity',
      'user-agent': 'Mozilla/5.0 (compatible; site preview)',
    },
    // The name is not resolved again: a second answer could differ.
    createConnection: () => network.connect(address, url.hostname),
    signal,
  })
  const response = await answerOf(outgoing)
  if (response.statusCode === 200 || redirectOf(response) !== undefined) return response
  response.destroy()
  throw new ServiceError(`The link’s host answered ${response.statusCode}.`)
}

/** The host's first address, if all of its addresses are public. */
async function addressOf(network: Network, hostname: string, signal: AbortSignal): Promise<string> {
  const addresses = await Promise.race([network.resolve(hostname), aborted(signal)]).catch(
    (error: unknown) => {
      throw unreachable(error)
    },
  )
  const [address] = addresses
  if (address === undefined) throw refusal('its host has no address')
  if (!addresses.every(isPublicAddress)) throw refusal('its host is not on the open internet')
  return address
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
}

function answerOf(outgoing: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    outgoing.once('response', resolve)
    outgoing.on('error', (error) => reject(unreachable(error)))
    outgoing.end()
  })
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  return [301, 302, 303, 307, 308].includes(statusCode) ? (headers.location ?? '') : undefined
}

async function readBody(response: IncomingMessage, limitBytes: number): Promise<Buffer> {
  const tooLarge = () => refusal(`it holds more than ${Math.floor(limitBytes / 1_000_000)} MB`)
  const encoding = response.headers['content-encoding']
  const length = Number(response.headers['content-length'] ?? 0)
  try {
    if (encoding !== undefined && encoding !== 'identity') throw refusal('its answer is compressed')
    if (length > limitBytes) throw tooLarge()
    const chunks: Buffer[] = []
    let received = 0
    for await (const chunk of response as AsyncIterable<Buffer>) {
      received += chunk.byteLength
      if (received > limitBytes) throw tooLarge()
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } catch (error) {
    throw error instanceof ServiceError ? error : unreachable(error)
  } finally {
    response.destroy()
  }
}

function unreachable(error: unknown): ServiceError {
  return new ServiceError(`The link’s host could not be reached (${networkCode(error)}).`)
}
