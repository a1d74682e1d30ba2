import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import type { Snapshot } from './snapshot-of.ts'

/**
 * Compares two folders of `take-snapshots.ts` for visible changes: `compare-snapshots.ts BEFORE AFTER`. Lists every
 * difference and exits with 1 if there is one.
 */
const [before = '', after = ''] = process.argv.slice(2)

const pictures = readdirSync(after).filter((file) => file.endsWith('.png'))
let differing = 0
for (const name of pictures) {
  const faults = [
    ...(await pixels(join(before, name), join(after, name))),
    ...differences(lookIn(before, name), lookIn(after, name)),
  ]
  if (faults.length === 0) continue
  differing += 1
  console.log(`${name.slice(0, -4)}\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
}
console.log(`${differing} of ${pictures.length} looks differ`)
process.exitCode = differing ? 1 : 0

function lookIn(folder: string, picture: string): Snapshot {
  return JSON.parse(
    gunzipSync(readFileSync(join(folder, picture.replace('.png', '.json.gz')))).toString(),
  ) as Snapshot
}

/** Describes the first element that moved, and each change of a style with the number of changed elements. */
function differences(one: Snapshot, other: Snapshot): string[] {
  if (one.length !== other.length) return [`${one.length} elements before, ${other.length} after`]
  const moved = other.flatMap(({ name, box }, index) => {
    const was = one[index]?.box
    return was === box ? [] : [`${name}: stood at ${was}, stands at ${box}`]
  })
  const changes = new Map<string, string[]>()
  other.forEach(({ name, style }, index) => {
    const was = one[index]?.style ?? {}
    for (const property of new Set([...Object.keys(was), ...Object.keys(style)])) {
      if (was[property] === style[property]) continue
      // A property such as the color of a border may only follow the color of the text.
      const follows =
        property !== 'color' && was[property] === was['color'] && style[property] === style['color']
      if (follows) continue
      const change = `${property} was ${was[property]}, is ${style[property]}`
      changes.set(change, [...(changes.get(change) ?? []), name])
    }
  })
  return [
    ...moved.slice(0, 1).map((earliest) => `${moved.length} moved; ${earliest}`),
    ...Array.from(changes, ([change, names]) => `${names[0]} (one of ${names.length}): ${change}`),
  ]
}

/** How many pixels differ, when the files do. */
async function pixels(one: string, other: string): Promise<string[]> {
  if (readFileSync(one).equals(readFileSync(other))) return []
  const raw = (file: string) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const [was, is] = [await raw(one), await raw(other)]
  if (was.info.height !== is.info.height)
    return [`PIXELS: ${was.info.height} high before, ${is.info.height} after`]
  const rows: number[] = []
  for (let at = 0; at < was.data.length; at += 3) {
    if (was.data.readUIntBE(at, 3) !== is.data.readUIntBE(at, 3))
      rows.push(Math.floor(at / 3 / was.info.width))
  }
  return rows.length ? [`PIXELS: ${rows.length} between ${rows[0]} and ${rows.at(-1)}`] : []
}
