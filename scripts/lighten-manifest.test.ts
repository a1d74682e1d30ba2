import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#test/server-process'
import { lightenManifest } from './lighten-manifest.ts'

test('leaves out what a route does not have, and the files of the routes around it', () => {
  const client = temporaryFolder()
  const file = join(client, 'assets/manifest-0.js')
  mkdirSync(join(client, 'assets'))
  const manifest = {
    entry: { module: '/entry.js', imports: ['/vendor.js'] },
    routes: {
      root: { id: 'root', hasLoader: false, module: '/root.js', imports: ['/vendor.js'], css: ['/root.css'] },
      office: { id: 'office', parentId: 'root', module: '/office.js', imports: ['/root.js', '/list.js'] },
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
      office: { ...manifest.routes.office, imports: ['/list.js'] },
      leads: { ...withoutDefault, imports: ['/more.js'] },
    },
  })
})
