import { BackupFault } from './backup-fault.ts'
import type { FrameSeal } from './frame-seal.ts'

const frameBytes = 256 * 1024
const headBytes = 4
/** Set in the header of the last frame: a file without it was cut off. */
const lastFlag = 0x8000_0000

/** Splits bytes into sealed frames: a header with length and last flag, the body, the tag. */
export async function* toFrames(bytes: AsyncIterable<Buffer>, seal: FrameSeal): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let length = 0
  for await (const chunk of bytes) {
    waiting.push(chunk)
    length += chunk.length
    if (length <= frameBytes) continue
    let rest = Buffer.concat(waiting)
    for (; rest.length > frameBytes; rest = rest.subarray(frameBytes))
      yield frame(rest.subarray(0, frameBytes), false)
    waiting = [rest]
    length = rest.length
  }
  yield frame(Buffer.concat(waiting), true)

  function frame(plain: Buffer, isLast: boolean): Buffer {
    const head = Buffer.alloc(headBytes)
    head.writeUInt32BE(isLast ? plain.length + lastFlag : plain.length)
    const { body, tag } = seal.sealFrame(head, plain)
    return Buffer.concat([head, body, tag])
  }
}

/**
 * Joins frames again.
 * @throws BackupFault as soon as something is missing, changed or extra
 */
export async function* fromFrames(bytes: AsyncIterable<Buffer>, seal: FrameSeal): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  let isOver = false
  for await (const chunk of bytes) {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    while (!isOver && rest.length >= headBytes) {
      const head = rest.subarray(0, headBytes)
      const header = head.readUInt32BE()
      const isLast = header >= lastFlag
      const length = isLast ? header - lastFlag : header
      if (length > frameBytes) throw damaged()
      const end = headBytes + length + seal.tagBytes
      if (rest.length < end) break
      const body = seal.openFrame(
        head,
        rest.subarray(headBytes, headBytes + length),
        rest.subarray(headBytes + length, end),
      )
      if (!body) throw damaged()
      rest = rest.subarray(end)
      isOver = isLast
      yield body
    }
    if (isOver && rest.length > 0) throw damaged()
  }
  if (!isOver)
    throw new BackupFault('The backup is cut off: its end is missing. Fetch it again, or take another one.')
}

export const damaged = (cause?: unknown) =>
  new BackupFault(
    'The backup is damaged: it is not as it was written. Fetch it again, or take another one.',
    {
      cause,
    },
  )
