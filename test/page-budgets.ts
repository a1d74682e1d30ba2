import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { Page } from '#content/pages/parts/page'
import { charactersOf } from '#scripts/subset-fonts'
import { visitorManifest } from '#server/pages/defer-script'
import { manifestPath, readManifest, type RouterManifest } from '#scripts/build/router-manifest'

export const client = join(import.meta.dirname, '../build/client')
export const bytesOf = (address: string) => readFileSync(join(client, address)).byteLength
const compressed = (content: string) => brotliCompressSync(content).byteLength
export const sum = (addresses: Iterable<string>, size: (address: string) => number) =>
  Array.from(new Set(addresses)).reduce((total, address) => total + size(address), 0)
const kB = 1000

/** Texts for admins only, by the name of the script that contains them. */
export const adminText = {
  'case-study-office': 'Failed to update thumbnails.',
  testimonials: 'Pending Approval',
}

const manifestOf = ({ opensOffice }: Page) =>
  opensOffice ? manifestPath(client) : visitorManifest(manifestPath(client))
const manifest = readManifest(client)

/** Every script of a page once it runs: the entry, the root and the page's own. */
function scriptsOf(path: string): string[] {
  const own = Object.values(manifest.routes).find(({ parentId, ...route }) =>
    path === '/' ? route.index && parentId === 'root' : `/${route.path}` === path,
  )
  if (!own) throw new Error(`no route for ${path}`)
  return scriptsWith([own])
}

const scriptsWith = (routes: readonly (RouterManifest['entry'] | undefined)[]) =>
  [manifest.entry, manifest.routes['root'], ...routes].flatMap((part) => {
    if (!part) throw new Error('no such route')
    return [part.module, ...part.imports]
  })

const further = new Set(
  ['besley', 'instrument-sans'].flatMap((font) => charactersOf(`${font}-latin-wght-normal.woff2`)),
)

/** Returns the scripts that the back office's first screen loads. */
export const officeScripts = (): string[] =>
  scriptsWith([manifest.routes['office/layout'], manifest.routes['office/today/screen']])

/** Defines tests of the size of each page, and that it contains nothing that the CSP refuses. */
export function describeBudgets(
  pages: readonly Page[],
  htmlOf: (page: Page) => string | Promise<string>,
): void {
  describe.each(pages)('$path', (page) => {
    test('has at most 40 kB of HTML and CSS on the wire', async () => {
      const html = await htmlOf(page)
      const sheets = Array.from(
        html.matchAll(/<link rel="stylesheet" href="([^"#]+)/g),
        ([, href = '']) => href,
      )
      expect(sheets.length).toBeGreaterThan(0)
      expect(compressed(html) + sum(sheets, (href) => bytesOf(`${href}.br`))).toBeLessThanOrEqual(40 * kB)
    })

    test('loads no admin-only text', () => {
      const scripts = scriptsOf(page.path).map((file) => readFileSync(join(client, file), 'utf8'))
      for (const words of Object.values(adminText)) expect(scripts.join('\n')).not.toContain(words)
    })

    test('has no style attribute and no inline handler', async () => {
      expect(await htmlOf(page)).not.toMatch(/<[^>]+\s(?:style|on[a-z]+)=/)
    })

    test('has at most 2.6 kB of inline script, 2.2 kB of stored content, and no script file before interaction', async () => {
      const html = await htmlOf(page)
      expect(html).not.toMatch(/<script[^>]+src=|<link rel="modulepreload"/)
      const inline = Array.from(
        html.matchAll(/<script(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g),
        ([, script = '']) => script,
      )
      const isContent = (script: string) => script.includes('streamController.enqueue(')
      expect(compressed(inline.filter((each) => !isContent(each)).join('\n'))).toBeLessThanOrEqual(2.6 * kB)
      expect(compressed(inline.filter(isContent).join('\n'))).toBeLessThanOrEqual(2.2 * kB)
    })

    test('has no character that needs another font file', async () => {
      const words = (await htmlOf(page))
        .replaceAll(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '')
        .replaceAll(/<[^>]+>/g, '')
        .replaceAll(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
      expect(Array.from(new Set(words)).filter((character) => further.has(character))).toEqual([])
    })

    // The results draw a line, areas and ranges that no other page has.
    const maxScript = page.path === '/ai-score-results' ? 133.4 : 131.6
    test(`names every file of its script: at most 8, and at most ${maxScript} kB with the list of routes`, async () => {
      const files = / data-files="([^"]+)"/.exec(await htmlOf(page))?.[1]?.split(' ') ?? []
      expect(files).toEqual(expect.arrayContaining([`/${manifestOf(page)}`, ...scriptsOf(page.path)]))
      expect(files.length).toBeLessThanOrEqual(8)
      expect(sum(files, (file) => bytesOf(`${file}.br`))).toBeLessThanOrEqual(maxScript * kB)
    })
  })
}
