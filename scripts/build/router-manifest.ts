import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A route in React Router's manifest, as far as the build and its tests read it. */
export interface RouteEntry {
  parentId?: string
  path?: string
  index?: boolean
  module: string
  imports: readonly string[]
  css?: readonly string[]
  hasLoader?: boolean
}

/** What the browser knows of the routes. Every page loads it. */
export interface RouterManifest {
  entry: { module: string; imports: readonly string[] }
  routes: Readonly<Record<string, RouteEntry>>
}

const assignment = 'window.__reactRouterManifest='

/**
 * The address of the manifest's file, which names its content.
 * @param client where the built client is
 */
export function manifestPath(client: string): string {
  const [file] = globSync('assets/manifest-*.js', { cwd: client })
  if (file === undefined) throw new Error('React Router wrote no assets/manifest-*.js')
  return file
}

/** @throws Error when the file is not the one assignment that React Router writes */
export function readManifest(client: string): RouterManifest {
  const file = manifestPath(client)
  const text = readFileSync(join(client, file), 'utf8')
  if (!text.startsWith(assignment)) throw new Error(`${file} does not begin with ${assignment}`)
  return JSON.parse(text.slice(assignment.length).replace(/;\s*$/, '')) as RouterManifest
}

export function writeManifest(client: string, manifest: RouterManifest, file = manifestPath(client)): void {
  writeFileSync(join(client, file), `${assignment}${JSON.stringify(manifest)};`)
}
