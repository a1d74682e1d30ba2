import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The lines of a file beside this one, each read as JSON. */
export function jsonLines<T>(name: string): T[] {
  return readFileSync(join(import.meta.dirname, name), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T)
}
