import { report } from 'node:process'
import { EnvError } from './env-error.ts'

/** The embedded database opens with 300 and not with 256; visitors' connections come on top. */
const fewestOpenFiles = 512

/** For the database's files, and for thousands of visitors with a connection each. */
const enoughOpenFiles = 4_096

/**
 * The process's limit of open files and connections; undefined if unlimited or unknown. Node raises it at its start
 * as far as allowed.
 */
export function openFilesLimit(): number | undefined {
  const { userLimits } = report.getReport() as { userLimits?: UserLimits }
  const soft = userLimits?.open_files.soft
  return typeof soft === 'number' ? soft : undefined
}

interface UserLimits {
  open_files: { soft: number | 'unlimited' }
}

/**
 * Checks the limit at start, because later it would show as failing pages and cut connections.
 * @returns a warning if fewer visitors than usual can be served at once
 * @throws EnvError if the site could not run
 */
export function checkOpenFiles(limit = openFilesLimit()): string | undefined {
  if (limit === undefined || limit >= enoughOpenFiles) return undefined
  const sentence = `The limit of open files is ${limit}, and should be at least ${enoughOpenFiles}: each visitor’s connection takes one, beside some 130 for the site itself. ${howToRaise}`
  if (limit < fewestOpenFiles) throw new EnvError([sentence])
  return sentence
}

const howToRaise =
  'Raise it with `ulimit -n 65536` before the start, LimitNOFILE=65536 in a systemd unit, or --ulimit nofile=65536 for Docker.'
