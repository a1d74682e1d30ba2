import { report } from 'node:process'
import { EnvError } from './env.server.ts'

/** The embedded database opens with 300 and does not with 256; connections of visitors come on top. */
const fewestOpenFiles = 512

/** For the database's files, and for thousands of visitors, each of whom takes one. */
const enoughOpenFiles = 4_096

/**
 * How many files and connections this process may have open at once; undefined where that is not limited or not known.
 * Node has raised it at its start as far as it may.
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
 * Checks the limit before anything is opened: later it would show as pages that fail and connections that are cut.
 * @returns what to tell the operator where fewer visitors than usual can be served at once
 * @throws EnvError where the site could not run
 */
export function checkOpenFiles(limit = openFilesLimit()): string | undefined {
  if (limit === undefined || limit >= enoughOpenFiles) return undefined
  const sentence = `The limit of open files is ${limit}, and should be at least ${enoughOpenFiles}: each visitor’s connection takes one, beside some 130 for the site itself. ${howToRaise}`
  if (limit < fewestOpenFiles) throw new EnvError([sentence])
  return sentence
}

const howToRaise =
  'Raise it with `ulimit -n 65536` before the start, LimitNOFILE=65536 in a systemd unit, or --ulimit nofile=65536 for Docker.'
