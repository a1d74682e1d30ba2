import { type HostileText, hostileTexts } from './hostile-texts.ts'

/** Describes a text on which the time of a pattern grows faster than linearly. */
interface Growth {
  text: string
  /** The ratio of times for a text four times as long: 4 for a linear pattern, 16 for a quadratic one. */
  factor: number
}

/** Text lengths, each four times the one before; the first finds a pattern's slowest texts. */
const lengths = [4_096, 16_384, 65_536]
/** The number of slowest texts that are tried at full length. */
const tried = 3
/** The geometric mean of 4 and 16. */
const maxFactor = 8
/** A shorter run is too short to compare; quadratic time takes some 1,000 ms for 64 kB. */
const leastMs = 20
/** The fastest of these runs counts, because other load can only lengthen a run. */
const runs = 3

/** Returns the first hostile text of up to 64 kB on which the time grows faster than linearly, if any. */
export function growthOf(pattern: RegExp): Growth | undefined {
  const everywhere = new RegExp(
    pattern.source,
    pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`,
  )
  const [first = 0, ...longer] = lengths
  const slowest = hostileTexts(pattern)
    .map((text) => ({ text, ms: processorMs(everywhere, text(first)) }))
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, tried)
  for (const { text } of slowest) {
    let before = first
    for (const length of longer) {
      if (processorMs(everywhere, text(length)) >= leastMs) {
        const factor = leastMsOf(everywhere, text, length) / leastMsOf(everywhere, text, before)
        if (factor > maxFactor) return { text: text(length), factor }
      }
      before = length
    }
  }
  return undefined
}

/** Each run gets a new text, because the engine caches its last results. */
function leastMsOf(pattern: RegExp, text: HostileText, length: number): number {
  return Math.min(...Array.from({ length: runs }, () => processorMs(pattern, text(length))))
}

function processorMs(pattern: RegExp, text: string): number {
  const before = process.threadCpuUsage()
  text.replaceAll(pattern, '')
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
