import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { officeFilesName } from './office-files.ts'
import { manifestPath, readManifest, type RouterManifest } from './router-manifest.ts'

/** The address of each screen; a part that holds an id is `-`, and so is an address that no screen has. */
function pagesIn({ routes }: RouterManifest): string[] {
  return Object.values(routes)
    .filter(({ parentId }) => parentId === 'office/layout')
    .map(({ path = '' }) => ['/admin', ...path.split('/').filter(Boolean)])
    .map((parts) => parts.map((part) => (/^[:*]/.test(part) ? '-' : part)).join('/'))
    .toSorted()
}

/**
 * Builds the back office's service worker, with the list of files to cache, whose hash changes with them.
 * @param root the sources
 * @param client the built client
 */
export async function bundleOfficeWorker(root: string, client: string): Promise<void> {
  const listed = join(client, officeFilesName)
  const files = JSON.parse(readFileSync(listed, 'utf8')) as string[]
  rmSync(listed)
  const all = [...files, manifestPath(client)].map((file) => `/${file}`)
  const pages = pagesIn(readManifest(client))
  const version = createHash('sha256')
    .update(JSON.stringify([all, pages]))
    .digest('hex')
    .slice(0, 10)
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      __OFFICE_VERSION__: JSON.stringify(version),
      __OFFICE_FILES__: JSON.stringify(all),
      __OFFICE_PAGES__: JSON.stringify(pages),
    },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, 'app/office-worker/worker.ts'), output: { format: 'iife' } },
    },
  })
  const [bundle] = [result].flat()
  if (!bundle || !('output' in bundle)) throw new Error('the service worker was not bundled')
  writeFileSync(join(client, 'office-worker.js'), bundle.output[0].code)
}
