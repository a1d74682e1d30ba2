import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#test/server-process'
import type { RouterManifest } from './router-manifest.ts'
import { lightenManifest } from './trim-manifest.ts'

test('leaves out what a route does not have, and the files of the routes around it', () => {
  const client = temporaryFolder()
  const file = join(client, 'assets/manifest-0.js')
  mkdirSync(join(client, 'assets'))
  const manifest = {
    entry: { module: '/entry.js', imports: ['/vendor.js'] },
    routes: {
      root: { id: 'root', hasLoader: false, module: '/root.js', imports: ['/vendor.js'], css: ['/root.css'] },
      office: {
        id: 'office',
        parentId: 'root',
        module: '/office.js',
        imports: ['/root.js', '/list.js'],
        css: ['/root.css', '/office.css'],
      },
      leads: {
        id: 'leads',
        parentId: 'office',
        hasLoader: true,
        hasDefaultExport: true,
        module: '/leads.js',
        imports: ['/list.js', '/office.js', '/vendor.js', '/more.js'],
      },
    },
    url: '/assets/manifest-0.js',
    version: '0',
  }
  writeFileSync(file, `window.__reactRouterManifest=${JSON.stringify(manifest)};`)
  lightenManifest(client)
  const { hasDefaultExport: _, ...withoutDefault } = manifest.routes.leads
  expect(JSON.parse(readFileSync(file, 'utf8').replace(/^window.__reactRouterManifest=|;$/g, ''))).toEqual({
    ...manifest,
    routes: {
      root: { id: 'root', module: '/root.js', imports: [], css: ['/root.css'] },
      office: { ...manifest.routes.office, imports: ['/list.js'], css: ['/office.css'] },
      leads: { ...withoutDefault, imports: ['/more.js'] },
    },
  })
})

test('the list of routes that visitors load has none of the back office', () => {
  const routes = {
    root: { id: 'root', module: '/root.js', imports: [] },
    'office/layout': { id: 'office/layout', parentId: 'root', module: '/office.js', imports: [] },
    privacy: { id: 'privacy', parentId: 'root', module: '/privacy.js', imports: [] },
  }
  const manifest = { entry: { module: '/entry.js', imports: [] }, routes }
  const client = temporaryFolder()
  mkdirSync(join(client, 'assets'))
  writeFileSync(
    join(client, 'assets/manifest-0.js'),
    `window.__reactRouterManifest=${JSON.stringify(manifest)};`,
  )
  lightenManifest(client)
  const routesIn = (name: string) => {
    const text = readFileSync(join(client, 'assets', name), 'utf8')
    const { routes: found } = JSON.parse(
      text.replace(/^window.__reactRouterManifest=|;$/g, ''),
    ) as RouterManifest
    return Object.keys(found)
  }
  expect(routesIn('manifest-0.js')).toEqual(['root', 'office/layout', 'privacy'])
  expect(routesIn('visitor-manifest-0.js')).toEqual(['root', 'privacy'])
})
