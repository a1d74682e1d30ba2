import { parseUrl } from './parse-url.ts'

const hosts = ['gamma.app', 'gamma.co']

/** Whether a host is Gamma's own: exactly one of its two, or below it (readings of the specification, 22). */
export function isGammaHost(hostname: string): boolean {
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
}

/**
 * The address of a Gamma presentation as it is kept: https, a Gamma host by name, the usual port, nobody's password.
 * Undefined for anything else.
 */
export function gammaAddressOf(text: string): string | undefined {
  // The parser drops tabs and line breaks, and takes backslashes for slashes: whoever types them means mischief.
  if (/[\s\\]/.test(text)) return undefined
  const url = parseUrl(text)
  if (url?.protocol !== 'https:' || !isGammaHost(url.hostname)) return undefined
  return url.port || url.username || url.password ? undefined : url.href
}
