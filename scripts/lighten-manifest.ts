import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface RouteEntry {
  parentId?: string
  module: string
  imports: readonly string[]
  hasLoader?: boolean
}

interface Manifest {
  entry: RouteEntry
  routes: Record<string, RouteEntry>
}

const start = 'window.__reactRouterManifest='

/**
 * Leaves out of the router's list of routes, which every page loads, what says nothing: the files that the routes around
 * one have loaded before it, what a route does not have, and whether it draws anything, which the router does not ask.
 * @param client where the built client is
 */
export function lightenManifest(client: string): void {
  const [file = ''] = globSync('assets/manifest-*.js', { cwd: client })
  const path = join(client, file)
  const { entry, routes, ...rest } = JSON.parse(
    readFileSync(path, 'utf8').slice(start.length).replace(/;\s*$/, ''),
  ) as Manifest
  const filesOf = (route: RouteEntry | undefined): readonly string[] =>
    route ? [route.module, ...route.imports, ...filesOf(routes[route.parentId ?? ''])] : entry.imports
  const light = Object.entries(routes).map(([id, route]) => {
    const loaded = new Set(filesOf(routes[route.parentId ?? '']))
    const imports = route.imports.filter((each) => !loaded.has(each))
    return [
      id,
      Object.fromEntries(
        Object.entries({ ...route, imports }).filter(
          ([key, value]) => value !== false && key !== 'hasDefaultExport',
        ),
      ),
    ]
  })
  writeFileSync(path, `${start}${JSON.stringify({ ...rest, entry, routes: Object.fromEntries(light) })};`)
}
