import type { Https } from '#server/settings/env.server'

interface PolicyOptions {
  /** Whether the site uses https (SITE_URL), and all its subdomains as well. */
  https: Https
  /** `'sha256-…'` or `'nonce-…'` sources of this page's inline scripts. */
  scriptSources?: readonly string[]
  /** For a page: the origin of the podcast's player. Default: the sample's sound, which the page generates. */
  playerOrigin?: string | undefined
}

/** The headers of every response. Only our own inline scripts and styles run. */
export function securityHeaders({
  https,
  scriptSources = [],
  playerOrigin,
}: PolicyOptions): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptSources].join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    playerOrigin === undefined ? 'media-src blob:' : `frame-src ${playerOrigin}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ]
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(https && {
      'strict-transport-security': `max-age=31536000${https === 'with subdomains' ? '; includeSubDomains' : ''}`,
    }),
  }
}
