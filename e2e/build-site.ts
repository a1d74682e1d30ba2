import { execFileSync } from 'node:child_process'
import { startServerProcess } from '#test/server-process'

/** The environment variable with the data folder that each site of the tests starts from. */
export const templateVariable = 'E2E_TEMPLATE'

/**
 * Builds the site for the tests. Each site starts with a copy of the data of one that was started before, because
 * creating the tables takes a third of a start.
 */
export default async function buildSite(): Promise<void> {
  execFileSync(process.execPath, ['scripts/build.ts', '--if-needed'], { stdio: 'inherit' })
  const site = await startServerProcess()
  await site.stop()
  process.env[templateVariable] = site.dataDir
}
