import type { Page } from '#content/pages/parts/page'
import type { InlineScripts } from './inline-scripts.ts'

const moduleScript = /<script (?:nonce="[^"]*" )?type="module" async="">([\s\S]*?)<\/script>/
const manifestImport = /import "(\/assets\/manifest-[^"]+)"/
const routeModules = /__reactRouterRouteModules = {(.*?)}/
const modulePreloads = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*\/>/g
/** The placeholder of `app/root.tsx`: React adopts whichever script comes first in the head. */
const starterPlace = '<script></script>'
/**
 * The place of the starter: before the style sheets, because a script after them waits for them and delays everything
 * that follows.
 */
const beforeTitle = /(?=<title>)/
/** The list of routes without the back office's. */
export const visitorManifest = (manifest: string): string =>
  manifest.replace('assets/manifest-', 'assets/visitor-manifest-')

/** Marks a page that shows times before the visitor’s time zone is known. */
const guessedZone = 'data-guess-zone'
const outletsView = 'class="outlets__view"'

/**
 * Lets a page render without its script: instead of the router's module script, a few lines in the head load it on
 * the first interaction or right after the first paint (`Page.hydrate`).
 * @param nonce of the page's content security policy, where it has one
 * @throws Error for a page without a module script, or without the placeholder
 */
export function deferScript(
  html: string,
  { hydrate, loadsAtOnceWith = [], opensOffice }: Pick<Page, 'hydrate' | 'loadsAtOnceWith' | 'opensOffice'>,
  { starter, outlets, zone }: Pick<InlineScripts, 'starter' | 'outlets' | 'zone'>,
  nonce?: string,
): string {
  const scriptData = { start: hydrate, parameters: loadsAtOnceWith.join(' ') }
  const rest = html.includes(outletsView) ? outlets : html.includes(guessedZone) ? zone : ''
  return withStarter(html, {
    starter,
    scriptData,
    rest,
    ...(nonce !== undefined && { nonce }),
    ...(!opensOffice && { manifestOf: visitorManifest }),
  })
}

/**
 * The same for a server-rendered office screen: its script comes after the screen.
 * @param nonce of the page's content security policy
 */
export function deferOfficeScript(
  html: string,
  { officeStarter }: Pick<InlineScripts, 'officeStarter'>,
  nonce: string,
): string {
  return withStarter(html, { starter: officeStarter, scriptData: {}, rest: '', nonce })
}

interface StarterOptions {
  starter: string
  /** Its parameters besides the files to load. */
  scriptData: Readonly<Record<string, string>>
  /** The replacement of the module script. */
  rest: string
  /** Which list of routes to load instead of the one with all of them. */
  manifestOf?: (manifest: string) => string
  nonce?: string
}

function withStarter(
  html: string,
  { starter, scriptData, rest, nonce, manifestOf = (manifest) => manifest }: StarterOptions,
): string {
  const script = moduleScript.exec(html)?.[1] ?? ''
  const manifest = manifestImport.exec(script)?.[1]
  const routes = Array.from(
    (routeModules.exec(script)?.[1] ?? '').matchAll(/"([^"]+)":/g),
    ([, id = '']) => id,
  )
  if (!manifest || routes.length === 0) throw new Error('the page has no module script to defer')
  if (!html.includes(starterPlace)) throw new Error('the page has no room for its starter')
  const files = new Set(
    Array.from(html.matchAll(modulePreloads), ([, href = '']) =>
      href === manifest ? manifestOf(manifest) : href,
    ),
  )
  const data = Object.entries({
    manifest: manifestOf(manifest),
    routes: routes.join(' '),
    files: [...files].join(' '),
    ...scriptData,
  }).map(([key, value]) => ` data-${key}="${value}"`)
  const allowed = nonce === undefined ? '' : ` nonce="${nonce}"`
  return html
    .replaceAll(modulePreloads, '')
    .replace(starterPlace, '')
    .replace(beforeTitle, () => `<script${allowed}${data.join('')}>${starter}</script>`)
    .replace(moduleScript, () => `<script${allowed}>${rest}</script>`)
}
