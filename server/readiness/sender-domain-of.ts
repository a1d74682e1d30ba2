import type { SenderDomain } from '#contracts/check-sender-domain'
import type { ServiceSettings } from '#server/settings/service-settings'
import { lookUpSenderDomain } from './sender-domain.ts'

/** Cached, because the Today screen asks for it every minute. */
const keptMs = 10 * 60_000
const keptAtMost = 20
const cached = new Map<string, { atMs: number; found: Promise<SenderDomain> }>()

interface LookUpOptions {
  servers: readonly string[]
  /** Looks it up again, even if a result is cached. */
  isFresh?: boolean
}

/** The records of the domain that these settings send mails from, as they were within the last ten minutes. */
export function senderDomainOf(
  { services }: Pick<ServiceSettings, 'services'>,
  { servers, isFresh = false }: LookUpOptions,
): Promise<SenderDomain> {
  const { from, smtpUrl } = services.mail
  const smtpHost = smtpUrl === undefined ? undefined : new URL(smtpUrl).hostname
  const key = JSON.stringify([from, smtpHost, servers])
  const known = cached.get(key)
  if (known && !isFresh && Date.now() - known.atMs < keptMs) return known.found
  if (cached.size >= keptAtMost) cached.clear()
  const found = lookUpSenderDomain({ from, smtpHost, servers })
  cached.set(key, { atMs: Date.now(), found })
  return found
}
