import { lookup as lookUp, type LookupOptions } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { ServiceError } from '#server/errors/service-error'
import type { HostRefusal, PrivateHosts } from '#server/settings/private-hosts'

/** Keeps what somebody has saved from leading this machine to its neighbors. */
export interface HostGuard {
  /** Judges a host before anything is looked up. @throws HostRefusedError */
  check(hostname: string): void
  /**
   * For connections: looks a name up, and fails with a {@link HostRefusedError} when one of its addresses must not be
   * called. The connection is made to an address that was judged, whatever the name is said to be a moment later.
   */
  lookup: LookupFunction
}

const reasons: Record<HostRefusal, string> = {
  'link-local': 'it leads to a link-local address',
  private: 'it leads into a private network, and ALLOWED_PRIVATE_HOSTS does not name it',
}

/** Nothing was sent. */
export class HostRefusedError extends ServiceError {
  readonly code = 'HOST_REFUSED'

  constructor(hostname: string, refusal: HostRefusal) {
    super(`${hostname} was not called: ${reasons[refusal]}.`)
  }
}

export function createHostGuard(hosts: PrivateHosts): HostGuard {
  return {
    check(hostname) {
      const refusal = hosts.refusalOfHost(hostname)
      if (refusal) throw new HostRefusedError(hostname, refusal)
    },
    lookup(hostname, options: LookupOptions, callback) {
      lookUp(hostname, { ...options, all: true }, (error, found) => {
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

/** The guard's own words, from wherever a client has wrapped them. */
export function refusedHost(error: unknown): HostRefusedError | undefined {
  for (let current = error; current instanceof Error; current = current.cause)
    if (current instanceof HostRefusedError) return current
  return undefined
}
