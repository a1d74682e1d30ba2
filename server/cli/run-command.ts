import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { authSecret } from '#server/auth/secret'
import { migrateNewDatabase } from '#server/db/migrate'
import { withDatabase } from '#server/db/with-database'
import type { Env } from '#server/settings/env.server'
import { runNamedCommand, type CommandName, type InputOf } from './commands.ts'
import { commandSocketPath } from './command-socket.ts'

const usualLimitMs = 30_000

/**
 * Runs a command: in the site that runs on the embedded database, otherwise in this process.
 * @returns what to tell the owner
 * @throws Error with a sentence for the owner
 */
export async function runCommand<Name extends CommandName>(
  env: Pick<Env, 'databaseUrl' | 'dataDir'> & Partial<Pick<Env, 'authSecret'>>,
  name: Name,
  input: InputOf<Name>,
): Promise<string> {
  const reply = env.databaseUrl === undefined ? await askRunningSite(env.dataDir, name, input) : undefined
  if (reply !== undefined) return reply
  return withDatabase(env, async (database) => {
    await migrateNewDatabase(database)
    const secret = () => authSecret({ given: env.authSecret, dataDir: env.dataDir })
    return runNamedCommand({ database, dataDir: env.dataDir, secret }, name, input)
  })
}

/** Undefined when none runs there. */
export async function askRunningSite<Name extends CommandName>(
  dataDir: string,
  name: Name,
  input: InputOf<Name>,
  limitMs = usualLimitMs,
): Promise<string | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<string | undefined>()
  const outgoing = request(
    { socketPath: commandSocketPath(dataDir), path: `/${name}`, method: 'POST' },
    (answer) => {
      text(answer).then(
        (said) => (answer.statusCode === 200 ? resolve(said) : reject(new Error(said))),
        reject,
      )
    },
  )
  outgoing.setTimeout(limitMs, () =>
    outgoing.destroy(
      new Error('The site that runs on this DATA_DIR does not answer. Try again, or stop it first.'),
    ),
  )
  outgoing.once('error', (error) => {
    const isThere = !('code' in error && ['ENOENT', 'ECONNREFUSED'].includes(String(error.code)))
    if (isThere) reject(error)
    else resolve(undefined)
  })
  outgoing.end(JSON.stringify(input))
  return promise
}
