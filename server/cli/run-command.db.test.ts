import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { adminPassword } from '#test/accounts'
import { testSecret } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { temporaryFolder } from '#test/server-process'
import { isPassword } from '#server/auth/password-hash'
import { connectDatabase } from '#server/db/connect'
import { contacts } from '#server/db/schema/contacts'
import { log } from '#server/db/schema/log'
import { contactByIntakeLink } from '#server/queries/intake/intake-links.server'
import { userByEmail } from '#server/queries/accounts/users.server'
import { commandSocketPath, listenForCommands } from './command-socket.ts'
import { runCommand } from './run-command.ts'

const email = 'ada@example.com'
let database: TestDatabase
let env: { databaseUrl: undefined; dataDir: string }
let close: () => Promise<void>

beforeEach(async () => {
  close = async () => {}
  database = await testDatabase()
  env = { databaseUrl: undefined, dataDir: temporaryFolder() }
})
afterEach(() => close())

test('a command is executed by the running site', async () => {
  close = await listenForCommands({ dataDir: env.dataDir, database, secret: () => testSecret })
  const owner = { email, password: adminPassword, role: 'owner' as const }
  expect(await runCommand(env, 'make-admin', owner)).toBe(`${email} is an owner.`)
  const made = await userByEmail(database.db, email)
  expect(made?.role).toBe('owner')
  expect(await isPassword(made?.password_hash ?? '', adminPassword)).toBe(true)

  expect(await runCommand(env, 'remove-admin', { email })).toBe(`${email} is no admin any more.`)
  expect((await userByEmail(database.db, email))?.role).toBeNull()
  await expect(runCommand(env, 'remove-admin', { email })).rejects.toThrow(`${email} is no admin.`)
  expect(existsSync(join(env.dataDir, 'db'))).toBe(false)
})

test('make-admin assigns each role, and the log records it', async () => {
  close = await listenForCommands({ dataDir: env.dataDir, database, secret: () => testSecret })
  const given = { email, password: adminPassword }
  expect(await runCommand(env, 'make-admin', { ...given, role: 'viewer' })).toBe(`${email} is a viewer.`)
  expect(await runCommand(env, 'make-admin', { ...given, role: 'editor' })).toBe(`${email} is an editor.`)
  const password = 'nine loud trumpets'
  await runCommand(env, 'make-admin', { ...given, password, role: 'editor' })
  await runCommand(env, 'make-admin', { ...given, password, role: 'editor' })
  await runCommand(env, 'remove-admin', { email })
  const id = (await userByEmail(database.db, email))?.id
  const rows = await database.db.select().from(log).orderBy(log.created_at)
  for (const row of rows)
    expect(row).toMatchObject({ user_id: null, subject_kind: 'account', subject_id: id })
  expect(rows.map(({ action, before, after }) => [action, before, after])).toEqual([
    ['make-admin', null, { email, role: 'viewer' }],
    ['make-admin', { role: 'viewer', password: 'another' }, { role: 'editor', password: 'new' }],
    ['make-admin', { password: 'another' }, { password: 'new' }],
    ['remove-admin', { role: 'editor' }, { role: null }],
  ])
})

test('make-admin without a role sets a new password and keeps the role', async () => {
  close = await listenForCommands({ dataDir: env.dataDir, database, secret: () => testSecret })
  await runCommand(env, 'make-admin', { email, password: adminPassword, role: 'viewer' })
  const password = 'nine loud trumpets'
  expect(await runCommand(env, 'make-admin', { email, password })).toBe(`${email} is a viewer.`)
  const viewer = await userByEmail(database.db, email)
  expect(await isPassword(viewer?.password_hash ?? '', password)).toBe(true)
  const nobody = { email: 'new@example.com', password }
  expect(await runCommand(env, 'make-admin', nobody)).toBe('new@example.com is an owner.')
})

test('make-intake-link creates a personal link, for an existing or a new contact', async () => {
  close = await listenForCommands({ dataDir: env.dataDir, database, secret: () => testSecret })
  const siteUrl = 'https://site.example'
  const address = /^https:\/\/site\.example\/ai-audit-week-1-intake-form\?for=([\w-]{20,})$/m
  const link = async (name?: string) => {
    const said = await runCommand(env, 'make-intake-link', { email, name, siteUrl })
    expect(said).toMatch(/good for 30 days/)
    return contactByIntakeLink(database.db, address.exec(said)?.[1] ?? '')
  }
  expect(await link()).toMatchObject({ email, name: null, confirmed_at: expect.any(Date) })
  expect(await link('Ada Example')).toMatchObject({ email, name: 'Ada Example' })
  expect(await link()).toMatchObject({ email, name: 'Ada Example' })
  expect(await database.db.select().from(contacts)).toHaveLength(1)
})

test('only the folder’s owner may use the command socket', async () => {
  close = await listenForCommands({ dataDir: env.dataDir, database, secret: () => testSecret })
  expect(statSync(commandSocketPath(env.dataDir)).mode & 0o777).toBe(0o600)
})

test('a running site of another version names the command that it does not know or accept', async () => {
  close = await listenForCommands({ dataDir: env.dataDir, database, secret: () => testSecret })
  const other = { ...env } as never
  await expect(runCommand(other, 'fly' as never, {} as never)).rejects.toThrow(
    'The running site knows no command fly.',
  )
  await expect(runCommand(other, 'remove-admin', {} as never)).rejects.toThrow(
    'The running site takes remove-admin in another form.',
  )
})

test('a command is executed in its own process when the site has died', async () => {
  const path = commandSocketPath(env.dataDir)
  const site = spawn(process.execPath, [
    '-e',
    `require('net').createServer().listen(${JSON.stringify(path)}, () => console.log('listening'))`,
  ])
  await once(site.stdout, 'data')
  site.kill('SIGKILL')
  await once(site, 'exit')
  expect(existsSync(path)).toBe(true)

  await runCommand(env, 'make-admin', { email, password: adminPassword, role: 'owner' })
  const opened = await connectDatabase(env)
  expect((await userByEmail(opened.db, email))?.role).toBe('owner')
  await opened.close()
})

test('names the path that is too long for the command socket', async () => {
  const dataDir = join(temporaryFolder(), 'x'.repeat(100))
  await expect(listenForCommands({ dataDir, database, secret: () => testSecret })).rejects.toThrow(
    'its path is too long for a socket: ',
  )
})
