import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pages } from '#content/index'
import { sharePictureOf } from '#content/pages/parts/page'
import { icoOf } from './ico.ts'
import { drawIcon, drawSharePicture } from '#server/pages/draw-share-picture'

/**
 * Makes each page's Open Graph picture from its title, and the icons that are no SVG.
 * @param clientDirectory the built client
 */
export async function makePictures(clientDirectory: string): Promise<void> {
  mkdirSync(join(clientDirectory, 'og'), { recursive: true })
  for (const page of pages)
    writeFileSync(join(clientDirectory, sharePictureOf(page)), await drawSharePicture(page.title))
  const icon = readFileSync(join(clientDirectory, 'favicon.svg'), 'utf8')
  for (const size of [192, 512])
    writeFileSync(join(clientDirectory, `icon-${size}.png`), await drawIcon(icon, size))
  writeFileSync(join(clientDirectory, 'favicon.ico'), icoOf(await drawIcon(icon, 48), 48))
}
