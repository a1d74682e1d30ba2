/** Returns a Windows icon with one picture, which may be a PNG, for programs that request `/favicon.ico`. */
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
