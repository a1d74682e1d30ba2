import { visitorManifest } from '#server/pages/defer-script'
import { manifestPath, type RouteEntry, readManifest, writeManifest } from './router-manifest.ts'

/**
 * Leaves out of React Router's manifest, which every page loads, what says nothing: the scripts and style sheets that
 * the routes around a route have loaded before it, what a route does not have, and whether it draws anything, which
 * the browser never reads (`react-router.contract.test.ts`). The pages of visitors get one without the back office, so
 * that a screen more costs them nothing.
 * @param client where the built client is
 */
export function lightenManifest(client: string): void {
  const manifest = readManifest(client)
  const { entry, routes } = manifest
  const filesOf = (route: RouteEntry | undefined): readonly string[] =>
    route ? [route.module, ...route.imports, ...filesOf(routes[route.parentId ?? ''])] : entry.imports
  const sheetsOf = (route: RouteEntry | undefined): readonly string[] =>
    route ? [...(route.css ?? []), ...sheetsOf(routes[route.parentId ?? ''])] : []
  const light = Object.entries(routes).map(([id, route]) => {
    const loaded = new Set(filesOf(routes[route.parentId ?? '']))
    const linked = new Set(sheetsOf(routes[route.parentId ?? '']))
    const imports = route.imports.filter((each) => !loaded.has(each))
    const css = route.css?.filter((each) => !linked.has(each))
    return [id, withoutNothing({ ...route, imports, ...(css && { css }) })] as const
  })
  writeManifest(client, { ...manifest, routes: Object.fromEntries(light) })
  const ofVisitors = Object.fromEntries(light.filter(([id]) => !/^(?:office|pages\/sitemap)\//.test(id)))
  writeManifest(client, { ...manifest, routes: ofVisitors }, visitorManifest(manifestPath(client)))
}

const withoutNothing = (route: RouteEntry): RouteEntry =>
  Object.assign(
    {},
    ...Object.entries(route)
      .filter(([key, value]) => value !== false && key !== 'hasDefaultExport')
      .map(([key, value]) => ({ [key]: value })),
  )
