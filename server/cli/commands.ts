import * as z from 'zod/mini'
import { adminRoles } from '#domain/role'
import { copyEmbedded } from '#server/backup/embedded-copy'
import { recordBackup } from '#server/backup/record-backup'
import { ensureAdmin } from '#server/auth/first-admin'
import type { Readiness } from '#contracts/get-readiness'
import type { Database } from '#server/db/connect'
import { personalLinkParameter } from '#contracts/get-intake-greeting'
import { weekOneIntakePage } from '#content/pages/ai-audit-week-1-intake-form'
import { announceChange } from '#server/db/changes'
import { recordDrill } from '#server/queries/readiness/proofs.server'
import { addIntakeLink } from '#server/queries/intake/intake-links.server'
import { suppressedSince } from '#server/queries/contacts/suppressions.server'
import { addressHashUnder } from '#server/settings/address-hash'
import { intakeLinkDays } from '#server/queries/accounts/one-time-tokens.server'
import { resetFactors } from '#server/auth/factors/reset-factors'
import { removeAdmin, userByEmail } from '#server/queries/accounts/users.server'

/** An error of the command's caller, as a sentence. */
export class CommandFault extends Error {}

/** What a command works on. */
export interface CommandPlace {
  database: Database
  /** Where an embedded database is. */
  dataDir: string
  /** The site’s secret, which is created if there is none yet. */
  secret(): string
  /** The checks of a running site. */
  readiness?(): Promise<Readiness>
}

interface Command<Input> {
  input: z.ZodMiniType<Input>
  /** @returns what to tell the owner. @throws CommandFault */
  run(place: CommandPlace, input: Input): Promise<string>
}

const command = <Input>(definition: Command<Input>) => definition

/** What an owner can do from a terminal, beside a running site or without one. */
const commands = {
  'make-admin': command({
    input: z.strictObject({ email: z.string(), password: z.string(), role: z.optional(z.enum(adminRoles)) }),
    /** Without a role, an existing admin keeps the current one, and a new one is an owner. */
    async run({ database }, { email, password, role: given }) {
      const role = given ?? (await userByEmail(database.db, email))?.role ?? 'owner'
      await ensureAdmin(database, { email, password, role, action: 'make-admin', now: database.now() })
      return `${email} is ${{ owner: 'an owner', editor: 'an editor', viewer: 'a viewer' }[role]}.`
    },
  }),
  'remove-admin': command({
    input: z.strictObject({ email: z.string() }),
    async run({ database: { db, now } }, { email }) {
      if (!(await removeAdmin(db, email, { action: 'remove-admin', now: now() })))
        throw new CommandFault(`${email} is no admin.`)
      return `${email} is no admin any more.`
    },
  }),
  'reset-factors': command({
    input: z.strictObject({ email: z.string() }),
    async run({ database: { db, now } }, { email }) {
      const user = await userByEmail(db, email)
      if (!user) throw new CommandFault(`There is no account for ${email}.`)
      const count = await db.transaction((tx) =>
        resetFactors(tx, user, { userId: null, action: 'reset-factors', now: now() }),
      )
      if (count === 0) throw new CommandFault(`${email} has no two-step sign-in.`)
      return `${email} signs in with the password alone, and was told by email.`
    },
  }),
  'make-intake-link': command({
    input: z.strictObject({ email: z.string(), name: z.optional(z.string()), siteUrl: z.string() }),
    async run({ database: { db, now }, secret }, { email, name, siteUrl }) {
      const erasedAt = await suppressedSince(db, [addressHashUnder(secret())(email)])
      const token = await db.transaction((tx) => addIntakeLink(tx, { email, name, now: now() }))
      const link = `${siteUrl}${weekOneIntakePage.path}?${personalLinkParameter}=${token}`
      const message = `The week-1 intake for ${email}, good for ${intakeLinkDays} days:\n${link}`
      if (!erasedAt) return message
      const day = erasedAt.toISOString().slice(0, 10)
      return `${message}\nThis address was erased here on ${day}, and is a contact again now. Erase it once more if they have not asked for that.`
    },
  }),
  'copy-database': command({
    input: z.strictObject({}),
    /** Returns the name of the copy's folder within DATA_DIR, which may have another path for the command's process. */
    run: ({ database, dataDir }) => copyEmbedded(database, dataDir),
  }),
  check: command({
    input: z.strictObject({}),
    /** The data as JSON, for the command to format. */
    async run({ readiness }) {
      if (!readiness) throw new CommandFault('This site can’t check itself.')
      return JSON.stringify(await readiness())
    },
  }),
  'record-drill': command({
    input: z.strictObject({}),
    async run({ database: { db, now } }) {
      await db.transaction(async (tx) => {
        await recordDrill(tx, now())
        await announceChange(tx, 'settings')
      })
      return 'The drill is recorded.'
    },
  }),
  'note-backup': command({
    input: z.strictObject({ begunAt: z.iso.datetime(), file: z.string(), bytes: z.int() }),
    async run({ database: { db, now } }, { begunAt, ...written }) {
      const startedBackup = { occasion: 'asked for', begun_at: new Date(begunAt) } as const
      await recordBackup(db, { ...startedBackup, ...written, finished_at: now() })
      return 'The backup is noted.'
    },
  }),
}

export type CommandName = keyof typeof commands
export type InputOf<Name extends CommandName> = z.infer<(typeof commands)[Name]['input']>

/** @throws CommandFault, also for an unknown command or invalid input */
export async function runNamedCommand(place: CommandPlace, name: string, input: unknown): Promise<string> {
  if (!Object.hasOwn(commands, name)) throw new CommandFault(`The running site knows no command ${name}.`)
  const { input: shape, run } = commands[name as CommandName] as Command<unknown>
  const checked = shape.safeParse(input)
  if (!checked.success) throw new CommandFault(`The running site takes ${name} in another form.`)
  return run(place, checked.data)
}
