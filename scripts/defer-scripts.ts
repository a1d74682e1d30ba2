import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { originPlaceholder } from '#app/lib/site-origin'
import { pages } from '#content/index'
import { deferScript } from '#server/pages/defer-script'
import { createRenderer, type PagesBuild } from '#server/pages/render'

/**
 * Defers the scripts of every page that is answered from memory. Prerendered pages are rewritten; a page with stored
 * content is rendered here without it, for its script alone: the server refers to that file when it renders the page.
 * @param buildDirectory where the built client and server are
 */
export async function deferScripts(buildDirectory: string): Promise<void> {
  const client = join(buildDirectory, 'client')
  const build = (await import(join(buildDirectory, 'server/index.js'))) as PagesBuild
  const render = createRenderer({ build: () => build, db: undefined })
  for (const page of pages.filter(({ prerender, live }) => prerender || live)) {
    const file = join(client, page.path, 'index.html')
    const given = page.prerender
      ? readFileSync(file, 'utf8')
      : await (await render(new Request(new URL(page.path, originPlaceholder)))).text()
    const { html, script } = deferScript(given, page.hydrate)
    writeFileSync(join(client, script.address), script.content)
    if (page.prerender) writeFileSync(file, html)
  }
}
