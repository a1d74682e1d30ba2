import * as z from 'zod/mini'

/** A little more than the server asks for: faster than this nobody fills in a form. */
const ripeAfterMs = 2_100
/** Half of what the server takes: no doubt about the time makes a stamp too old. */
const renewAfterMs = 12 * 3_600_000
/** Clocks are set right by seconds all the time. A jump back by more may hide how long it has really been. */
const jumpBackMs = 60_000
const timeoutMs = 5_000
/** How long typing asks for no other one after a failure. */
const restMs = 5_000

/** When the server was asked, by the browser's clock and by {@link pageTimeMs}. */
const times = { askedAtMs: z.number(), askedOnPageMs: z.number() }

/** Signed by the server: a form was opened then. It is good for one submission. */
export const formStamp = z.object({ signed: z.string(), ...times })
export type FormStamp = z.output<typeof formStamp>

interface Asked {
  answer: Promise<FormStamp | undefined>
  /** Once it is here. */
  stamp?: FormStamp
  /** When it came, in {@link pageTimeMs}. */
  arrivedMs: number
}

/** The next submission's, on its way or at hand. */
let next: Asked | undefined
let restUntilMs = 0

/** Goes on evenly while the page is awake, whatever is done to the clock; on most systems it stands still in a sleep. */
const pageTimeMs = () => performance.timeOrigin + performance.now()

/**
 * Has a stamp fetched for the next submission, unless there is one. Called as soon as one may be needed, at every sign
 * of somebody in a form: whoever has time for that does not wait for it later.
 */
export function openFormStamp(): void {
  if (next && (!next.stamp || isGood(next.stamp))) return
  if (pageTimeMs() >= restUntilMs) next = ask()
}

/**
 * The stamp to send a submission with, once the server will not take whoever sent it for a machine: `own`, which it
 * had before, while that is good, else a new one that no other submission gets. Undefined when there is none to be
 * had, which may take 5 s to find out: then the form goes out all the same.
 */
export async function ripeFormStamp(own?: FormStamp): Promise<FormStamp | undefined> {
  if (own && isGood(own)) return own
  openFormStamp()
  const mine = next ?? ask()
  next = undefined
  const stamp = await mine.answer
  if (!stamp) return undefined
  // Counted from when it came: the server signed it before that. And by what never goes faster than time itself.
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

/** By neither of the two times too old. A sleep shows in the clock, a change of the clock in the page's time. */
function isGood({ askedAtMs, askedOnPageMs }: FormStamp): boolean {
  const ages = [Date.now() - askedAtMs, pageTimeMs() - askedOnPageMs]
  return ages.every((age) => age > -jumpBackMs && age < renewAfterMs)
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
