import { createHash } from 'node:crypto'
import type { Page } from '#content/page'

const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/
const modulePreloads = /<link rel="modulepreload"[^>]*\/>/g

interface DeferredPage {
  html: string
  /** What the page fetches later, and where it must be found. */
  script: { address: string; content: string }
}

/**
 * Lets a page stand first: its module script moves to a file of its own, which a few lines fetch right after the first
 * paint, or, where the first screen needs no script, at the first sign of a visitor or once the browser has nothing
 * else to do.
 * @throws Error for a page without a module script
 */
export function deferScript(html: string, hydrate: Page['hydrate']): DeferredPage {
  const content = moduleScript.exec(html)?.[1]
  if (content === undefined) throw new Error('the page has no module script to defer')
  const name = createHash('sha256').update(content).digest('base64url').slice(0, 10)
  const address = `/assets/hydrate-${name}.js`
  return {
    html: html
      .replaceAll(modulePreloads, '')
      .replace(moduleScript, () => `<script>${triggers[hydrate](address)}</script>`),
    script: { address, content },
  }
}

const triggers: Record<Page['hydrate'], (address: string) => string> = {
  'at-once': (address) => `requestAnimationFrame(()=>setTimeout(()=>import("${address}")))`,
  'when-idle': (address) =>
    `{let run=()=>{run=()=>{};import("${address}")},go=()=>run();for(const e of["pointerover","pointerdown","keydown","focusin","scroll"])addEventListener(e,go,{once:true,passive:true});addEventListener("load",()=>(window.requestIdleCallback??setTimeout)(go,{timeout:4000}),{once:true})}`,
}
