import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The inline scripts of pages, as text. */
export interface InlineScripts {
  /** Loads a page's other script when needed (`app/inline-scripts/starter.ts`). */
  starter: string
  /** The same for a server-rendered office screen (`app/inline-scripts/office-starter.ts`). */
  officeStarter: string
  /** Asks for the times of the browser's time zone (`app/inline-scripts/zone.ts`). */
  zone: string
  /** Moves the row of outlets (`app/inline-scripts/outlets.ts`). */
  outlets: string
}

/** @param client the built client; they are beside it, since nobody downloads them */
export const inlineScriptFile = (client: string, name: keyof InlineScripts): string =>
  join(client, '../inline', `${name}.js`)

/** The build's output. */
export function readInlineScripts(client: string): InlineScripts {
  const read = (name: keyof InlineScripts) => readFileSync(inlineScriptFile(client, name), 'utf8')
  return {
    starter: read('starter'),
    officeStarter: read('officeStarter'),
    outlets: read('outlets'),
    zone: read('zone'),
  }
}
