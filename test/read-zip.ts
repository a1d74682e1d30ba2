import { readFileSync } from 'node:fs'
import { crc32, inflateRawSync } from 'node:zlib'

/** The entries of a zip file, found through its directory as unpackers do, each checked against its CRC and size. */
export function readZip(path: string): Map<string, Buffer> {
  const file = readFileSync(path)
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const entries = new Map<string, Buffer>()
  let at = file.readUInt32LE(end + 16)
  for (let index = 0; index < file.readUInt16LE(end + 10); index++) {
    const [crc, packed, size] = [16, 20, 24].map((field) => file.readUInt32LE(at + field))
    const nameLength = file.readUInt16LE(at + 28)
    const name = file.toString('utf8', at + 46, at + 46 + nameLength)
    const local = file.readUInt32LE(at + 42)
    const from = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
    const content = inflateRawSync(file.subarray(from, from + (packed ?? 0)))
    if (content.length !== size || crc32(content) !== crc) throw new Error(`${name} is damaged`)
    entries.set(name, content)
    at += 46 + nameLength
  }
  return entries
}
