import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { originPlaceholder } from '#app/lib/site-origin'
import { pages } from '#content/index'
import { createRenderer, type PagesBuild } from '#server/pages/render'

const directory = join(import.meta.dirname, '../build')

/** Returns the HTML of prerendered pages as built, and of live pages rendered without stored content. */
export async function builtHtmls(): Promise<ReadonlyMap<string, string>> {
  const build = (await import(join(directory, 'server/index.js'))) as PagesBuild
  const render = createRenderer({ build: () => build })
  const htmls = new Map<string, string>()
  for (const { path, prerender, live } of pages) {
    if (prerender) htmls.set(path, readFileSync(join(directory, 'client', path, 'index.html'), 'utf8'))
    if (live) htmls.set(path, await (await render(new Request(new URL(path, originPlaceholder)))).text())
  }
  return htmls
}
