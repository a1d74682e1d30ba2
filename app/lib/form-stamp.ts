import * as z from 'zod/mini'

/** Slightly more than the server requires; nobody fills in a form faster. */
const minAgeMs = 2_100
/** Half of what the server accepts, so that clock errors cannot make a stamp too old. */
const renewAfterMs = 12 * 3_600_000
/** Clocks are corrected by seconds all the time. A larger jump back may hide how long it has really been. */
const jumpBackMs = 60_000
const timeoutMs = 5_000
/** After a failure no interaction triggers a new request for this long. */
const pauseAfterFailureMs = 5_000

/** When the request was made, by the browser's clock and by {@link pageTimeMs}. */
const times = { askedAtMs: z.number(), askedOnPageMs: z.number() }

/** Signed by the server as the time a form was opened. Valid for one submission. */
export const formStamp = z.object({ signed: z.string(), ...times })
export type FormStamp = z.output<typeof formStamp>

interface StampRequest {
  response: Promise<FormStamp | undefined>
  /** Undefined until it has arrived. */
  stamp?: FormStamp
  /** When it arrived, in {@link pageTimeMs}. */
  arrivedMs: number
}

/** The next submission's stamp, pending or available. */
let next: StampRequest | undefined
let nextRequestFromMs = 0

/** A monotonic clock. On most systems it stops while the computer sleeps. */
const pageTimeMs = () => performance.timeOrigin + performance.now()

/**
 * Requests a stamp for the next submission unless there is one. Called early, at every interaction with a form, so
 * that visitors do not wait for it later.
 */
export function openFormStamp(): void {
  if (next && (!next.stamp || isGood(next.stamp))) return
  if (pageTimeMs() >= nextRequestFromMs) next = requestStamp()
}

/**
 * Returns a stamp for a submission, once it is old enough for the server: `own`, from an earlier attempt, while it is
 * valid, otherwise a new one that no other submission gets. Returns undefined, after at most 5 s, if the server sends
 * none; the form is then sent without a stamp.
 */
export async function waitForFormStamp(own?: FormStamp): Promise<FormStamp | undefined> {
  if (own && isGood(own)) return own
  openFormStamp()
  const request = next ?? requestStamp()
  next = undefined
  const stamp = await request.response
  if (!stamp) return undefined
  // Counted from the arrival, after the server has signed it, by the clock that may stop during sleep.
  const oldEnoughAtMs = request.arrivedMs + minAgeMs
  for (let left = oldEnoughAtMs - pageTimeMs(); left > 0; left = oldEnoughAtMs - pageTimeMs())
    await wait(left)
  return waitForFormStamp(stamp)
}

function requestStamp(): StampRequest {
  const request: StampRequest = {
    arrivedMs: 0,
    response: fetchStamp().then((stamp) => {
      request.arrivedMs = pageTimeMs()
      if (stamp) request.stamp = stamp
      else nextRequestFromMs = request.arrivedMs + pauseAfterFailureMs
      if (!stamp && next === request) next = undefined
      return stamp
    }),
  }
  return request
}

async function fetchStamp(): Promise<FormStamp | undefined> {
  const sentAt = { askedAtMs: Date.now(), askedOnPageMs: pageTimeMs() }
  try {
    const answer = await fetch('/form-stamp', { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
    return answer.ok ? { signed: await answer.text(), ...sentAt } : undefined
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
