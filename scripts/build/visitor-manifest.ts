import { visitorManifest } from '#server/pages/defer-script'
import { manifestPath, readManifest, writeManifest } from './router-manifest.ts'

/**
 * Writes a manifest without the routes of the back office for visitor pages, so that its screens cost them nothing.
 * @param client where the built client is
 */
export function writeVisitorManifest(client: string): void {
  const manifest = readManifest(client)
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).filter(([id]) => !/^(?:office|pages\/sitemap)\//.test(id)),
  )
  writeManifest(client, { ...manifest, routes }, visitorManifest(manifestPath(client)))
}
