import { crc32, deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'

interface HostilePicture {
  name: string
  file: Buffer
  /** What an uploader may claim it is. */
  declaredType: string
  /** `refused` with a message, or `redrawn`: re-encoded, so that only its pixels are stored. */
  fate: 'refused' | 'redrawn'
}

/** Changes the page's title if anything runs it. */
const script = '<script>document.title="hit"</script>'
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" onload="document.title='hit'">${inside}</svg>`

const plain = sharp({ create: { width: 64, height: 48, channels: 3, background: '#d63c0c' } })
const gradient = sharp(Buffer.from(Array.from({ length: 96 * 96 * 3 }, (_, index) => (index * 7) % 256)), {
  raw: { width: 96, height: 96, channels: 3 },
})

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

const pngStart = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** A PNG of one bit a pixel, all black: a few kB for any size. */
function blackPng(width: number, height: number, rows = height): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const pixels = deflateSync(Buffer.alloc(rows * (1 + Math.ceil(width / 8))))
  return Buffer.concat([
    pngStart,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A chunk put in after a PNG's header. */
const withChunk = (png: Buffer, type: string, data: Buffer) =>
  Buffer.concat([png.subarray(0, 33), chunk(type, data), png.subarray(33)])

/** A JPEG with a segment put in after its first two bytes. */
function withSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)])
}

function withoutItsEnd(file: Buffer): Buffer {
  return file.subarray(0, Math.floor(file.length * 0.6))
}

function animatedGif(frames: number): Promise<Buffer> {
  const size = 8
  const pixels = Buffer.from(
    Array.from({ length: size * size * frames * 3 }, (_, index) => (index * 31) % 256),
  )
  return sharp(pixels, { raw: { width: size, height: size * frames, channels: 3, pageHeight: size } })
    .gif({ delay: 20 })
    .toBuffer()
}

/** Returns a GIF with another size in its header and in that of its frame; its pixels stay. */
function gifOfSize(gif: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(gif)
  const frame = copy.indexOf(Buffer.from([0x2c, 0, 0, 0, 0])) + 5
  for (const place of [6, frame]) {
    copy.writeUInt16LE(width, place)
    copy.writeUInt16LE(height, place + 2)
  }
  return copy
}

/** Returns a JPEG with another size in its frame header; its pixels stay. */
function jpegOfSize(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg)
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]))
  copy.writeUInt16BE(height, frame + 5)
  copy.writeUInt16BE(width, frame + 7)
  return copy
}

/** A lossless WebP's header with the largest size it can name, 16384 × 16384. */
function hugeWebp(): Buffer {
  const body = Buffer.from([0x2f, 0xff, 0xff, 0xff, 0x0f, 0, 0, 0, 0, 0])
  const file = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8L\0\0\0\0', 'latin1'), body])
  file.writeUInt32LE(file.length - 8, 4)
  file.writeUInt32LE(body.length, 16)
  return file
}

/** Forty files that are not valid pictures, or carry more than a picture. */
export async function hostilePictures(): Promise<HostilePicture[]> {
  const png = await plain.clone().png().toBuffer()
  const jpeg = await gradient.clone().jpeg().toBuffer()
  const webp = await gradient.clone().webp().toBuffer()
  const gif = await gradient.clone().gif().toBuffer()
  const tiff = await plain.clone().tiff().toBuffer()
  const avif = await plain.clone().avif({ effort: 0 }).toBuffer()
  const located = await gradient
    .clone()
    .jpeg()
    .withExif({ IFD0: { Copyright: script }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .toBuffer()
  const profiled = await gradient.clone().png().withIccProfile('p3').toBuffer()
  const described = await gradient
    .clone()
    .webp()
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${script}</x:xmpmeta>`)
    .toBuffer()

  const refused = (name: string, file: Buffer | string, declaredType = 'image/png'): HostilePicture => ({
    name,
    file: Buffer.from(file as Buffer),
    declaredType,
    fate: 'refused',
  })
  const redrawn = (name: string, file: Buffer, declaredType = 'image/png'): HostilePicture => ({
    name,
    file,
    declaredType,
    fate: 'redrawn',
  })
  return [
    refused('svg with a script', svg(script), 'image/svg+xml'),
    refused('svg that says it is a png', svg(script)),
    refused('svg after a byte order mark', `\uFEFF${svg('')}`, 'image/svg+xml'),
    refused('svg after white space', ` \r\n\t${svg('')}`, 'image/svg+xml'),
    refused(
      'svg with an outside entity',
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('&x;')}`,
    ),
    refused('compressed svg', gzipSync(svg(script)), 'image/svg+xml'),
    refused('html that says it is a png', `<!doctype html>${script}`),
    refused('html that begins like a gif', `GIF89a=0;//${script}`, 'image/gif'),
    refused('script that begins like a gif', 'GIF87a/*', 'image/gif'),
    refused('pdf', '%PDF-1.7\n1 0 obj <</S/JavaScript/JS(app.alert(1))>>', 'image/jpeg'),
    refused('postscript', '%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9', 'image/jpeg'),
    refused(
      'drawing commands',
      'push graphic-context\nimage over 0,0 0,0 "https://127.0.0.1/x"\n',
      'image/jpeg',
    ),
    refused('text', 'text:/etc/passwd'),
    refused('zip', Buffer.from('PK\x03\x04\x14\0\0\0', 'latin1')),
    refused('tiff', tiff, 'image/tiff'),
    refused('avif that says it is a webp', avif, 'image/webp'),
    refused('bmp', Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]), 'image/bmp'),
    refused('icon', Buffer.from([0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0, 0, 0]), 'image/x-icon'),
    refused('nothing', ''),
    refused('a png’s first bytes alone', pngStart),
    refused('half a png’s first bytes', pngStart.subarray(0, 5)),
    refused('truncated png', withoutItsEnd(profiled)),
    refused('truncated jpeg', withoutItsEnd(jpeg), 'image/jpeg'),
    refused('truncated webp', withoutItsEnd(webp), 'image/webp'),
    refused('truncated gif', withoutItsEnd(gif), 'image/gif'),
    refused(
      'png whose pixels are damaged',
      Buffer.from(profiled).fill(0x41, profiled.length - 400, profiled.length - 100),
    ),
    refused('png without a width', blackPng(0, 10)),
    refused('png that is wider than it says it can be', blackPng(0x7fffffff, 1, 0)),
    refused('bomb: 400 megapixels in 50 kB', blackPng(20_000, 20_000)),
    refused('png of 40,010,000 pixels', blackPng(8_002, 5_000)),
    refused('gif of 4 gigapixels', gifOfSize(gif, 65_535, 65_535), 'image/gif'),
    refused('jpeg of 4 gigapixels', jpegOfSize(jpeg, 65_535, 65_535), 'image/jpeg'),
    refused('webp of 268 megapixels', hugeWebp(), 'image/webp'),
    refused('png of more than 5 MB', withChunk(png, 'teXt', Buffer.alloc(5_000_000))),
    redrawn('png with html after its end', Buffer.concat([png, Buffer.from(script)])),
    redrawn('png with a script in a text', withChunk(png, 'tEXt', Buffer.from(`Comment\0${script}`))),
    redrawn('jpeg with a script in a comment', withSegment(jpeg, 0xfe, Buffer.from(script)), 'text/html'),
    redrawn('jpeg that says where it was taken', located, 'image/jpeg'),
    redrawn('webp with a script in its metadata', described, 'image/webp'),
    redrawn('gif of 200 frames', await animatedGif(200), 'image/gif'),
  ]
}
