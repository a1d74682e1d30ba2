/** Stands in the built pages where the site's own address belongs; the server puts SITE_URL in when it starts. */
export const originPlaceholder = 'https://site.invalid'

/**
 * The site's origin, for canonical addresses and shared pictures. The browser takes it from the page it was sent, so
 * that what it renders is what the server rendered.
 */
export function siteOrigin(): string {
  if (import.meta.env.SSR) return originPlaceholder
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  return canonical ? new URL(canonical.href).origin : window.location.origin
}
