import { visitorManifest } from '#server/pages/defer-script'
import { manifestPath, readManifest, writeManifest } from './router-manifest.ts'

/**
 * Gives the pages of visitors a list of routes without the back office, so that a screen more costs them nothing.
 * @param client where the built client is
 */
export function writeVisitorManifest(client: string): void {
  const manifest = readManifest(client)
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).filter(([id]) => !/^(?:office|pages\/sitemap)\//.test(id)),
  )
  writeManifest(client, { ...manifest, routes }, visitorManifest(manifestPath(client)))
}
