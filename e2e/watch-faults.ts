import type { BrowserContext } from '@playwright/test'

/**
 * Collects everything that must not happen in a visitor's browser: console errors, uncaught exceptions, CSP violations
 * and requests off the site. The returned list grows as they happen.
 */
export async function watchFaults(context: BrowserContext, siteUrl: string): Promise<readonly string[]> {
  const found: string[] = []
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy violation: ${violatedDirective} ${blockedURI}`),
    )
  })
  context.on('console', (message) => {
    if (message.type() === 'error') found.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => found.push(`uncaught: ${error.error().message}`))
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== siteUrl) found.push(`off this site: ${request.url()}`)
  })
  return found
}
