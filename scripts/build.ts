import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { bundleInline } from './bundle-inline.ts'
import { bundleOfficeWorker } from './bundle-office-worker.ts'
import { bundleServer } from './bundle-server.ts'
import { deferScripts } from './defer-scripts.ts'
import { lightenManifest } from './lighten-manifest.ts'
import { makeNewDatabase } from './new-database.ts'
import { makePictures } from './share-pictures.ts'

const root = join(import.meta.dirname, '..')
const stamp = join(root, 'build/finished')

function newestSource(): number {
  const sources = globSync(
    [
      'app/**/*',
      'content/**/*',
      'contracts/**/*',
      'domain/**/*',
      'public/**/*',
      'server/**/*',
      'scripts/*.ts',
      '*.config.ts',
      'package-lock.json',
    ],
    { cwd: root },
  )
  return Math.max(...sources.map((file) => statSync(join(root, file)).mtimeMs))
}

if (process.argv.includes('--if-needed') && existsSync(stamp) && statSync(stamp).mtimeMs > newestSource())
  process.exit(0)

const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'],
  {
    cwd: root,
    stdio: ['ignore', process.argv.includes('--if-needed') ? 'ignore' : 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  },
)
if (status !== 0) process.exit(status ?? 1)

const client = join(root, 'build/client')
await bundleInline(root)
deferScripts(client)
lightenManifest(client)
await bundleOfficeWorker(root, client)
await bundleServer(root)
await makeNewDatabase()
await makePictures(client)
// Pages are compressed by the server, which first puts the site's address in.
for (const file of globSync('**/*.{js,css,svg,webmanifest}', { cwd: client })) {
  const content = readFileSync(join(client, file))
  const quality = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  writeFileSync(join(client, `${file}.br`), brotliCompressSync(content, { params: quality }))
  writeFileSync(join(client, `${file}.gz`), gzipSync(content, { level: 9 }))
}
writeFileSync(stamp, '')
