import { type HostileText, hostileTexts } from './hostile-texts.ts'

/** A pattern that takes more than its share on a longer text. */
interface Growth {
  text: string
  /** How much longer a text four times as long takes: a linear pattern 4 times, a quadratic one 16 times. */
  factor: number
}

/** Each four times as long as the one before; the first finds out which texts a pattern takes longest for. */
const lengths = [4_096, 16_384, 65_536]
/** So many of them are tried at full length. */
const tried = 3
/** The middle between 4 and 16, as factors are compared. */
const maxFactor = 8
/** The square of 64 kB takes some 1,000 ms: what takes less than this is far from it, and too short to compare. */
const leastMs = 20
/** Whatever else the machine does can only lengthen a run. */
const runs = 3

/** Feeds a pattern the hostile texts that it takes longest for, at 64 kB; the first on which it takes more than its share. */
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

/** Each run gets a text of its own: the engine keeps what came of the last ones. */
function leastMsOf(pattern: RegExp, text: HostileText, length: number): number {
  return Math.min(...Array.from({ length: runs }, () => processorMs(pattern, text(length))))
}

function processorMs(pattern: RegExp, text: string): number {
  const before = process.threadCpuUsage()
  text.replaceAll(pattern, '')
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
