/** A Windows icon with one picture in it, which may be a PNG: what programs ask for that read no page, at `/favicon.ico`. */
export function icoOf(png: Uint8Array, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // An icon, not a cursor.
  head.writeUInt16LE(1, 4) // One picture.
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10) // Color planes.
  head.writeUInt16LE(32, 12) // Bits per pixel.
  head.writeUInt32LE(png.byteLength, 14)
  head.writeUInt32LE(head.byteLength, 18)
  return Buffer.concat([head, png])
}
