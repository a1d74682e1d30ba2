import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { connectDatabase } from '#server/db/connect'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { mailboxes } from '#server/db/schema/mailboxes'
import { mailboxMessages } from '#server/db/schema/mailbox-messages'
import { createMailboxClient } from '#server/services/incoming/mailbox-client'
import { createLog } from '#server/process/log'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { type Dovecot, dovecotPassword, findDovecot, startDovecot } from '#server/services/incoming/stand-in'
import { exampleContacts, putExampleContacts } from '#test/one-contact'
import { putAccount } from '#test/team'
import { followMailbox } from './follow-mailbox.ts'

const { ada: id } = exampleContacts
/** Processes start slowly on a busy machine. */
const waitLimitMs = 60_000
const site = { siteUrl: 'https://site.example', secret: 'a secret of the tests' }

/** A process of its own; killed at the latest when the tests end. */
function startReader(env: Record<string, string>) {
  const script = join(import.meta.dirname, '../../test/read-mailbox.ts')
  const reader = spawn(process.execPath, [script], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: 'ignore',
  })
  const ended = once(reader, 'exit')
  const kill = () => reader.kill('SIGKILL')
  onTestFinished(async () => {
    kill()
    await ended
  })
  return { kill, ended }
}

describe.skipIf(!findDovecot())('a followed mailbox', () => {
  let dovecot: Dovecot
  let database: TestDatabase
  let user = ''
  let logLines: string[] = []

  beforeAll(async () => {
    dovecot = await startDovecot()
  })
  afterAll(() => dovecot.stop())
  beforeEach(async () => {
    database = await testDatabase()
    await putExampleContacts(database.db)
    await database.db.update(contacts).set({ waiting_since: null, first_asked_at: null })
    // A mailbox of its own for each test.
    user = `nora-${randomUUID()}@site.example`
    logLines = []
  })

  function clientOf(options: Partial<Parameters<typeof createMailboxClient>[0]> = {}) {
    return createMailboxClient({
      imapUrl: dovecot.url(user),
      user,
      password: dovecotPassword,
      folder: 'INBOX',
      sentFolder: undefined,
      replyAddress: undefined,
      guard: undefined,
      ...options,
    })
  }

  /** Follows the mailbox as a separate process would; stopped after the test. */
  async function follow(client = clientOf(), own: TestDatabase = database) {
    const followed = followMailbox({
      ...site,
      database: own,
      client: () => client,
      siteAddresses: () => ['hello@site.example', 'owner@site.example'],
      everyMs: 200,
      leaseMs: 2_000,
      firstBackoffMs: 100,
      log: createLog('debug', { write: (line) => void logLines.push(line) }),
    })
    let stopped: Promise<void> | undefined
    const stop = () => (stopped ??= followed.stop())
    onTestFinished(stop)
    await vi.waitFor(async () => expect(await checkedAt(client.id)).toBeInstanceOf(Date), waitLimitMs)
    return { stop }
  }

  const checkedAt = async (mailbox: string) =>
    (await database.db.select().from(mailboxes).where(eq(mailboxes.id, mailbox)))[0]?.checked_at
  const messages = () => database.db.select().from(mailboxMessages).orderBy(mailboxMessages.created_at)
  const ada = async () => (await database.db.select().from(contacts).where(eq(contacts.id, id)))[0]
  const until = <Value>(read: () => Promise<Value>, check: (value: Value) => void) =>
    vi.waitFor(async () => check(await read()), { timeout: waitLimitMs, interval: 50 })

  /** Sends a reply from the office and marks it delivered. Returns its Message-ID. */
  async function sentReply(): Promise<string> {
    const { body } = await createTestApp(database, { role: 'editor' }).post('send-reply', {
      id,
      subject: 'Your score',
      text: 'When may I ring you?',
    })
    const { id: replyId } = body['data'] as { id: string }
    await database.db.update(deliveries).set({ state: 'delivered', delivered_at: new Date() })
    return `<reply-mail.${replyId}@site.example>`
  }

  /** A later time, because mail servers store whole seconds. A future time is stored as now. */
  const aMomentLater = () => ({ at: new Date(Date.now() + 5_000) })

  interface Mail {
    from?: string
    to?: string
    subject?: string
    text?: string
    id?: string
    headers?: readonly string[]
  }
  const mail = ({
    from = 'Ada <ada@contacts.example>',
    to = user,
    subject = 'Re: Your score',
    text = 'On Thursday.',
    id: messageId = `<${randomUUID()}@contacts.example>`,
    headers = [],
  }: Mail = {}) =>
    [
      `From: ${from}`,
      `To: ${to}`,
      `Subject: ${subject}`,
      `Message-ID: ${messageId}`,
      'Content-Type: text/plain; charset=utf-8',
      ...headers,
      '',
      text,
      '',
    ].join('\r\n')

  test('a reply is on the timeline, starts the clock, alerts the owner and stays unread in the mailbox', async () => {
    await follow()
    const replied = await sentReply()
    const text = `On Thursday.\r\n\r\nOn Mon, Nov 16, 2026 at 5:46 PM Nora <${user}> wrote:\r\n> When may I ring you?`
    await dovecot.append(user, mail({ text, headers: [`In-Reply-To: ${replied}`] }), aMomentLater())
    await until(messages, (found) => expect(found).toHaveLength(1))
    const [message] = await messages()
    expect(await ada()).toMatchObject({
      waiting_since: message?.created_at,
      first_asked_at: message?.created_at,
      version: 0,
    })
    const alerts = (await database.db.select().from(deliveries)).filter(
      ({ kind }) => kind === 'message-notice',
    )
    expect(alerts).toMatchObject([{ subject_kind: 'message', subject_id: message?.id, contact_id: id }])
    const { post } = createTestApp(database, { role: 'viewer', outside: { mailbox: clientOf().id } })
    const { body } = await post('get-contact', { id })
    expect(body['data']).toMatchObject({
      readsReplies: true,
      lastMessage: { address: 'ada@contacts.example', subject: 'Re: Your score', text: 'On Thursday.' },
      timeline: { counts: { mail: 2 } },
    })
    const { timeline } = body['data'] as { timeline: { data: object[] } }
    expect(timeline.data).toContainEqual(
      expect.objectContaining({
        type: 'message',
        direction: 'in',
        parts: [
          { text: 'On Thursday.\n', isQuoted: false },
          {
            text: `On Mon, Nov 16, 2026 at 5:46 PM Nora <${user}> wrote:\n> When may I ring you?`,
            isQuoted: true,
          },
        ],
      }),
    )
    expect(await dovecot.look(user)).toEqual({ mails: 1, seen: 0 })
  })

  test('stores neither mail of strangers, the team or the site, nor mail from before the connection', async () => {
    await dovecot.append(user, mail({ subject: 'Before' }))
    await follow()
    await dovecot.appendAll(user, [
      mail({ from: 'ada@contacts.example <evil@example.net>', subject: 'A name' }),
      mail({ from: 'Ada <ada@contacts.example>, evil@example.net', subject: 'Two senders' }),
      mail({ from: 'billing@example.net', subject: 'Invoice' }),
      mail({ from: `Nora <${user}>`, to: 'ada@contacts.example', subject: 'From the owner, in the inbox' }),
      mail({ from: 'Site <hello@site.example>', subject: 'From the site' }),
      mail({ headers: ['X-Sent-By-Site: site.example'], subject: 'A mail of the site that came back' }),
      mail({ headers: ['In-Reply-To: <reply-mail.none@site.example>'], from: 'x@example.net' }),
      mail({ subject: 'Last' }),
    ])
    await until(messages, (found) => expect(found.map(({ subject }) => subject)).toEqual(['Last']))
  })

  test('a reply from another address is matched by its References and by the signed reply address', async () => {
    const client = clientOf({ replyAddress: 'hello@site.example', secret: site.secret })
    await follow(client)
    const replied = await sentReply()
    const address = client.replyAddressOf(id) ?? ''
    await dovecot.appendAll(user, [
      mail({
        from: 'ada@private.example',
        headers: [`References: <x@y> ${replied} <z@y>`],
        subject: 'Thread',
      }),
      mail({ from: 'pa@private.example', to: address.toUpperCase(), subject: 'Tag' }),
      mail({
        from: 'evil@private.example',
        to: address.replace(/.@/, '0@').replace('00@', '01@'),
        subject: 'Forged',
      }),
    ])
    await until(messages, (found) =>
      expect(Object.fromEntries(found.map((each) => [each.subject, each.contact_id]))).toEqual({
        Thread: id,
        Tag: id,
      }),
    )
  })

  test('a reply in the sent folder stops the contact’s clock, and the next mail starts it again', async () => {
    const desmond = await putAccount(database.db, 'editor', 'desmond@site.example')
    await follow()
    await dovecot.append(user, mail({ text: 'First' }))
    await until(ada, (contact) => expect(contact?.waiting_since).not.toBeNull())
    const answer = mail({ from: 'desmond@site.example', to: 'Ada <ada@contacts.example>', text: 'Yes' })
    await dovecot.append(user, answer, { folder: 'Sent', at: new Date(Date.now() + 2_000) })
    await until(ada, (contact) =>
      expect(contact).toMatchObject({
        waiting_since: null,
        status: 'answered',
        first_reply_by: desmond,
        first_reply_how: 'elsewhere',
      }),
    )
    await dovecot.append(user, mail({ text: 'Second' }), { at: new Date(Date.now() + 4_000) })
    await until(ada, (contact) => expect(contact?.waiting_since).not.toBeNull())
    expect((await messages()).map(({ direction }) => direction)).toEqual(['in', 'out', 'in'])
  })

  test('a mail that is older than the team’s reply starts no clock and sends no alert', async () => {
    await follow()
    const at = new Date()
    const answer = mail({ from: user, to: 'ada@contacts.example' })
    await dovecot.append(user, answer, { folder: 'Sent', at })
    await until(messages, (found) => expect(found).toHaveLength(1))
    await dovecot.append(user, mail(), { at: new Date(at.getTime() - 60_000) })
    await until(messages, (found) => expect(found).toHaveLength(2))
    expect(await ada()).toMatchObject({ waiting_since: null })
    expect((await database.db.select().from(deliveries)).map(({ kind }) => kind)).not.toContain(
      'message-notice',
    )
  })

  test('automatic replies and forged mails are stored, but change neither status nor clock', async () => {
    await follow()
    await dovecot.appendAll(user, [
      mail({ subject: 'Automatic reply: Your score' }),
      mail({ headers: ['Auto-Submitted: auto-replied'] }),
      mail({ headers: ['Authentication-Results: mx.site.example; dmarc=fail header.from=contacts.example'] }),
    ])
    await dovecot.append(
      user,
      mail({ from: user, to: 'ada@contacts.example', headers: ['Auto-Submitted: auto-replied'] }),
      {
        folder: 'Sent',
      },
    )
    await until(messages, (found) =>
      expect(found.map((each) => `${each.is_automatic} ${each.is_forged}`).toSorted()).toEqual([
        'false true',
        'true false',
        'true false',
      ]),
    )
    expect(await ada()).toMatchObject({ waiting_since: null, first_asked_at: null, status: 'new' })
    expect(await database.db.$count(deliveries)).toBe(0)
  })

  test('after a new UIDVALIDITY, new mail is stored and no mail is stored twice', async () => {
    const { stop } = await follow()
    const first = mail({ subject: 'First' })
    await dovecot.append(user, first)
    await until(messages, (found) => expect(found).toHaveLength(1))
    await stop()
    await dovecot.append(user, mail({ subject: 'While nobody reads' }))
    dovecot.renumber(user)
    // A moved mailbox may contain the same mail twice.
    await dovecot.append(user, first)
    await follow()
    await dovecot.append(user, mail({ subject: 'Last' }))
    await until(messages, (found) => expect(found.map(({ subject }) => subject)).toContain('Last'))
    expect((await messages()).map(({ subject }) => subject).toSorted()).toEqual([
      'First',
      'Last',
      'While nobody reads',
    ])
  })

  test('when the reading process stops, another one continues, and each mail is stored once', async () => {
    const { connectionString } = database.pool.options
    const own =
      database.engine === 'postgres'
        ? await connectDatabase({ databaseUrl: connectionString, dataDir: '' })
        : { ...database, close: async () => {} }
    onTestFinished(() => own.close())
    const one = await follow(clientOf(), own)
    const other = await follow()
    const subjects = Array.from({ length: 30 }, (_, index) => `Mail ${index}`)
    const appended = dovecot.appendAll(
      user,
      subjects.map((subject) => mail({ subject })),
    )
    await until(messages, (found) => expect(found.length).toBeGreaterThan(3))
    await one.stop()
    await appended
    await until(messages, (found) => expect(found).toHaveLength(30))
    await other.stop()
    expect((await messages()).map(({ subject }) => subject).toSorted()).toEqual(subjects.toSorted())
  })

  test('each mail is stored once, even if both reading processes are killed repeatedly', async ({ skip }) => {
    // The embedded database belongs to one process.
    skip(database.engine !== 'postgres')
    const { stop } = await follow()
    await stop()
    const count = 120
    const subjects = Array.from({ length: count }, (_, index) => `Mail ${index}`)
    const appended = dovecot.appendAll(
      user,
      subjects.map((subject) => mail({ subject })),
    )
    const start = () =>
      startReader({
        DATABASE_URL: String(database.pool.options.connectionString),
        IMAP_URL: dovecot.url(user),
        IMAP_USER: user,
        IMAP_PASSWORD: dovecotPassword,
      })
    let kills = 0
    for (let round = 0; round < 3; round += 1) {
      const before = await database.db.$count(mailboxMessages)
      const readers = [start(), start()]
      await until(
        () => database.db.$count(mailboxMessages),
        (found) => expect(found).toBeGreaterThan(Math.min(before + 4, count - 1)),
      )
      for (const reader of readers) {
        reader.kill()
        kills += 1
      }
      await Promise.all(readers.map(({ ended }) => ended))
    }
    await appended
    start()
    await until(messages, (found) => expect(found).toHaveLength(count))
    expect(kills).toBe(6)
    expect((await messages()).map(({ subject }) => subject).toSorted()).toEqual(subjects.toSorted())
    const state = await database.db.select().from(contacts).where(eq(contacts.id, id))
    expect(state[0]?.waiting_since).not.toBeNull()
  }, 300_000)

  test('continues after the mail server was unreachable, and reports why nothing was read', async () => {
    await follow()
    await dovecot.stop()
    onTestFinished(() => dovecot.start().catch(() => {}))
    const isOurs = eq(mailboxes.id, clientOf().id)
    const faults = async () =>
      (await database.db.select().from(mailboxes).where(isOurs)).map(({ fault }) => fault)
    await until(faults, (found) => expect(found).toEqual([expect.stringContaining('could not be reached')]))
    const { post } = createTestApp(database, { role: 'viewer', outside: { mailbox: clientOf().id } })
    const { body } = await post('list-sinks', {})
    expect(body['data']).toContainEqual(
      expect.objectContaining({ name: 'incoming', fault: expect.stringContaining('could not be reached') }),
    )
    await dovecot.start()
    await dovecot.append(user, mail())
    await until(messages, (found) => expect(found).toHaveLength(1))
    await until(faults, (found) => expect(found).toEqual([null]))
  })

  test('a large mail is stored with its text and attachment names, without fetching the attachments', async () => {
    await follow()
    const file = Buffer.alloc(3_000_000, 7).toString('base64').replaceAll(/.{76}/g, '$&\r\n')
    const large = [
      'From: ada@contacts.example',
      `To: ${user}`,
      'Subject: Plans',
      'Message-ID: <plans@contacts.example>',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain; charset=iso-8859-1',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Sch=F6n.',
      '--b',
      'Content-Type: application/pdf; name="plans.pdf"',
      'Content-Disposition: attachment; filename="plans.pdf"',
      'Content-Transfer-Encoding: base64',
      '',
      file,
      '--b--',
      '',
    ].join('\r\n')
    await dovecot.append(user, large)
    await until(messages, (found) =>
      expect(found).toMatchObject([
        {
          parts: [{ text: 'Schön.', isQuoted: false }],
          attachments: [{ name: 'plans.pdf', type: 'application/pdf' }],
        },
      ]),
    )
    const [message] = await messages()
    expect(message?.attachments[0]?.bytes).toBeGreaterThan(2_900_000)
    expect(message?.attachments[0]?.bytes).toBeLessThan(3_100_000)
  })

  test('merging contacts moves their mails, and undo moves back those from before the merge', async () => {
    await follow()
    const { post } = createTestApp(database, { role: 'editor' })
    await dovecot.append(user, mail({ subject: 'To Ada' }))
    await until(messages, (found) => expect(found).toHaveLength(1))
    const bob = exampleContacts.bob
    const { body } = await post('merge-contacts', { keep: bob, merge: id, fields: {} })
    expect(body.error).toBeUndefined()
    await dovecot.append(user, mail({ subject: 'After the merge' }))
    await until(messages, (found) => expect(found.map((each) => each.contact_id)).toEqual([bob, bob]))
    const { body: undone } = await post('undo', { logId: body['logId'] })
    expect(undone.error).toBeUndefined()
    const owners = Object.fromEntries((await messages()).map((each) => [each.subject, each.contact_id]))
    expect(owners).toEqual({ 'To Ada': id, 'After the merge': bob })
  })
})
