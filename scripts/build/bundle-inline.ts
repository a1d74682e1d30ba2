import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { type InlineScripts, inlineScriptFile } from '#server/pages/inline-scripts'

const sources: Record<keyof InlineScripts, string> = {
  starter: 'app/inline-scripts/starter.ts',
  officeStarter: 'app/inline-scripts/office-starter.ts',
  outlets: 'app/inline-scripts/outlets.ts',
  zone: 'app/inline-scripts/zone.ts',
}

/** Bundles each inline script into one line of text, which the server inserts into pages. */
export async function bundleInline(root: string): Promise<void> {
  for (const [name, input] of Object.entries(sources)) {
    const result = await build({
      root,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: {
        write: false,
        modulePreload: false,
        rolldownOptions: { input: join(root, input), output: { format: 'iife' } },
      },
    })
    const [bundle] = [result].flat()
    if (!bundle || !('output' in bundle)) throw new Error(`${input} was not bundled`)
    const file = inlineScriptFile(join(root, 'build/client'), name as keyof InlineScripts)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bundle.output[0].code.trim())
  }
}
