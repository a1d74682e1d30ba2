import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const text = 'Name;Email\nJosé Müller – “Übersee”;jose@example.com\n'

/** Windows-1252: these letters have the codes of Latin-1, but dash and quotes do not. */
const windows = Uint8Array.from(text, (letter) => {
  const code = { '–': 0x96, '“': 0x93, '”': 0x94 }[letter]
  return code ?? letter.charCodeAt(0)
})

test.each([
  ['UTF-8', new TextEncoder().encode(text)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${text}`)],
  ['UTF-16 with a mark', new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))],
  ['UTF-16 without one', new Uint8Array(Buffer.from(text, 'utf16le'))],
  ['big-endian UTF-16', new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16())],
  ['Windows-1252', windows],
])('parses %s', (_name, bytes) => {
  expect(decodeText(bytes)).toBe(text)
})
