import { join } from 'node:path'
import { bundleInline } from './bundle-inline.ts'
import { bundleOfficeWorker } from './bundle-office-worker.ts'
import { bundleServer } from './bundle-server.ts'
import { compressFiles } from './compress-files.ts'
import { deferScripts } from './defer-scripts.ts'
import { makeNewDatabase } from './new-database.ts'
import { makePictures } from './share-pictures.ts'
import { writeVisitorManifest } from './visitor-manifest.ts'

/**
 * Turns React Router's build into what the site serves. `docs/measured.md` states what each step gains.
 * @param root of the sources
 */
export async function finishBuild(root: string): Promise<void> {
  const client = join(root, 'build/client')
  await bundleInline(root)
  // Needs the inline scripts.
  deferScripts(client)
  writeVisitorManifest(client)
  // Lists files by their hashed names, so it runs after the manifest has its final one.
  await bundleOfficeWorker(root, client)
  await bundleServer(root)
  await makeNewDatabase()
  await makePictures(client)
  compressFiles(client)
}
