import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { connectDatabase } from '#server/db/connect'
import { userByEmail } from '#server/queries/accounts/users.server'
import { temporaryFolder } from '#test/server-process'

const dataDir = temporaryFolder()

async function admin(args: string[], typed = ''): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'admin.ts'), ...args], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
  })
  child.stdin.end(typed && `${typed}\n`)
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once('close', resolve)),
  ])
  return { code, said: out + err }
}

async function roleOf(email: string) {
  const database = await connectDatabase({ databaseUrl: undefined, dataDir })
  const user = await userByEmail(database.db, email)
  await database.close()
  return user?.role
}

test('npm run admin without a terminal and without a password says how to pass one', async () => {
  const { code, said } = await admin(['--viewer', 'owner@example.com'])
  expect(code).toBe(1)
  expect(said).toMatch(
    /^There is no terminal to ask for the password on\. Give it on the standard input: .+\n$/,
  )
  expect(said).toContain('| npm run admin -- --viewer owner@example.com')
})

test(
  'npm run admin creates an owner or another admin, and removes the role',
  { timeout: 120_000 },
  async () => {
    expect(await admin([])).toMatchObject({ code: 1, said: expect.stringContaining('Usage') })
    const short = await admin(['owner@example.com'], 'too short')
    expect(short).toMatchObject({ code: 1, said: expect.stringContaining('at least 15 characters') })
    const password = 'eleven quiet harbours'
    const made = { code: 0, said: expect.stringContaining('owner@example.com is an owner.') }
    expect(await admin(['Owner@example.com'], password)).toMatchObject(made)
    const changed = { code: 0, said: expect.stringContaining('owner@example.com is a viewer.') }
    expect(await admin(['--viewer', 'owner@example.com'], password)).toMatchObject(changed)
    expect(await admin(['--remove', 'owner@example.com'])).toMatchObject({ code: 0 })
    expect(await roleOf('owner@example.com')).toBeNull()
  },
)
