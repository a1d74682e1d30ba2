import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { OutputOf } from '#contracts/contract'
import type { listKeptMails } from '#contracts/list-kept-mails'
import { messageIdOf } from '#server/deliveries/kinds/message-id'
import { captureMail } from '#server/services/mail/capture-mail'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'

type Answer = OutputOf<typeof listKeptMails>

let database: TestDatabase

beforeEach(async () => {
  database = await testDatabase()
})

test('list-kept-mails lists captured emails newest first, page by page, with their text', async () => {
  const captureDir = await mkdtemp(join(tmpdir(), 'kept-mails-'))
  onTestFinished(() => rm(captureDir, { recursive: true }))
  for (const [index, name] of ['first', 'second', 'third'].entries()) {
    const raw = `To: Ada <${name}@example.com>\r\nSubject: =?utf-8?q?The_${name}_=E2=80=93_mail?=\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nHello ${name}.\r\n`
    await captureMail(Buffer.from(raw), `<${name}@site.example>`, captureDir)
    await utimes(join(captureDir, `${name}.eml`), 1_800_000_000 + index, 1_800_000_000 + index)
  }
  await writeFile(join(captureDir, '.half.tmp'), 'To: nobody')
  const app = createTestApp(database, { role: 'viewer', outside: { captureDir } })
  const list = async (input: object) => {
    const { status, body } = await app.post('list-kept-mails', input)
    expect(status).toBe(200)
    return body as unknown as Answer
  }

  const first = await list({ limit: 2 })
  expect(first.data).toEqual([
    {
      id: 'third',
      to: 'third@example.com',
      subject: 'The third – mail',
      text: 'Hello third.',
      keptAt: '2027-01-15T08:00:02.000Z',
      state: null,
    },
    expect.objectContaining({ id: 'second' }),
  ])
  expect(first.count).toEqual({ value: 3, exact: true })
  const second = await list({ limit: 2, cursor: first.nextCursor ?? '' })
  expect(second.data.map(({ id }) => id)).toEqual(['first'])
  expect(second.nextCursor).toBeNull()
})

test('list-kept-mails shows password reset links to owners only', async () => {
  const captureDir = await mkdtemp(join(tmpdir(), 'kept-mails-'))
  onTestFinished(() => rm(captureDir, { recursive: true }))
  for (const key of [`recovery-mail:${randomUUID()}`, `score-mail:${randomUUID()}`]) {
    const raw = `To: Ada <ada@example.com>\r\nSubject: ${key}\r\n\r\nHello.\r\n`
    await captureMail(Buffer.from(raw), messageIdOf(key, 'https://site.example'), captureDir)
  }
  for (const [role, count] of [
    ['viewer', 1],
    ['editor', 1],
    ['owner', 2],
  ] as const) {
    const { body } = await createTestApp(database, { role, outside: { captureDir } }).post(
      'list-kept-mails',
      {},
    )
    expect(body).toMatchObject({ count: { value: count, exact: true } })
    expect(JSON.stringify(body).includes('recovery-mail')).toBe(role === 'owner')
  }
})

test('list-kept-mails is empty when no mail was ever captured', async () => {
  const { body } = await createTestApp(database, { role: 'viewer' }).post('list-kept-mails', {})
  expect(body).toMatchObject({ data: [], nextCursor: null, count: { value: 0, exact: true } })
})
