import type { Page } from '#content/page'
import type { InlineScripts } from './inline-scripts.ts'

const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/
const manifestImport = /import "(\/assets\/manifest-[^"]+)"/
const routeModules = /__reactRouterRouteModules = {(.*?)}/
const modulePreloads = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*\/>/g
/** What `app/root.tsx` leaves room with: React takes over whichever script comes first in the head. */
const starterPlace = '<script></script>'
/** Before the style sheets: a script after them waits for them, and with it all that follows. */
const beforeTitle = /(?=<title>)/
const outlets = 'class="outlets__view"'

/**
 * Lets a page stand without its script: instead of the router's module script, a few lines in the head bring what it
 * names, at the first sign of a visitor or right after the first paint (`Page.hydrate`).
 * @throws Error for a page without a module script, or without room for those lines
 */
export function deferScript(
  html: string,
  { hydrate, startsWith = [] }: Pick<Page, 'hydrate' | 'startsWith'>,
  inline: InlineScripts,
): string {
  const script = moduleScript.exec(html)?.[1] ?? ''
  const manifest = manifestImport.exec(script)?.[1]
  const routes = Array.from(
    (routeModules.exec(script)?.[1] ?? '').matchAll(/"([^"]+)":/g),
    ([, id = '']) => id,
  )
  if (!manifest || routes.length === 0) throw new Error('the page has no module script to defer')
  if (!html.includes(starterPlace)) throw new Error('the page has no room for its starter')
  const files = new Set(Array.from(html.matchAll(modulePreloads), ([, href = '']) => href))
  const told = Object.entries({
    manifest,
    routes: routes.join(' '),
    files: [...files].join(' '),
    start: hydrate,
    parameters: startsWith.join(' '),
  }).map(([key, value]) => ` data-${key}="${value}"`)
  return html
    .replaceAll(modulePreloads, '')
    .replace(starterPlace, '')
    .replace(beforeTitle, () => `<script${told.join('')}>${inline.starter}</script>`)
    .replace(moduleScript, () => `<script>${html.includes(outlets) ? inline.outlets : ''}</script>`)
}
