import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The scripts that stand in the pages themselves, as text. */
export interface InlineScripts {
  /** Brings a page's other script once it is wanted (`app/inline/starter.ts`). */
  starter: string
  /** The same for a screen of the back office that comes before its script (`app/inline/office-starter.ts`). */
  officeStarter: string
  /** Moves the row of outlets (`app/inline/outlets.ts`). */
  outlets: string
}

/** @param client where the built client is; they stand beside it, since nobody fetches them */
export const inlineScriptFile = (client: string, name: keyof InlineScripts): string =>
  join(client, '../inline', `${name}.js`)

/** What the build has made of them. */
export function readInlineScripts(client: string): InlineScripts {
  const read = (name: keyof InlineScripts) => readFileSync(inlineScriptFile(client, name), 'utf8')
  return { starter: read('starter'), officeStarter: read('officeStarter'), outlets: read('outlets') }
}
