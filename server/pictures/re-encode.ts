import type { Sharp } from 'sharp'

export const pictureLimits = {
  /** The size of the uploaded file. */
  bytes: 5_000_000,
  pixels: 40_000_000,
  /** The longest side of what is kept: enough for a card at three pixels to the point. */
  sidePx: 1600,
} as const

/** A picture as the site keeps and serves it: WebP, without any of the original's metadata. */
export interface Picture {
  bytes: Buffer
  type: 'image/webp'
  width: number
  height: number
}

/** A file that is not taken as a picture; the message is a sentence for anyone who chose it. */
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

/** Loaded at the first picture: the library costs memory. It is left nothing to load but the four formats. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: loaders })
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
let loading: ReturnType<typeof loadSharp> | undefined

/** One at a time: 40 megapixels are up to 160 MB while they are being read. */
let queue: Promise<unknown> = Promise.resolve()

/**
 * Draws a picture again, so that nothing of the file survives but what it shows: the first frame, upright, in sRGB, at
 * most 1600 px long.
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
