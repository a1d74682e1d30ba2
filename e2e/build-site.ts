import { execFileSync } from 'node:child_process'
import { startServerProcess } from '#test/server-process'

/** The environment variable that names the folder of the data that each site of the tests starts with. */
export const templateVariable = 'E2E_TEMPLATE'

/**
 * The tests run against the built site. Each starts with a copy of the data of one that has started before: creating
 * the tables takes a third of a start.
 */
export default async function buildSite(): Promise<void> {
  execFileSync(process.execPath, ['scripts/build.ts', '--if-needed'], { stdio: 'inherit' })
  const site = await startServerProcess()
  await site.stop()
  process.env[templateVariable] = site.dataDir
}
