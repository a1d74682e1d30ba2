import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { BackupFault } from './backup-fault.ts'
import { createPrivateFile } from './create-private-file.ts'

/** Files of this size need the 64-bit extension of the format, which is not written here. */
const endBytes = 0xffff_ffff

/** Flags: sizes follow the content, because they are not known before it is written; names are UTF-8. */
const flags = 0x0808
const deflated = 8
const version = 20
/** 1 January 1980: the format has no other value for "none". */
const noDate = 0x0021

interface ZipEntry {
  readonly name: Buffer
  readonly at: number
  readonly crc: number
  readonly packed: number
  readonly size: number
}

type Content = AsyncIterable<string | Buffer> | Iterable<string | Buffer>

/** Adds an entry. @throws BackupFault when the file grows past 4 GB */
export type AddZipEntry = (name: string, content: Content) => Promise<void>

/**
 * Streams a zip file, without an entry in memory, and renames it into place once it is complete. Readable by its owner
 * only.
 * @returns its size in bytes
 */
export async function writeZipFile(path: string, fill: (add: AddZipEntry) => Promise<void>): Promise<number> {
  const unfinished = `${path}.unfinished`
  const file = await createPrivateFile(unfinished)
  const entries: ZipEntry[] = []
  let at = 0
  async function put(bytes: Buffer): Promise<void> {
    at += bytes.length
    if (at >= endBytes)
      throw new BackupFault('The export is larger than 4 GB, which is too much for one file.')
    await file.write(bytes)
  }
  async function add(given: string, content: Content): Promise<void> {
    const name = Buffer.from(given)
    const begins = at
    await put(localHeader(name))
    const packedFrom = at
    let crc = 0
    let size = 0
    await pipeline(
      Readable.from(content),
      async function* counted(parts: AsyncIterable<string | Buffer>) {
        for await (const part of parts) {
          const bytes = Buffer.from(part)
          crc = crc32(bytes, crc)
          size += bytes.length
          yield bytes
        }
      },
      createDeflateRaw(),
      async (packed: AsyncIterable<Buffer>) => {
        for await (const bytes of packed) await put(bytes)
      },
    )
    if (size >= endBytes)
      throw new BackupFault(`${given} is larger than 4 GB, which is too much for one file.`)
    const entry = { name, at: begins, crc, packed: at - packedFrom, size }
    await put(numbers(['4', 0x0807_4b50], ['4', crc], ['4', entry.packed], ['4', size]))
    entries.push(entry)
  }
  try {
    await fill(add)
    const directoryAt = at
    for (const entry of entries) await put(directoryEntry(entry))
    await put(directoryEnd(entries.length, directoryAt, at - directoryAt))
    await file.sync()
    await rename(unfinished, path)
    return at
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  } finally {
    await file.close()
  }
}

const localHeader = (name: Buffer) =>
  Buffer.concat([
    numbers(['4', 0x0403_4b50], ['2', version], ['2', flags], ['2', deflated], ['2', 0], ['2', noDate]),
    // CRC and sizes, which follow the content.
    numbers(['4', 0], ['4', 0], ['4', 0], ['2', name.length], ['2', 0]),
    name,
  ])

const directoryEntry = ({ name, at, crc, packed, size }: ZipEntry) =>
  Buffer.concat([
    numbers(['4', 0x0201_4b50], ['2', version], ['2', version], ['2', flags], ['2', deflated]),
    numbers(['2', 0], ['2', noDate], ['4', crc], ['4', packed], ['4', size], ['2', name.length]),
    // No extra field, no comment, the first disk, no attributes.
    numbers(['2', 0], ['2', 0], ['2', 0], ['2', 0], ['4', 0], ['4', at]),
    name,
  ])

const directoryEnd = (count: number, at: number, bytes: number) =>
  numbers(
    ['4', 0x0605_4b50],
    ['2', 0],
    ['2', 0],
    ['2', count],
    ['2', count],
    ['4', bytes],
    ['4', at],
    ['2', 0],
  )

/** Little-endian numbers of two or four bytes. */
function numbers(...parts: readonly (readonly [bytes: '2' | '4', value: number])[]): Buffer {
  const bytes = Buffer.alloc(parts.reduce((sum, [length]) => sum + Number(length), 0))
  let at = 0
  for (const [length, value] of parts)
    at = length === '2' ? bytes.writeUInt16LE(value, at) : bytes.writeUInt32LE(value, at)
  return bytes
}
