import type { Page } from '#content/page'
import type { InlineScripts } from './inline-scripts.ts'

const moduleScript = /<script (?:nonce="[^"]*" )?type="module" async="">([\s\S]*?)<\/script>/
const manifestImport = /import "(\/assets\/manifest-[^"]+)"/
const routeModules = /__reactRouterRouteModules = {(.*?)}/
const modulePreloads = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*\/>/g
/** What `app/root.tsx` leaves room with: React takes over whichever script comes first in the head. */
const starterPlace = '<script></script>'
/** Before the style sheets: a script after them waits for them, and with it all that follows. */
const beforeTitle = /(?=<title>)/
const outletsView = 'class="outlets__view"'

/**
 * Lets a page stand without its script: instead of the router's module script, a few lines in the head bring what it
 * names, at the first sign of a visitor or right after the first paint (`Page.hydrate`).
 * @throws Error for a page without a module script, or without room for those lines
 */
export function deferScript(
  html: string,
  { hydrate, startsWith = [] }: Pick<Page, 'hydrate' | 'startsWith'>,
  { starter, outlets }: Pick<InlineScripts, 'starter' | 'outlets'>,
): string {
  const told = { start: hydrate, parameters: startsWith.join(' ') }
  return withStarter(html, { starter, told, rest: html.includes(outletsView) ? outlets : '' })
}

/**
 * The same for a screen of the back office that is rendered for one visitor: its script comes after the screen itself.
 * @param nonce of the page's content security policy
 */
export function deferOfficeScript(
  html: string,
  { officeStarter }: Pick<InlineScripts, 'officeStarter'>,
  nonce: string,
): string {
  return withStarter(html, { starter: officeStarter, told: {}, rest: '', nonce })
}

interface StarterOptions {
  starter: string
  /** What it needs besides which files to bring. */
  told: Readonly<Record<string, string>>
  /** What replaces the module script. */
  rest: string
  nonce?: string
}

function withStarter(html: string, { starter, told, rest, nonce }: StarterOptions): string {
  const script = moduleScript.exec(html)?.[1] ?? ''
  const manifest = manifestImport.exec(script)?.[1]
  const routes = Array.from(
    (routeModules.exec(script)?.[1] ?? '').matchAll(/"([^"]+)":/g),
    ([, id = '']) => id,
  )
  if (!manifest || routes.length === 0) throw new Error('the page has no module script to defer')
  if (!html.includes(starterPlace)) throw new Error('the page has no room for its starter')
  const files = new Set(Array.from(html.matchAll(modulePreloads), ([, href = '']) => href))
  const data = Object.entries({
    manifest,
    routes: routes.join(' '),
    files: [...files].join(' '),
    ...told,
  }).map(([key, value]) => ` data-${key}="${value}"`)
  const allowed = nonce === undefined ? '' : ` nonce="${nonce}"`
  return html
    .replaceAll(modulePreloads, '')
    .replace(starterPlace, '')
    .replace(beforeTitle, () => `<script${allowed}${data.join('')}>${starter}</script>`)
    .replace(moduleScript, () => `<script>${rest}</script>`)
}
