import { createInterface } from 'node:readline/promises'
import { site } from '#content/site'
import { isEmailAddress, normaliseEmail } from '#domain/email'
import { passwordFault, passwordMinLength } from '#domain/password'
import { runCommand } from '#server/commands/run-command'
import { parseEnv } from '#server/env.server'

/**
 * `npm run admin -- EMAIL` makes an admin, or gives one a new password, asked for on the terminal or read from a
 * pipe; `npm run admin -- --remove EMAIL` takes the role away. Beside a running site as well.
 */
const usage = 'Usage: npm run admin -- EMAIL, or npm run admin -- --remove EMAIL'

function stopWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

async function readPassword(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question(`Password, at least ${passwordMinLength.admin} characters (shown): `)
  terminal.close()
  return answer
}

const given = process.argv.slice(2)
const removes = given[0] === '--remove'
const email = normaliseEmail(given.at(-1) ?? '')
if (given.length !== (removes ? 2 : 1) || !isEmailAddress(email)) stopWith(usage)

const password = removes ? '' : await readPassword()
const fault = removes ? undefined : passwordFault(password, { siteName: site.name, email, isAdmin: true })
if (fault) stopWith(fault.message)

try {
  const env = parseEnv(process.env)
  console.log(
    removes
      ? await runCommand(env, 'remove-admin', { email })
      : await runCommand(env, 'make-admin', { email, password }),
  )
} catch (error) {
  stopWith(error instanceof Error ? error.message : String(error))
}
