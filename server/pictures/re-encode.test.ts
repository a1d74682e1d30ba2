import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { hostilePictures } from '#test/hostile-pictures'
import { PictureError, pictureLimits, reencodePicture } from './re-encode.ts'

const hostile = await hostilePictures()

test('there are forty hostile test pictures', () => expect(hostile).toHaveLength(40))

describe.each(hostile)('$name', ({ file, fate }) => {
  test(`is ${fate}`, async () => {
    const picture = await reencodePicture(file).catch((error: unknown) => error)
    if (fate === 'refused') {
      expect(picture).toBeInstanceOf(PictureError)
      expect((picture as PictureError).message).toMatch(/^(Please|That picture) .+\.$/)
      return
    }
    expect(picture).not.toBeInstanceOf(Error)
    const { bytes, type } = picture as Awaited<ReturnType<typeof reencodePicture>>
    expect(type).toBe('image/webp')
    expect(bytes.toString('latin1')).toMatch(/^RIFF[^]{4}WEBP/)
    expect(bytes.toString('latin1')).not.toContain('script')
    const { format, exif, icc, xmp, pages = 1 } = await sharp(bytes).metadata()
    expect({ format, exif, icc, xmp, pages }).toEqual({ format: 'webp', pages: 1 })
  })
})

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 23, g: 89, b: 63, alpha: 0.5 } } })

test.each(['png', 'jpeg', 'webp', 'gif'] as const)('accepts a valid %s', async (format) => {
  const { width, height } = await reencodePicture(await drawn(300, 200).toFormat(format).toBuffer())
  expect([width, height]).toEqual([300, 200])
})

test('accepts a picture of exactly 40 megapixels, and stores it at most 1600 px long', async () => {
  const file = await drawn(8_000, 5_000).removeAlpha().png({ compressionLevel: 1 }).toBuffer()
  const { width, height } = await reencodePicture(file)
  expect([width, height]).toEqual([pictureLimits.sidePx, 1_000])
})

test('a picture with an EXIF orientation is stored upright', async () => {
  const file = await drawn(300, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const { width, height } = await reencodePicture(file)
  expect([width, height]).toEqual([200, 300])
})

test('files that are no picture, damaged or too large are refused with different messages', async () => {
  const message = (file: Buffer) =>
    reencodePicture(file).then(
      () => '',
      (error: Error) => error.message,
    )
  const named = (name: string) => hostile.find((each) => each.name === name)?.file ?? Buffer.alloc(0)
  expect(await message(named('svg with a script'))).toContain('PNG, JPEG, WebP or GIF')
  expect(await message(named('png of more than 5 MB'))).toContain('5 MB')
  expect(await message(named('png of 40,010,000 pixels'))).toContain('40 megapixels')
  expect(await message(named('gif of 4 gigapixels'))).toContain('40 megapixels')
  expect(await message(named('truncated jpeg'))).toContain('can’t be read')
})
