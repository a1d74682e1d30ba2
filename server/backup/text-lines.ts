import { BackupFault } from './backup-fault.ts'

/**
 * Yields each line without its line end, including a last line that has none.
 * @throws BackupFault at a line of more than `maxBytes`, before all of it is in memory: a small compressed file can
 * contain a line of gigabytes
 */
export async function* textLines(bytes: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<string> {
  let lineParts: Buffer[] = []
  let begunBytes = 0
  function begin(part: Buffer): void {
    begunBytes += part.length
    if (begunBytes > maxBytes)
      throw new BackupFault(
        `The backup has a line of more than ${maxBytes / 1024 ** 2} MB, which the site never writes. Take another one.`,
      )
    lineParts.push(part)
  }
  function end(): string {
    const line = Buffer.concat(lineParts).toString()
    lineParts = []
    begunBytes = 0
    return line
  }
  for await (const chunk of bytes) {
    let from = 0
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
      begin(chunk.subarray(from, at))
      yield end()
      from = at + 1
    }
    if (from < chunk.length) begin(chunk.subarray(from))
  }
  if (begunBytes > 0) yield end()
}
