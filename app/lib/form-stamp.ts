import * as z from 'zod/mini'

/** Slightly more than the server requires; nobody fills in a form faster. */
const ripeAfterMs = 2_100
/** Half of what the server accepts, so that clock errors cannot make a stamp too old. */
const renewAfterMs = 12 * 3_600_000
/** Clocks are corrected by seconds all the time. A larger jump back may hide how long it has really been. */
const jumpBackMs = 60_000
const timeoutMs = 5_000
/** How long after a failure typing triggers no new request. */
const restMs = 5_000

/** When the request was made, by the browser's clock and by {@link pageTimeMs}. */
const times = { askedAtMs: z.number(), askedOnPageMs: z.number() }

/** Signed by the server as the time a form was opened. Valid for one submission. */
export const formStamp = z.object({ signed: z.string(), ...times })
export type FormStamp = z.output<typeof formStamp>

interface Asked {
  answer: Promise<FormStamp | undefined>
  /** Set once it has arrived. */
  stamp?: FormStamp
  /** When it arrived, in {@link pageTimeMs}. */
  arrivedMs: number
}

/** The next submission's stamp, pending or available. */
let next: Asked | undefined
let restUntilMs = 0

/** A monotonic clock while the page is awake; on most systems it stops during sleep. */
const pageTimeMs = () => performance.timeOrigin + performance.now()

/**
 * Requests a stamp for the next submission unless there is one. Called early, at every interaction with a form, so
 * that visitors do not wait for it later.
 */
export function openFormStamp(): void {
  if (next && (!next.stamp || isGood(next.stamp))) return
  if (pageTimeMs() >= restUntilMs) next = ask()
}

/**
 * Returns the stamp for a submission, once it is old enough for the server: `own`, an earlier attempt's, while valid,
 * otherwise a new one that no other submission gets. Undefined if none can be had, which may take 5 s to find out;
 * the form is then sent without.
 */
export async function ripeFormStamp(own?: FormStamp): Promise<FormStamp | undefined> {
  if (own && isGood(own)) return own
  openFormStamp()
  const mine = next ?? ask()
  next = undefined
  const stamp = await mine.answer
  if (!stamp) return undefined
  // Counted from its arrival, after the server signed it, by the slower of the two clocks.
  const ripeAtMs = mine.arrivedMs + ripeAfterMs
  for (let left = ripeAtMs - pageTimeMs(); left > 0; left = ripeAtMs - pageTimeMs()) await wait(left)
  return ripeFormStamp(stamp)
}

function ask(): Asked {
  const asked: Asked = {
    arrivedMs: 0,
    answer: fetchStamp().then((stamp) => {
      asked.arrivedMs = pageTimeMs()
      if (stamp) asked.stamp = stamp
      else restUntilMs = asked.arrivedMs + restMs
      if (!stamp && next === asked) next = undefined
      return stamp
    }),
  }
  return asked
}

async function fetchStamp(): Promise<FormStamp | undefined> {
  const asked = { askedAtMs: Date.now(), askedOnPageMs: pageTimeMs() }
  try {
    const answer = await fetch('/form-stamp', { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
    return answer.ok ? { signed: await answer.text(), ...asked } : undefined
  } catch {
    return undefined
  }
}

/** Not too old by either clock: sleep shows in the wall clock, a clock change in the page's time. */
function isGood({ askedAtMs, askedOnPageMs }: FormStamp): boolean {
  const ages = [Date.now() - askedAtMs, pageTimeMs() - askedOnPageMs]
  return ages.every((age) => age > -jumpBackMs && age < renewAfterMs)
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
