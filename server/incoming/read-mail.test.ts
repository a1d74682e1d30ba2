import { describe, expect, test } from 'vitest'
import { newTextOf } from '#domain/mailbox-message'
import { isAutomatic } from './is-automatic.ts'
import { maxTextLength, readMail } from './read-mail.ts'

const mail = (...lines: (string | Buffer)[]) =>
  Buffer.concat(lines.flatMap((line) => [Buffer.from(line), Buffer.from('\r\n')]))
const textOf = async (...lines: (string | Buffer)[]) => newTextOf((await readMail(mail(...lines))).parts)

const charsets: [string, string, Buffer][] = [
  ['utf-8', 'Grüße, déjà vu', Buffer.from('Grüße, déjà vu')],
  ['iso-8859-1', 'Grüße, déjà vu', Buffer.from('Grüße, déjà vu', 'latin1')],
  ['windows-1252', '“Yes”', Buffer.from([0x93, 0x59, 0x65, 0x73, 0x94])],
  ['utf-16le', 'Yes', Buffer.from('Yes', 'utf16le')],
  ['koi8-r', 'Да', Buffer.from([0xe4, 0xc1])],
  ['shift_jis', 'はい', Buffer.from([0x82, 0xcd, 0x82, 0xa2])],
]
test.each(charsets)('reads text in %s', async (charset, text, bytes) => {
  const type = `Content-Type: text/plain; charset=${charset}`
  const encoded = ['Content-Transfer-Encoding: base64', '', bytes.toString('base64')]
  expect(await textOf('From: a@b.example', type, ...encoded)).toBe(text)
})

test('decodes what it can of text with a wrong, unknown or missing charset', async () => {
  for (const charset of ['utf-8', 'no-such-charset', '']) {
    const type = `Content-Type: text/plain${charset && `; charset=${charset}`}`
    expect(await textOf(type, '', Buffer.from('Gr\xfc\xdfe, yes', 'latin1'))).toContain('e, yes')
  }
})

test('reads only the visible text of a mail that has only HTML', async () => {
  const html =
    '<style>p{}</style><script>alert(1)</script><p onclick="x()">Yes.</p><img src="https://track.example/1.png">'
  const { parts, attachments } = await readMail(mail('Content-Type: text/html', '', html))
  expect({ parts, attachments }).toEqual({ parts: [{ text: 'Yes.', isQuoted: false }], attachments: [] })
})

test('prefers the plain text part, and returns attachment names without a path', async () => {
  const { parts, attachments } = await readMail(
    mail(
      'Content-Type: multipart/mixed; boundary=m',
      '',
      '--m',
      'Content-Type: multipart/alternative; boundary=a',
      '',
      '--a',
      'Content-Type: text/plain',
      '',
      'Plain.',
      '--a',
      'Content-Type: text/html',
      '',
      '<p>HTML.</p>',
      '--a--',
      '--m',
      'Content-Type: application/pdf',
      'Content-Disposition: attachment; filename="../../etc/pass\twd.pdf"',
      '',
      'x'.repeat(90),
      '--m--',
    ),
  )
  expect(parts).toEqual([{ text: 'Plain.', isQuoted: false }])
  expect(attachments).toMatchObject([{ name: 'pass wd.pdf', type: 'application/pdf' }])
})

describe('hostile mails', () => {
  test.each([
    ['empty', Buffer.from('')],
    ['without an end of its parts', mail('Content-Type: multipart/mixed; boundary=b', '', '--b', '', 'Yes.')],
    ['with 300 parts in each other', mail(...nested(300))],
    ['of zeros', Buffer.alloc(10_000)],
    ['of random bytes', Buffer.from(Array.from({ length: 10_000 }, (_, at) => (at * 7919) % 256))],
    ['with HTML of 2 MB of tags', mail('Content-Type: text/html', '', '<div><b>'.repeat(250_000), 'Yes.')],
  ])('%s give text that PostgreSQL can store', async (_, raw) => {
    const { parts } = await readMail(raw)
    expect(parts.map(({ text }) => text).join('\n')).toSatisfy(isStorable)
  })

  test('with too much text are cut and marked as cut', async () => {
    const { parts, isCut } = await readMail(mail('', 'word '.repeat(maxTextLength)))
    expect(parts[0]?.text.length).toBeLessThanOrEqual(maxTextLength)
    expect(isCut).toBe(true)
  })
})

/** PostgreSQL can store neither NUL nor a lone surrogate. */
const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed()

function nested(depth: number): string[] {
  const open = Array.from({ length: depth }, (_, at) => [
    `Content-Type: multipart/mixed; boundary=b${at}`,
    '',
    `--b${at}`,
  ])
  return [...open.flat(), '', 'Yes.']
}

describe('a text that is a notice of absence is automatic', () => {
  const judge = (text: string) =>
    isAutomatic({ headers: [], from: 'ada@x.example', subject: 'Re: Score' }, text)

  test.each([
    'Hello, I am currently out of the office with limited access to email.',
    'I’m on vacation. I will reply when I am back on Monday.',
    'Ich bin bis Montag nicht im Büro. In dringenden Fällen rufen Sie bitte an.',
    'Je suis actuellement en congé. En cas d’urgence, contactez mon collègue.',
    'Estoy fuera de la oficina. Para asuntos urgentes, llame a mi colega.',
    'Sono in ferie. In caso di urgenza contattare il mio collega.',
    'Ik ben tot maandag afwezig. Voor dringende zaken kunt u bellen.',
  ])('%s', (text) => {
    expect(judge(text)).toBe(true)
  })

  test.each([
    'I am out of the office on Monday, shall we talk on Tuesday?',
    'We are often out of the office, and a machine that replies for us would help.',
    'Ich bin ab Montag im Urlaub, lassen Sie uns danach reden.',
  ])('but not %s', (text) => {
    expect(judge(text)).toBe(false)
  })
})
