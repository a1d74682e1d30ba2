import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './folders.ts'

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

/** What runs: the version in package.json, and the commit it was built from where the build knew it. */
export const program = {
  version,
  commit: process.env['SITE_COMMIT'] || undefined,
} as const
