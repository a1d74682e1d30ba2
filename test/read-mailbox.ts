/**
 * Reads a mailbox as a process of the site does, until it is killed: `node test/read-mailbox.ts` with DATABASE_URL,
 * IMAP_URL, IMAP_USER and IMAP_PASSWORD. Prints a line once it begins.
 */
import { connectDatabase } from '#server/db/connect'
import { followMailbox } from '#server/incoming/follow-mailbox'
import { createLog } from '#server/process/log'
import { createMailboxClient } from '#server/services/incoming/mailbox-client'

const { DATABASE_URL = '', IMAP_URL = '', IMAP_USER = '', IMAP_PASSWORD = '' } = process.env
const database = await connectDatabase({ databaseUrl: DATABASE_URL, dataDir: '' })
const client = createMailboxClient({
  imapUrl: IMAP_URL,
  user: IMAP_USER,
  password: IMAP_PASSWORD,
  folder: 'INBOX',
  sentFolder: undefined,
  replyAddress: undefined,
  guard: undefined,
})
followMailbox({
  database,
  client: () => client,
  siteUrl: 'https://site.example',
  secret: 'a secret of the tests',
  siteAddresses: () => [],
  everyMs: 100,
  leaseMs: 500,
  firstBackoffMs: 100,
  log: createLog('info'),
})
console.log('reading')
// An interval, because reading the mailbox does not keep the process alive.
setInterval(() => {}, 60_000)
