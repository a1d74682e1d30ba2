import { lookup as lookUp, type LookupOptions } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { ServiceError } from '#server/errors/service-error'
import type { HostRefusal, PrivateHosts } from '#server/settings/private-hosts'

/** Prevents saved settings from reaching private hosts (SSRF). */
export interface HostGuard {
  /**
   * Checks a host before it is resolved.
   * @throws HostRefusedError
   */
  check(hostname: string): void
  /**
   * For connections: resolves a name, and fails with a {@link HostRefusedError} if one of its addresses is forbidden.
   * The connection uses a checked address, so that a later DNS answer does not matter.
   */
  lookup: LookupFunction
}

const reasons: Record<HostRefusal, string> = {
  'link-local': 'it leads to a link-local address',
  private: 'it leads into a private network. Ask the person who runs the site to allow this host',
}

/** A host was refused before anything was sent. */
class HostRefusedError extends ServiceError {
  readonly code = 'HOST_REFUSED'

  constructor(hostname: string, refusal: HostRefusal) {
    super(`${hostname} was not called: ${reasons[refusal]}.`)
  }
}

/** @param resolve the system's DNS lookup; only tests pass another one */
export function createHostGuard(hosts: PrivateHosts, resolve: typeof lookUp = lookUp): HostGuard {
  return {
    check(hostname) {
      const refusal = hosts.refusalOfHost(hostname)
      if (refusal) throw new HostRefusedError(hostname, refusal)
    },
    lookup(hostname, options: LookupOptions, callback) {
      resolve(hostname, { ...options, all: true }, (error, found) => {
        if (error) return callback(error, [])
        const refusals = found.map(({ address }) => hosts.refusalOf(hostname, address))
        const refusal = refusals.find((each) => each !== undefined)
        const [first] = found
        if (refusal) callback(new HostRefusedError(hostname, refusal), [])
        else if (options.all) callback(null, found)
        else callback(null, first?.address ?? '', first?.family)
      })
    },
  }
}

/** Finds the guard's error in the causes of a client's error; undefined if there is none. */
export function refusedHost(error: unknown): HostRefusedError | undefined {
  for (let current = error; current instanceof Error; current = current.cause)
    if (current instanceof HostRefusedError) return current
  return undefined
}
