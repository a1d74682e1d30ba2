import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '#content/page'
import { pages } from '#content/index'

const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/
const modulePreloads = /<link rel="modulepreload"[^>]*\/>/g

/**
 * Lets every page stand first: its module script moves to a file of its own, which a few lines fetch right after the
 * first paint, or, where the first screen needs no script, at the first sign of a visitor or once the browser has
 * nothing else to do.
 * @param clientDirectory the built client, whose pages are rewritten
 */
export function deferScripts(clientDirectory: string): void {
  for (const { path, prerender, hydrate } of pages) {
    if (!prerender) continue
    const file = join(clientDirectory, path, 'index.html')
    const html = readFileSync(file, 'utf8')
    const script = moduleScript.exec(html)?.[1]
    if (script === undefined) throw new Error(`${path} has no module script to defer`)
    const name = `hydrate-${createHash('sha256').update(script).digest('base64url').slice(0, 10)}.js`
    writeFileSync(join(clientDirectory, 'assets', name), script)
    writeFileSync(
      file,
      html
        .replaceAll(modulePreloads, '')
        .replace(moduleScript, () => `<script>${triggers[hydrate](`/assets/${name}`)}</script>`),
    )
  }
}

const triggers: Record<Page['hydrate'], (address: string) => string> = {
  'at-once': (address) => `requestAnimationFrame(()=>setTimeout(()=>import("${address}")))`,
  'when-idle': (address) =>
    `{let run=()=>{run=()=>{};import("${address}")},go=()=>run();for(const e of["pointerover","pointerdown","keydown","focusin","scroll"])addEventListener(e,go,{once:true,passive:true});addEventListener("load",()=>(window.requestIdleCallback??setTimeout)(go,{timeout:4000}),{once:true})}`,
}
