import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { pages } from '#content/index'

const client = join(import.meta.dirname, '../build/client')
const bytesOf = (address: string) => readFileSync(join(client, address)).byteLength
const compressed = (content: string) => brotliCompressSync(content).byteLength
const sum = (addresses: Iterable<string>, size: (address: string) => number) =>
  Array.from(new Set(addresses)).reduce((total, address) => total + size(address), 0)
const kB = 1000

interface Manifest {
  entry: { module: string; imports: string[] }
  routes: Record<string, { path?: string; index?: boolean; module: string; imports: string[]; css: string[] }>
}

const manifestFile = globSync('assets/manifest-*.js', { cwd: client })[0] ?? ''
const manifest = JSON.parse(
  readFileSync(join(client, manifestFile), 'utf8')
    .replace(/^window\.__reactRouterManifest=/, '')
    .replace(/;\s*$/, ''),
) as Manifest

/** Every script of a page once it runs: the entry, the root and the page's own. */
function scriptsOf(path: string): string[] {
  const root = manifest.routes['root']
  const own = Object.values(manifest.routes).find((route) =>
    path === '/' ? route.index : `/${route.path}` === path,
  )
  if (!root || !own) throw new Error(`no route for ${path}`)
  return [manifest.entry, root, own].flatMap(({ module, imports }) => [module, ...imports])
}

describe.each(pages.filter(({ prerender }) => prerender))('$path', ({ path }) => {
  const html = readFileSync(join(client, path, 'index.html'), 'utf8')

  test('has at most 40 kB of HTML and CSS on the wire', () => {
    const sheets = Array.from(
      html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g),
      ([, href = '']) => href,
    )
    expect(sheets.length).toBeGreaterThan(0)
    expect(compressed(html) + sum(sheets, (href) => bytesOf(`${href}.br`))).toBeLessThanOrEqual(40 * kB)
  })

  test('loads at most 130 kB of script in all', () => {
    expect(sum(scriptsOf(path), (file) => bytesOf(`${file}.br`))).toBeLessThanOrEqual(130 * kB)
  })

  test('has at most 3 kB of script before the first paint', () => {
    expect(html).not.toMatch(/<script[^>]+src=|<link rel="modulepreload"/)
    const inline = Array.from(
      html.matchAll(/<script>([\s\S]*?)<\/script>/g),
      ([, script = '']) => script,
    ).join('\n')
    expect(inline).toContain('import("/assets/hydrate-')
    expect(compressed(inline)).toBeLessThanOrEqual(3 * kB)
  })
})

test('fonts are at most 70 kB', () => {
  const preloaded = Array.from(
    readFileSync(join(client, 'index.html'), 'utf8').matchAll(
      /<link rel="preload" as="font"[^>]*href="([^"]+)"|href="([^"]+\.woff2)"/g,
    ),
    ([, first, second]) => first ?? second ?? '',
  )
  const fonts = globSync('assets/*.woff2', { cwd: client })
  expect(fonts.map((file) => basename(file)).toSorted()).toEqual(
    Array.from(new Set(preloaded), (href) => basename(href)).toSorted(),
  )
  expect(sum(fonts, bytesOf)).toBeLessThanOrEqual(70 * kB)
})
