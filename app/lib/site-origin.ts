/** The placeholder for the site's own address in built pages; the server replaces it with SITE_URL when it starts. */
export const originPlaceholder = 'https://site.invalid'

/**
 * The site's origin, for canonical addresses and preview images. The browser takes it from the page, so that
 * hydration matches the server.
 */
export function siteOrigin(): string {
  if (import.meta.env.SSR) return originPlaceholder
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  return canonical ? new URL(canonical.href).origin : window.location.origin
}
