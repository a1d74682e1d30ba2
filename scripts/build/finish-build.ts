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
 * Makes of what React Router has built what the site serves. `docs/measured.md` says what each step is worth.
 * @param root of the sources
 */
export async function finishBuild(root: string): Promise<void> {
  const client = join(root, 'build/client')
  await bundleInline(root)
  // Needs the inline scripts.
  deferScripts(client)
  writeVisitorManifest(client)
  // Names every file by its content: after the manifest has its last.
  await bundleOfficeWorker(root, client)
  await bundleServer(root)
  await makeNewDatabase()
  await makePictures(client)
  compressFiles(client)
}
