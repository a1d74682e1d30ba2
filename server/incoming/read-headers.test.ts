import { expect, test } from 'vitest'
import { readHeaders } from './read-headers.ts'

const read = (...headers: string[]) => readHeaders(Buffer.from(`${headers.join('\r\n')}\r\n\r\n`))
const senderOf = async (...headers: string[]) => (await read(...headers))?.from

test.each([
  ['From: Ada <Ada@X.example>', 'ada@x.example'],
  ['From: ada@x.example', 'ada@x.example'],
  ['From: "ada@x.example <ada@x.example>" <evil@y.example>', 'evil@y.example'],
  ['From: ada@x.example <evil@y.example>', 'evil@y.example'],
  ['From: evil@y.example (ada@x.example <ada@x.example>)', 'evil@y.example'],
  ['From: =?utf-8?q?ada=40x.example?= <evil@y.example>', 'evil@y.example'],
  ['From: ada@x.example, evil@y.example', undefined],
  ['From: <ada@x.example> <evil@y.example>', undefined],
  ['Subject: none', undefined],
])('the sender of %s is %s', async (header, sender) => {
  expect(await senderOf(header)).toBe(sender)
})

test('a mail with two From headers has no sender', async () => {
  expect(await senderOf('From: ada@x.example', 'From: evil@y.example')).toBeUndefined()
})

test('reads the references with the nearest first, the recipients and the subject', async () => {
  const headers = await read(
    'From: ada@x.example',
    'To: Nora <nora@y.example>, b@y.example',
    'Delivered-To: tag+1@y.example',
    'Message-ID: <m@x>',
    'In-Reply-To: <c@y>',
    'References: <a@y> <b@y>\r\n <c@y>',
    'Subject: =?iso-8859-1?q?Sch=F6n?=\u0000',
  )
  expect(headers).toMatchObject({
    messageId: '<m@x>',
    references: ['<c@y>', '<b@y>', '<a@y>'],
    to: ['nora@y.example', 'b@y.example'],
    deliveredTo: ['nora@y.example', 'b@y.example', 'tag+1@y.example'],
    subject: 'Schön',
    isAutomatic: false,
  })
})

test.each([
  'Auto-Submitted: auto-replied',
  'Auto-Submitted: auto-generated (vacation)',
  'Precedence: bulk',
  'Precedence: auto_reply',
  'X-Autoreply: yes',
  'X-Auto-Response-Suppress: All',
  'Return-Path: <>',
  'List-Id: <news.x.example>',
  'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
  'Content-Type: multipart/report; report-type=feedback-report; boundary=b',
  'Subject: Automatic reply: Your score',
  'Subject: Out of office: Your score',
  'Subject: Automatische Antwort: Ihre Punkte',
  'Subject: Abwesenheitsnotiz: Ihre Punkte',
  'Subject: Réponse automatique : Votre score',
  'Subject: Absence du bureau',
  'Subject: Respuesta automática: Su puntuación',
  'Subject: Fuera de la oficina',
  'Subject: Risposta automatica: Il tuo punteggio',
  'Subject: Fuori sede',
  'Subject: Automatisch antwoord: Uw score',
  'Subject: Afwezig: Uw score',
])('%s marks an automatic mail', async (header) => {
  expect((await read('From: ada@x.example', header))?.isAutomatic).toBe(true)
})

test.each([
  'Auto-Submitted: no',
  'Precedence: first-class',
  'Subject: Re: Out of office automation',
  'Subject: Re: Automatic reply to our customers',
  'Subject: Autorepair shop',
])('%s does not mark an automatic mail', async (header) => {
  expect((await read('From: ada@x.example', header))?.isAutomatic).toBe(false)
})

test('only the topmost Authentication-Results header decides whether the sender is forged', async () => {
  const fail = 'Authentication-Results: mx.y.example; spf=pass; dmarc=fail (p=reject)'
  const pass = 'Authentication-Results: mx.y.example; dmarc=pass'
  expect((await read(fail, pass))?.failsSenderCheck).toBe(true)
  expect((await read(pass, fail))?.failsSenderCheck).toBe(false)
  expect((await read('From: ada@x.example'))?.failsSenderCheck).toBe(false)
})

test('hostile headers do not make readHeaders throw', async () => {
  for (const raw of [
    '',
    '\r\n',
    ':::',
    'From',
    `From: ${'<'.repeat(60_000)}`,
    `To: ${'a@b.example, '.repeat(9_000)}`,
  ])
    await readHeaders(Buffer.from(raw))
  expect(await readHeaders(Buffer.from(`X: ${'y'.repeat(3_000_000)}\r\n\r\n`))).toBeUndefined()
})
