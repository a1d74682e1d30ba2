import { expect, test } from 'vitest'
import { BackupFault } from './backup-fault.ts'
import { textLines } from './text-lines.ts'

async function linesOf(chunks: AsyncIterable<Buffer>, maxBytes: number): Promise<string[]> {
  const lines: string[] = []
  for await (const line of textLines(chunks, maxBytes)) lines.push(line)
  return lines
}

async function* inChunks(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}

test('joins lines across chunks, and yields a last line without a line end', async () => {
  expect(await linesOf(inChunks('on', 'e\n\ntw', 'o\nthree'), 5)).toEqual(['one', '', 'two', 'three'])
})

test('accepts a line of the maximum length, and refuses one byte more', async () => {
  expect(await linesOf(inChunks('1234', '5\n12345'), 5)).toEqual(['12345', '12345'])
  await expect(linesOf(inChunks('1234', '56\n'), 5)).rejects.toThrow(BackupFault)
})

test('stops reading an endless line at the maximum length', async () => {
  let read = 0
  async function* endless() {
    for (; read < 1_000; read += 1) yield Buffer.alloc(1_000)
  }
  await expect(linesOf(endless(), 10_000)).rejects.toThrow('has a line of more than')
  expect(read).toBeLessThanOrEqual(11)
})
