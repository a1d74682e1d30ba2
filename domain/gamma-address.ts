import { parseUrl } from './parse-url.ts'

const hosts = ['gamma.app', 'gamma.co']

/** Whether a host is Gamma's own: exactly one of its two, or below it (behavior 12.8). */
export function isGammaHost(hostname: string): boolean {
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
}

/**
 * The normalized address of a Gamma presentation: https, a Gamma host, the default port, no credentials. Undefined
 * for anything else.
 */
export function gammaAddressOf(text: string): string | undefined {
  // The URL parser drops tabs and line breaks, and treats backslashes as slashes, which could disguise the host.
  if (/[\s\\]/.test(text)) return undefined
  const url = parseUrl(text)
  if (url?.protocol !== 'https:' || !isGammaHost(url.hostname)) return undefined
  return url.port || url.username || url.password ? undefined : url.href
}
