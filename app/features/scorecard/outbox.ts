import { callFunction, FunctionError } from '#app/lib/call-function'
import { waitForFormStamp } from '#app/lib/form-stamp'
import { storedValue } from '#app/lib/stored-value'
import { rememberedVisit } from '#app/lib/visit'
import { sendScoreEmail } from '#contracts/send-score-email'
import { sendToSheets } from '#contracts/send-to-sheets'
import { savedCostOfInactionUsd } from '#domain/cost-of-inaction'
import * as z from 'zod/mini'
import { runInOneTab } from './run-in-one-tab.ts'
import { submission, type Submission } from './submission.ts'

const calls = ['send-score-email', 'send-to-sheets'] as const
export type ScorecardCall = (typeof calls)[number]

const parcel = z.object({
  call: z.enum(calls),
  submission,
  attempts: z.number(),
  nextAttemptAtMs: z.number(),
})
type Parcel = z.output<typeof parcel>

const outbox = storedValue('scorecard-outbox', z.array(parcel))

/** How long other pages leave a queued call to the page that queued it, which makes the first attempt at once. */
const firstAttemptMs = 30_000
const longestDelayMs = 10 * 60_000
/**
 * Status codes that another attempt cannot change. 409 means that answers are stored under this id already.
 */
const refusals: readonly (number | null)[] = [400, 409, 413, 422]

/** The delay after this many failed attempts: 5 s, tripling, up to 10 minutes. */
export function retryDelayMs(attempts: number): number {
  return Math.min(5_000 * 3 ** (attempts - 1), longestDelayMs)
}

/** Queues calls until {@link deliver} has made them, even if this page is closed. */
export function enqueue(sent: Submission, wanted: readonly ScorecardCall[], nowMs = Date.now()) {
  const parcels = outbox.read() ?? []
  const added = wanted
    .filter((call) => !parcels.some((other) => isFor(other, sent.submissionId, call)))
    .map((call) => ({ call, submission: sent, attempts: 0, nextAttemptAtMs: nowMs + firstAttemptMs }))
  outbox.write([...parcels, ...added])
}

/** The pending calls, oldest first. */
export function waitingParcels(): readonly Parcel[] {
  return outbox.read() ?? []
}

/** Returns the submission with a valid stamp, if there is one, and stores it in the queued calls. */
export async function stamped(sent: Submission): Promise<Submission> {
  const isOfIt = ({ submission: { submissionId } }: Parcel) => submissionId === sent.submissionId
  const { stamp } = waitingParcels().find(isOfIt)?.submission ?? sent
  const own = { ...sent, stamp: await waitForFormStamp(stamp) }
  const parcels = waitingParcels()
  if (parcels.some(isOfIt))
    outbox.write(parcels.map((waiting) => (isOfIt(waiting) ? { ...waiting, submission: own } : waiting)))
  return own
}

/**
 * Makes one call. Its parcel leaves the outbox on a response or a final refusal; otherwise it is retried later.
 * Throws the call's `FunctionError`.
 * @returns the token in the response to `send-score-email`
 */
export async function deliver(
  sent: Submission,
  call: ScorecardCall,
  timeoutMs?: number,
): Promise<string | undefined> {
  let token: string | undefined
  const { submissionId, score, formData, topic, stamp } = sent
  const input = { score, formData, submissionId, visit: rememberedVisit(), stamp: stamp?.signed, topic }
  try {
    if (call === 'send-score-email') {
      token = (await callFunction(sendScoreEmail, input, { timeoutMs })).data.token
    } else {
      const costOfInaction = savedCostOfInactionUsd(formData)
      await callFunction(sendToSheets, { ...input, costOfInaction }, { timeoutMs })
    }
  } catch (error) {
    const isRefused = error instanceof FunctionError && refusals.includes(error.status)
    if (isRefused) remove(submissionId, call)
    else postpone(submissionId, call, error)
    throw error
  }
  remove(submissionId, call)
  return token
}

let sending: Promise<void> | undefined

/**
 * Makes the calls that are due, or with `dueOnly: false` all that have failed before, one after another and in one
 * tab at a time. Returns the milliseconds until the next one is due; null for none.
 */
export async function sendOutbox({ dueOnly = true } = {}): Promise<number | null> {
  sending ??= runInOneTab((goOn) => sendQueued(dueOnly, goOn)).finally(() => (sending = undefined))
  await sending
  const times = waitingParcels().map((waiting) => waiting.nextAttemptAtMs)
  return times.length > 0 ? Math.max(Math.min(...times) - Date.now(), 1_000) : null
}

async function sendQueued(dueOnly: boolean, goOn: () => void) {
  for (const { submission: posted, call } of waitingParcels()) {
    // Read again, because it may have been sent or attempted elsewhere since then.
    const waiting = waitingParcels().find((other) => isFor(other, posted.submissionId, call))
    if (!waiting) continue
    const isDue = waiting.nextAttemptAtMs <= Date.now()
    if (!isDue && (dueOnly || waiting.attempts === 0)) continue
    goOn()
    try {
      await deliver(await stamped(waiting.submission), call)
    } catch (error) {
      warnOfFailure(call, error)
    }
  }
}

/** Logs to the console what failed and why, and nothing the visitor wrote. */
export function warnOfFailure(call: ScorecardCall, error: unknown) {
  const reason = error instanceof FunctionError ? error.code : 'unexpected'
  console.warn(`${call} failed: ${reason}`)
}

function postpone(submissionId: string, call: ScorecardCall, error: unknown) {
  const retryAfterMs = error instanceof FunctionError ? (error.retryAfterSeconds ?? 0) * 1_000 : 0
  outbox.write(
    waitingParcels().map((waiting) => {
      if (!isFor(waiting, submissionId, call)) return waiting
      const attempts = waiting.attempts + 1
      const delayMs = Math.max(retryDelayMs(attempts), retryAfterMs)
      return { ...waiting, attempts, nextAttemptAtMs: Date.now() + delayMs }
    }),
  )
}

function remove(submissionId: string, call: ScorecardCall) {
  const left = waitingParcels().filter((waiting) => !isFor(waiting, submissionId, call))
  if (left.length > 0) outbox.write(left)
  else outbox.clear()
}

function isFor(waiting: Parcel, submissionId: string, call: ScorecardCall): boolean {
  return waiting.call === call && waiting.submission.submissionId === submissionId
}
