import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Parses the lines of a file beside this one as JSON. */
export function jsonLines<T>(name: string): T[] {
  return readFileSync(join(import.meta.dirname, name), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T)
}
