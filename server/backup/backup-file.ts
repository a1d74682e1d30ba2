import { createReadStream } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import * as z from 'zod/mini'
import { messageOf } from '#domain/message-of'
import { BackupFault } from './backup-fault.ts'
import { maxLineBytes } from './backup-lines.ts'
import { createPrivateFile } from './create-private-file.ts'
import { checksumSeal, encryptingSeal, type FrameSeal, keyOf, newKey } from './frame-seal.ts'
import { damaged, fromFrames, toFrames } from './frames.ts'
import { textLines } from './text-lines.ts'

const format = 1
const longestHead = 4096

const headShape = z.object({
  is: z.literal('backup of a site'),
  format: z.int(),
  madeAt: z.iso.datetime(),
  /** The newest migration of the database: its name, and its time in the list of migrations. */
  schema: z.object({ name: z.string(), at: z.int() }),
  /** How the key is derived from the passphrase, and how a passphrase is checked; null if not encrypted. */
  key: z.nullable(z.object({ salt: z.string(), check: z.string() })),
})
export type BackupHead = z.infer<typeof headShape>

interface NewBackupFile {
  path: string
  passphrase: string | undefined
  head: Pick<BackupHead, 'madeAt' | 'schema'>
  /** The lines, with line ends, as a stream. */
  lines: AsyncIterable<string>
}

/**
 * Writes a file atomically: a plain header line, then the lines, compressed, in sealed frames. Readable by its owner
 * only.
 * @returns its size in bytes
 */
export async function writeBackupFile({ path, passphrase, head, lines }: NewBackupFile): Promise<number> {
  const encryption = passphrase === undefined ? undefined : newKey(passphrase)
  const first: BackupHead = { is: 'backup of a site', format, ...head, key: encryption?.hint ?? null }
  const fileHead = Buffer.from(`${JSON.stringify(first)}\n`)
  const seal = encryption ? encryptingSeal(encryption.key, fileHead) : checksumSeal(fileHead)
  const unfinished = `${path}.unfinished`
  const file = await createPrivateFile(unfinished)
  try {
    let bytes = 0
    await file.write(fileHead)
    await pipeline(
      Readable.from(lines),
      createGzip(),
      (compressed: AsyncIterable<Buffer>) => toFrames(compressed, seal),
      async (frames: AsyncIterable<Buffer>) => {
        for await (const frame of frames) bytes += (await file.write(frame)).bytesWritten
      },
    )
    await file.sync()
    await rename(unfinished, path)
    return fileHead.length + bytes
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  } finally {
    await file.close()
  }
}

/**
 * The header of a backup.
 * @throws BackupFault when the file is no backup, or its format is newer than this program
 */
export async function readBackupHead(path: string): Promise<BackupHead> {
  return (await headOf(path)).head
}

/**
 * Yields the lines of a backup, each verified first, and throws at the first one that is missing or changed.
 * @throws BackupFault for the owner to read
 */
export async function* readBackupLines(path: string, passphrase: string | undefined): AsyncGenerator<string> {
  const { head, fileHead } = await headOf(path)
  const frames = fromFrames(
    createReadStream(path, { start: fileHead.length }),
    sealOf(head, fileHead, passphrase),
  )
  const opened = Readable.from(frames)
  const unpacked = createGunzip()
  opened.once('error', (error) => unpacked.destroy(error))
  try {
    yield* textLines(opened.pipe(unpacked), maxLineBytes)
  } catch (error) {
    throw isZlibError(error) ? damaged(error) : error
  } finally {
    opened.destroy()
    unpacked.destroy()
  }
}

const isZlibError = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')

function sealOf(head: BackupHead, fileHead: Buffer, passphrase: string | undefined): FrameSeal {
  if (head.key === null) return checksumSeal(fileHead)
  if (passphrase === undefined)
    throw new BackupFault(
      'This backup is encrypted. Set BACKUP_PASSPHRASE, or BACKUP_PASSPHRASE_FILE, to the passphrase it was made with.',
    )
  return encryptingSeal(keyOf(passphrase, head.key), fileHead)
}

async function headOf(path: string): Promise<{ head: BackupHead; fileHead: Buffer }> {
  const start = await startOf(path)
  const end = start.indexOf('\n') + 1
  const head = headShape.safeParse(parsed(start.subarray(0, end).toString()))
  if (!head.success) throw new BackupFault(`${path} is no backup of this site, or its beginning is damaged.`)
  if (head.data.format > format)
    throw new BackupFault(`${path} was made by a newer version of the program. Restore it with that one.`)
  return { head: head.data, fileHead: start.subarray(0, end) }
}

async function startOf(path: string): Promise<Buffer> {
  let file: FileHandle | undefined
  try {
    file = await open(path)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(longestHead), 0, longestHead, 0)
    return buffer.subarray(0, bytesRead)
  } catch (error) {
    throw new BackupFault(`The backup cannot be read: ${messageOf(error)}`, { cause: error })
  } finally {
    await file?.close()
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
