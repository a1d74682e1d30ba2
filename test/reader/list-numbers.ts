import { numbersOn } from './read-numbers.ts'
import { readSite } from './read-site.ts'

/** Prints every number that the built site states: what it counts, where that is explained, and on which pages. */
const rows = new Map<string, Set<string>>()
for (const [path, html] of await readSite()) {
  for (const { number, explanation } of numbersOn(path, html)) {
    const { counts, explained } = explanation ?? { counts: 'NOT EXPLAINED', explained: 'nowhere' }
    const row = [number, counts, explained].join(' | ')
    rows.set(row, (rows.get(row) ?? new Set()).add(path))
  }
}
console.log('number | what it counts | where that is explained | pages')
for (const [row, paths] of Array.from(rows).toSorted(([one], [other]) => one.localeCompare(other))) {
  console.log(`${row} | ${paths.size > 8 ? `${paths.size} pages` : Array.from(paths).join(' ')}`)
}
console.log(`${rows.size} numbers`)
process.exit(0)
