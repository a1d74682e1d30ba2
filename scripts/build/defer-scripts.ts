import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pages } from '#content/index'
import { deferScript } from '#server/pages/defer-script'
import { readInlineScripts } from '#server/pages/inline-scripts'

/**
 * Rewrites every prerendered page so that it renders without its script; pages with stored content are rewritten when
 * they are rendered.
 * @param client the built client
 */
export function deferScripts(client: string): void {
  const inline = readInlineScripts(client)
  for (const page of pages.filter(({ prerender }) => prerender)) {
    const file = join(client, page.path, 'index.html')
    writeFileSync(file, deferScript(readFileSync(file, 'utf8'), page, inline))
  }
}
