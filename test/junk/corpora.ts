import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * One post. `stamp`: `none`; `ripe`, `unripe`, `stale` (its own, from five seconds, 300 ms or 30 hours before);
 * `forged`; or `named:x`, ripe when first used and reused by others with that name.
 */
export interface Post {
  kind: string
  function: string
  body: Record<string, unknown>
  network: string
  atSeconds: number
  stamp: string
}

export type Half = 'tuning' | 'held-out'

/** The filter's rules were tuned on odd lines and measured on even ones. */
export function corpus(name: 'machines' | 'people', half?: Half): Post[] {
  const lines = readFileSync(join(import.meta.dirname, `${name}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
  return lines
    .filter((_line, index) => half === undefined || (index % 2 === 0) === (half === 'tuning'))
    .map((line) => JSON.parse(line) as Post)
}
