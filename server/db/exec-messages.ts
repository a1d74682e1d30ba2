import type { PGlite } from '@electric-sql/pglite'

/**
 * Executes messages of PostgreSQL's wire protocol and returns the responses. Streamed, because PGlite's other raw calls
 * also parse each response and keep what they parsed for as long as the database is open.
 */
export async function execMessages(lite: PGlite, messages: Uint8Array): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  // PGlite passes views of its own memory, which it reuses, so each part is copied.
  await lite.execProtocolRawStream(messages, {
    syncToFs: false,
    onRawData: (part) => parts.push(part.slice()),
  })
  const answers = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let end = 0
  for (const part of parts) {
    answers.set(part, end)
    end += part.length
  }
  return answers
}
