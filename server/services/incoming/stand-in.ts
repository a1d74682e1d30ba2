import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ImapFlow } from 'imapflow'
import { freePort } from '#test/free-port'
import { temporaryFolder } from '#test/server-process'

/** The mail server of Debian's dovecot-imapd. */
export interface Dovecot {
  readonly port: number
  /** `imap://user@127.0.0.1:port`; each user has a mailbox of their own. */
  url(user: string): string
  /** Appends a mail to a folder, as a mail server or a mail program does. */
  append(user: string, raw: string | Buffer, to?: AppendOptions): Promise<void>
  /** Appends many mails over one connection. */
  appendAll(user: string, raws: readonly (string | Buffer)[], to?: AppendOptions): Promise<void>
  /** Renumbers the inbox (a new UIDVALIDITY), as moving a mailbox does. */
  renumber(user: string): void
  /** How many mails a folder has, and how many of them are marked as seen. */
  look(user: string, folder?: string): Promise<{ mails: number; seen: number }>
  stop(): Promise<void>
  /** Starts again on the same port. */
  start(): Promise<void>
}

interface AppendOptions {
  folder?: string
  at?: Date
}

export const dovecotPassword = 'a-password-of-the-tests'

const programs = ['/usr/sbin/dovecot', '/usr/local/sbin/dovecot']

/** The path of dovecot 2.3; undefined if it is missing, has another version, or the time is faked. */
export function findDovecot(): string | undefined {
  // Dovecot dates mails by the real clock, which a faked time does not change.
  if (process.env['FAKETIME']) return undefined
  return programs.find((each) => spawnSync(each, ['--version']).stdout?.toString().startsWith('2.3.'))
}

const nobody = 65_534

const groupName = () => spawnSync('id', ['-gn']).stdout.toString().trim()

/** Starts dovecot on a free port with empty mailboxes. As root, the user nobody owns them: dovecot refuses root. */
export async function startDovecot(): Promise<Dovecot> {
  const program = findDovecot()
  if (program === undefined) throw new Error('This machine has no dovecot 2.3')
  const folder = temporaryFolder()
  const port = await freePort()
  const isRoot = process.getuid?.() === 0
  const { username, uid, gid } = isRoot ? { username: '', uid: nobody, gid: nobody } : userInfo()
  chmodSync(folder, 0o755)
  for (const each of ['mail', 'run', 'state']) mkdirSync(join(folder, each))
  if (isRoot) chownSync(join(folder, 'mail'), uid, gid)
  const settings = join(folder, 'dovecot.conf')
  writeFileSync(
    settings,
    `
protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
first_valid_uid = 1
mail_location = maildir:${folder}/mail/%u
${isRoot ? '' : `default_internal_user = ${username}\ndefault_login_user = ${username}\ndefault_internal_group = ${groupName()}`}
service imap-login {
  ${isRoot ? '' : 'chroot ='}
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  ${isRoot ? '' : 'chroot ='}
}
passdb {
  driver = static
  args = password=${dovecotPassword}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/mail/%u
}
namespace inbox {
  inbox = yes
  mailbox Sent {
    special_use = \\Sent
    auto = create
  }
}
`,
  )
  let child: ReturnType<typeof spawn> | undefined

  async function start(): Promise<void> {
    if (child && child.exitCode === null && child.signalCode === null) return
    child = spawn(program ?? '', ['-F', '-c', settings], { stdio: 'ignore', detached: true })
    for (let tries = 0; !(await answers(port)); tries += 1) {
      if (child.exitCode !== null || tries > 200)
        throw new Error(`dovecot did not start: ${readFileSync(join(folder, 'log'), 'utf8')}`)
      await wait(50)
    }
  }

  async function stop(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    endGroup(child)
    await ended
  }

  async function asUser<Answer>(user: string, use: (client: ImapFlow) => Promise<Answer>): Promise<Answer> {
    const client = new ImapFlow({
      host: '127.0.0.1',
      port,
      secure: false,
      auth: { user, pass: dovecotPassword },
      logger: false,
    })
    await client.connect()
    try {
      return await use(client)
    } finally {
      await client.logout()
    }
  }

  const appendAll: Dovecot['appendAll'] = (user, raws, { folder: to = 'INBOX', at } = {}) =>
    asUser(user, async (client) => {
      for (const raw of raws) await client.append(to, Buffer.from(raw), [], at)
    })

  await start()
  return {
    port,
    url: (user) => `imap://${encodeURIComponent(user)}@127.0.0.1:${port}`,
    append: (user, raw, to) => appendAll(user, [raw], to),
    appendAll,
    renumber(user) {
      for (const file of [
        'dovecot-uidlist',
        'dovecot.index',
        'dovecot.index.log',
        'dovecot.index.cache',
        'dovecot-uidvalidity',
      ])
        rmSync(join(folder, 'mail', user, file), { force: true })
    },
    look: (user, path = 'INBOX') =>
      asUser(user, async (client) => {
        const state = await client.status(path, { messages: true, unseen: true })
        if (!state) throw new Error(`no ${path}`)
        const { messages: mails = 0, unseen = 0 } = state
        return { mails, seen: mails - unseen }
      }),
    start,
    stop,
  }
}

/** Ends the process group, because the processes of open connections survive the first one. */
function endGroup({ pid }: ReturnType<typeof spawn>): void {
  if (pid !== undefined) process.kill(-pid, 'SIGTERM')
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    const [greeting] = await once(socket, 'data', { signal: AbortSignal.timeout(2_000) })
    return String(greeting).startsWith('* OK')
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
