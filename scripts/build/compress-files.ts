import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/**
 * Writes a brotli and a gzip copy beside each file. Pages are compressed by the server, which first inserts the site's
 * address.
 * @param client where the built client is
 */
export function compressFiles(client: string): void {
  for (const file of globSync('**/*.{js,css,svg,webmanifest}', { cwd: client })) {
    const content = readFileSync(join(client, file))
    const quality = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    }
    writeFileSync(join(client, `${file}.br`), brotliCompressSync(content, { params: quality }))
    writeFileSync(join(client, `${file}.gz`), gzipSync(content, { level: 9 }))
  }
}
