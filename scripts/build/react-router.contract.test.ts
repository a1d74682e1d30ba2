import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { beforeAll, describe, expect, test } from 'vitest'
import { visitorManifest } from '#server/pages/defer-script'
import { manifestPath, readManifest } from './router-manifest.ts'

/*
 * What the build and the pages rely on in React Router beyond its documented interface. An upgrade that changes one of
 * these fails here, with the files to look at, and not in a visitor's browser. The site must have been built.
 */

const root = join(import.meta.dirname, '../..')
const client = join(root, 'build/client')
const path = '/privacy'
const routeIds = ['root', 'pages/privacy/page']

let build: ServerBuild
/** A page as React Router renders it, before the starter takes the place of its module script. */
let html = ''
/** What browsers load, the manifest aside. */
let browserCode = ''

beforeAll(async () => {
  build = (await import(join(root, 'build/server/index.js'))) as ServerBuild
  const answer = await createRequestHandler(build, 'production')(new Request(`http://localhost${path}`))
  html = await answer.text()
  const files = globSync('assets/*.js', { cwd: client }).filter((file) => file !== manifestPath(client))
  browserCode = files.map((file) => readFileSync(join(client, file), 'utf8')).join('\n')
})

const scripts = () => Array.from(html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g), ([all]) => all)
const rawRoutes = () =>
  Object.entries(build.assets.routes).flatMap(([id, route]) => (route ? [[id, route] as const] : []))

describe('the script of a page', () => {
  const files =
    'server/pages/defer-script.ts and app/inline-scripts/load-page-script.ts must do what the router now does'

  test('imports the manifest, names the modules of its routes, then imports the entry', () => {
    const { url, routes, entry } = build.assets
    const imports = routeIds.map((id, at) => `import * as route${at} from "${routes[id]?.module}";`)
    const names = routeIds.map((id, at) => `${JSON.stringify(id)}:route${at}`)
    const lines = [
      `import "${url}";`,
      ...imports,
      `window.__reactRouterRouteModules = {${names.join(',')}};`,
      `import("${entry.module}");`,
    ]
    const written = scripts().find((script) => script.startsWith('<script type="module" async="">')) ?? ''
    const found = written.replace(/<\/?script[^>]*>/g, '').split('\n')
    expect(
      found.map((line) => line.trim()).filter((line) => line !== ''),
      `The module script has changed: ${files}`,
    ).toEqual(lines)
  })

  test('has a preload for every file that it imports', () => {
    const preloads = Array.from(
      html.matchAll(/<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*\/>/g),
      ([, href]) => href,
    )
    const { url, routes, entry } = build.assets
    const needed = [url, entry.module, ...entry.imports, ...routeIds.map((id) => routes[id]?.module)]
    expect(preloads, `The preloads have changed: ${files}`).toEqual(expect.arrayContaining(needed))
  })

  test.each(['Manifest', 'RouteModules', 'Context'])('reads window.__reactRouter%s as it starts', (name) => {
    expect(browserCode.includes(`window.__reactRouter${name}`), `The global has gone: ${files}`).toBe(true)
  })

  test('gets the stored content through window.__reactRouterContext', () => {
    const content = scripts().filter((script) =>
      script.includes('window.__reactRouterContext.streamController.enqueue('),
    )
    expect(content.length, 'test/page-budgets.ts tells stored content from script by this').toBe(1)
  })

  test('keeps scroll positions under react-router-scroll-positions', () => {
    const isKept = html.includes('"react-router-scroll-positions"')
    expect(isKept, 'app/inline-scripts/starter.ts takes every other key for something to show').toBe(true)
  })
})

describe('the manifest', () => {
  const files = 'look at scripts/build/router-manifest.ts and scripts/build/visitor-manifest.ts'

  test('is one assignment of entry, routes and version in assets/manifest-*.js', () => {
    expect(Object.keys(readManifest(client)), `The manifest has changed: ${files}`).toEqual(
      expect.arrayContaining(['entry', 'routes', 'url', 'version']),
    )
  })

  test('holds all routes from the start', () => {
    expect(html, 'react-router.config.ts asks for this').toContain('"routeDiscovery":{"mode":"initial"}')
    expect(new Set(Object.keys(readManifest(client).routes))).toEqual(new Set(Object.keys(build.routes)))
    const visitors = readFileSync(join(client, visitorManifest(manifestPath(client))), 'utf8')
    expect(visitors, 'Visitors load the routes of the back office').not.toContain('"office/')
    expect(visitors).toContain('"root":')
  })

  test('names the screens of the back office as children of office/layout', () => {
    const screens = rawRoutes().filter(([, { parentId }]) => parentId === 'office/layout')
    const hint = 'scripts/build/bundle-office-worker.ts and file-of-module.ts find them by this'
    expect(screens.length, hint).toBeGreaterThan(0)
    expect(
      screens.every(([id]) => id.startsWith('office/')),
      hint,
    ).toBe(true)
  })
})

describe('the bundle', () => {
  const hint = 'look at scripts/build/output-files.ts and scripts/build/file-of-module.ts'

  test('has the root in the file that all pages share', () => {
    const { entry, routes } = build.assets
    expect(entry.imports, `A page loads one file more: ${hint}`).toContain(routes['root']?.module)
  })

  test('has the file of a page named by its folder', () => {
    const { module = '' } = build.assets.routes['pages/privacy/page'] ?? {}
    expect(module, `Route modules have other ids: ${hint}`).toMatch(/^\/assets\/privacy-[0-9a-f]{7}\.js$/)
    const today = build.assets.routes['office/today/screen']?.module
    expect(today, `Route modules have other ids: ${hint}`).toMatch(/^\/assets\/office-today-/)
  })
})

test('React Router prerenders pages through a Vite preview server', () => {
  const tool = readFileSync(join(root, 'node_modules/@react-router/dev/dist/vite.js'), 'utf8')
  expect(tool.includes('vite.preview('), 'look at scripts/build/preload-pages.ts').toBe(true)
})
