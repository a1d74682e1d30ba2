import { createInterface } from 'node:readline/promises'
import { site } from '#content/site'
import { isEmailAddress, normaliseEmail } from '#domain/email'
import { passwordFault, passwordMinLength } from '#domain/password'
import { ensureAdmin } from '#server/auth/first-admin'
import { connectDatabase } from '#server/db/connect'
import { migrateDatabase } from '#server/db/migrate'
import { parseEnv } from '#server/env.server'
import { removeAdmin } from '#server/queries/users.server'

/**
 * `npm run admin -- EMAIL` makes an admin, or gives one a new password, asked for on the terminal or read from a
 * pipe; `npm run admin -- --remove EMAIL` takes the role away. With the embedded database the server must be stopped.
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
  const database = await connectDatabase(env)
  await migrateDatabase(database)
  if (!removes) await ensureAdmin(database, { email, password, now: new Date() })
  else if (!(await removeAdmin(database.db, email))) stopWith(`${email} is no admin.`)
  await database.close()
  console.log(removes ? `${email} is no admin any more.` : `${email} is an admin.`)
} catch (error) {
  stopWith(error instanceof Error ? error.message : String(error))
}
