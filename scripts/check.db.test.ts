import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { getReadiness } from '#contracts/get-readiness'
import { listenForCommands } from '#server/cli/command-socket'
import { siteReadiness } from '#server/readiness/site-readiness'
import { parseEnv } from '#server/settings/env.server'
import { ownerSettingsUnder } from '#server/settings/owner-settings'
import { testSecret } from '#test/app'
import { testDatabase } from '#test/database'
import { temporaryFolder } from '#test/server-process'

async function check(dataDir: string, ...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'check.ts'), ...args], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
  })
  const [out, said, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once('close', resolve)),
  ])
  return { code, out, said }
}

test('npm run check prints the readiness of the running site, and exits with 1 while something is open', async () => {
  const database = await testDatabase()
  const dataDir = temporaryFolder()
  const env = parseEnv({ DATA_DIR: dataDir, SITE_URL: 'https://www.acme.test' })
  const ownerSettings = ownerSettingsUnder({
    environment: env.given,
    secret: testSecret,
    siteUrl: env.siteUrl,
  })
  const readiness = () =>
    siteReadiness({ database, env, ownerSettings, secret: testSecret, isDevelopment: false })
  onTestFinished(await listenForCommands({ dataDir, database, secret: () => testSecret, readiness }))

  const json = await check(dataDir, '--json')
  expect([json.code, json.said]).toEqual([1, ''])
  const result = getReadiness.output.shape.data.parse(JSON.parse(json.out))
  expect(result).toEqual(await readiness())

  const plain = await check(dataDir)
  expect(plain.code).toBe(1)
  // The running site's address, which this command was not given.
  expect(plain.out).toContain('[x] Address: Visitors find the site at https://www.acme.test.\n')
  expect(plain.out).toContain('[ ] Mail: No mail server is connected: emails wait.\n')
  expect(plain.out).toMatch(/\d things are left before the site can go live\.\n$/)
})

test('npm run check reports an unknown option, and a folder without a site', async () => {
  expect(await check(temporaryFolder(), '--yaml')).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^Usage:/),
  })
  const folder = temporaryFolder()
  expect(await check(folder)).toMatchObject({
    code: 1,
    said: expect.stringContaining(`There is no site in ${folder}`),
  })
})
