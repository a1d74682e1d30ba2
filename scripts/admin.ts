import { basename } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { text } from 'node:stream/consumers'
import { site } from '#content/facts/site'
import { isEmailAddress, normaliseEmail } from '#domain/email'
import { messageOf } from '#domain/message-of'
import { passwordFault, passwordMinLength } from '#domain/password'
import type { AdminRole } from '#domain/role'
import { runCommand } from '#server/cli/run-command'
import { parseEnv } from '#server/settings/env.server'

/**
 * `npm run admin -- EMAIL` creates an owner, with `--editor` or `--viewer` before it one of those, or gives an admin
 * a new password, asked for on the terminal or read from a pipe; `npm run admin -- --remove EMAIL` removes the role;
 * `npm run admin -- --reset-factors EMAIL` lets an account in with its password alone;
 * `npm run admin -- intake-link EMAIL [NAME]` creates a client's personal link to the week-1 intake. Works beside a
 * running site.
 */
const isPackage = basename(process.argv[1] ?? '').startsWith('mendline')
const command = isPackage ? 'mendline admin' : 'npm run admin --'
const usage = `Usage: ${command} [--editor | --viewer | --remove | --reset-factors] EMAIL, or ${command} intake-link EMAIL [NAME]`

function stopWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** Asks on a terminal; elsewhere, as in a script or a container without one, the first line of the input is taken. */
async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) {
    const [password = ''] = (await text(process.stdin)).split(/\r?\n/)
    if (password === '')
      stopWith(
        `There is no terminal to ask for the password on. Give it on the standard input: printf '%s\\n' "$PASSWORD" | ${command} ${process.argv.slice(2).join(' ')}`,
      )
    return password
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question(`Password, at least ${passwordMinLength.admin} characters (shown): `)
  terminal.close()
  return answer
}

async function makeAdmin(email: string, role: AdminRole | undefined): Promise<string> {
  const password = await readPassword()
  const fault = passwordFault(password, { siteName: site.name, email, isAdmin: true })
  if (fault) stopWith(fault.message)
  return runCommand(parseEnv(process.env), 'make-admin', { email, password, role })
}

function makeIntakeLink(email: string, name: string): Promise<string> {
  const env = parseEnv(process.env)
  const siteUrl = env.siteUrl ?? 'http://localhost'
  return runCommand(env, 'make-intake-link', { email, name: name || undefined, siteUrl })
}

const [first = '', second = '', ...rest] = process.argv.slice(2)
const roles: Partial<Record<string, AdminRole>> = { '--editor': 'editor', '--viewer': 'viewer' }
const verb = ['--remove', '--reset-factors', 'intake-link', ...Object.keys(roles)].includes(first)
  ? first
  : undefined
const email = normaliseEmail(verb ? second : first)
const hasMore = verb === 'intake-link' ? false : rest.length > 0 || (!verb && second !== '')
if (hasMore || !isEmailAddress(email)) stopWith(usage)

try {
  console.log(
    verb === '--remove'
      ? await runCommand(parseEnv(process.env), 'remove-admin', { email })
      : verb === '--reset-factors'
        ? await runCommand(parseEnv(process.env), 'reset-factors', { email })
        : verb === 'intake-link'
          ? await makeIntakeLink(email, rest.join(' '))
          : await makeAdmin(email, roles[first]),
  )
} catch (error) {
  stopWith(messageOf(error))
}
