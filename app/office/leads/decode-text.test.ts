import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const text = 'Name;Email\nJosé Müller – “Übersee”;jose@example.com\n'

/** The text in Windows-1252: its letters have their Latin-1 codes, but the dash and the quotes do not. */
const windows = Uint8Array.from(text, (letter) => {
  const code = { '–': 0x96, '“': 0x93, '”': 0x94 }[letter]
  return code ?? letter.charCodeAt(0)
})

test.each([
  ['UTF-8', new TextEncoder().encode(text)],
  ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${text}`)],
  ['UTF-16 with a byte order mark', new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))],
  ['UTF-16 without a byte order mark', new Uint8Array(Buffer.from(text, 'utf16le'))],
  ['big-endian UTF-16', new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16())],
  ['Windows-1252', windows],
])('decodes %s', (_name, bytes) => {
  expect(decodeText(bytes)).toBe(text)
})
