import { execFileSync } from 'node:child_process'

/** The tests run against the built site. */
export default function buildSite(): void {
  execFileSync(process.execPath, ['scripts/build.ts', '--if-needed'], { stdio: 'inherit' })
}
