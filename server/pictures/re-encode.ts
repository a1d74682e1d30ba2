import type { Sharp } from 'sharp'

export const pictureLimits = {
  /** The size of the uploaded file. */
  bytes: 5_000_000,
  pixels: 40_000_000,
  /** The longest side of the stored picture, enough for a card at three pixels per CSS pixel. */
  sidePx: 1600,
} as const

/** A picture as the site keeps and serves it: WebP, without any of the original's metadata. */
export interface Picture {
  bytes: Buffer
  type: 'image/webp'
  width: number
  height: number
}

/** A file that is refused as a picture; the message is a sentence for the person who chose it. */
export class PictureError extends Error {
  override readonly name = 'PictureError'
}

const otherType = 'Please choose a PNG, JPEG, WebP or GIF picture.'
const tooManyBytes = 'That picture is over 5 MB. Please choose a smaller one.'
const tooManyPixels = 'That picture is over 40 megapixels. Please choose a smaller one.'
const unreadable = 'That picture can’t be read. Please save it again, or choose another one.'

const loaders = [
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadNsgifBuffer',
]

/**
 * Loads sharp with the first picture, because the library costs memory, and blocks all input formats except the four.
 */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: loaders })
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
let loading: ReturnType<typeof loadSharp> | undefined

/** Pictures are processed one at a time, because 40 megapixels take up to 160 MB while they are read. */
let queue: Promise<unknown> = Promise.resolve()

/**
 * Encodes a picture again, so that nothing else of the file survives: the first frame, upright, in sRGB, at most 1600
 * px long.
 * @throws PictureError unless its first bytes are those of a PNG, JPEG, WebP or GIF that can be read in full
 */
export async function reencodePicture(file: Uint8Array): Promise<Picture> {
  if (!hasPictureStart(file)) throw new PictureError(otherType)
  if (file.byteLength > pictureLimits.bytes) throw new PictureError(tooManyBytes)
  const drawn = queue.then(() => draw(file))
  queue = drawn.catch(() => undefined)
  return drawn
}

async function draw(file: Uint8Array): Promise<Picture> {
  const sharp = await (loading ??= loadSharp())
  const picture = sharp(file, {
    limitInputPixels: pictureLimits.pixels,
    failOn: 'error',
    sequentialRead: true,
    pages: 1,
  })
  await checkSize(picture)
  try {
    const { data, info } = await picture
      .autoOrient()
      .resize({
        width: pictureLimits.sidePx,
        height: pictureLimits.sidePx,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
      .webp({ quality: 82, effort: 4 })
      .timeout({ seconds: 20 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, type: 'image/webp', width: info.width, height: info.height }
  } catch {
    throw new PictureError(unreadable)
  }
}

async function checkSize(picture: Sharp): Promise<void> {
  const { width, height } = await picture.metadata().catch((error: Error) => {
    throw new PictureError(/pixel limit/.test(error.message) ? tooManyPixels : unreadable)
  })
  if (width * height > pictureLimits.pixels) throw new PictureError(tooManyPixels)
}

function hasPictureStart(file: Uint8Array): boolean {
  const start = Buffer.from(file.subarray(0, 12)).toString('latin1')
  return (
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    start.startsWith('\xff\xd8\xff') ||
    /^GIF8[79]a/.test(start) ||
    /^RIFF[^]{4}WEBP$/.test(start)
  )
}
