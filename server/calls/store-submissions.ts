import type { Database, Transaction } from '#server/db/connect'
import { inGroups } from '#server/db/in-groups'
import type { NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import { currentRequest, type RequestTrace } from '#server/trace/request-trace'
import { type IdempotencyKey, storedKeyOf } from './call-key.ts'
import type { FormDefinition, Submission, SubmitCall } from './define-form.ts'
import { answeredBefore, type Earlier, storedResponse, storeResponses } from './idempotency.ts'
import { writeSubmissions } from './write-submissions.ts'
import type { Contract } from '#contracts/contract'

/** A form and its call. */
export interface FormCall extends Omit<SubmitCall<Contract>, 'input'> {
  form: FormDefinition
  /** The validated input. */
  input: object
}

/**
 * Computes what a form call writes, after its look at stored data.
 * @throws AppError
 */
export async function submissionOf(tx: Transaction, call: FormCall): Promise<Submission<object>> {
  const [submission] = await submissionsOf(tx, call.form, [call])
  if (!submission) throw new Error('a form without a submission')
  return submission
}

/** The same for calls of one form that share a transaction, in their order. */
async function submissionsOf(
  tx: Transaction,
  form: FormDefinition,
  calls: readonly FormCall[],
): Promise<Submission<object>[]> {
  const seen = await seenBy(tx, form, calls)
  return calls.map((call, index) => form.submit({ ...call, seen: seen[index] }) as Submission<object>)
}

async function seenBy(
  tx: Transaction,
  form: FormDefinition,
  calls: readonly FormCall[],
): Promise<readonly unknown[]> {
  if (form.readStates) return form.readStates(calls, tx)
  // Sorted, so that two groups never deadlock.
  const ordered = calls.toSorted((a, b) => (sortKeyOf(a) < sortKeyOf(b) ? -1 : 1))
  const looks = ordered.map(async (call) => [call, await form.look?.({ ...call, tx })] as const)
  // The transaction ends when one throws; a later write would be outside it.
  await Promise.allSettled(looks)
  const seenOf = new Map(await Promise.all(looks))
  return calls.map((call) => seenOf.get(call))
}

const sortKeyOf = ({ input }: FormCall) => peopleOf(input).join(' ')

interface StoreOptions {
  database: Pick<Database, 'db' | 'now'>
  /** Called after a commit that wrote deliveries, with them. */
  onDeliveries(written: readonly NewDelivery[]): void
}

const largestGroup = 100

/**
 * Stores a submission and returns its response once everything it writes is committed. If that response is lost, the
 * visitor's repeat gets it by its key.
 * @param callKey the key under which a repeat gets the first response; undefined when the caller gave none
 * @throws AppError conflict when its key was used with other content, and what the form throws
 */
export type StoreSubmission = (call: FormCall, callKey: IdempotencyKey | undefined) => Promise<object>

/**
 * Concurrent submissions are written in one transaction, because statements and commit cost the same for one and for
 * fifty. Forms that read stored data share one with calls of the same form only.
 */
export function submissionStore({ database, onDeliveries }: StoreOptions): StoreSubmission {
  async function storeGroup(calls: readonly Waiting[]): Promise<Earlier[]> {
    const outcome = await database.db.transaction(async (tx) => {
      const now = database.now()
      const earlier = await answeredBefore(tx, calls, now)
      const fresh = await withSubmissions(
        tx,
        calls.filter((_call, index) => earlier[index] === undefined),
      )
      const [written] = await Promise.all([
        writeSubmissions(
          tx,
          fresh.map(({ call, request, submission }) => ({ ...call, request, submission })),
        ),
        storeResponses(
          tx,
          fresh.filter(({ call }) => looks(call.form)),
          now,
        ),
      ])
      const answers = new Map(fresh.map(({ call, answer }) => [call, answer]))
      return {
        answers: calls.map(({ call }, index) => earlier[index] ?? { answer: answers.get(call) ?? {} }),
        written,
      }
    })
    if (outcome.written.length > 0) onDeliveries(outcome.written)
    return outcome.answers
  }

  const groups = () => inGroups({ work: storeGroup, tagsOf, largest: largestGroup })
  const storeWithOthers = groups()
  const byForm = new Map<FormDefinition, typeof storeWithOthers>()

  function storeWithItsForm(form: FormDefinition): typeof storeWithOthers {
    const store = byForm.get(form) ?? groups()
    byForm.set(form, store)
    return store
  }

  return async (call, callKey) => {
    const { form } = call
    const waiting = { call, callKey, request: currentRequest() }
    if (looks(form)) return storedResponse(await storeWithItsForm(form)(waiting))
    const submission = form.submit({ ...call, seen: undefined }) as Submission<object>
    return storedResponse(await storeWithOthers({ ...waiting, submission, answer: submission.answer }))
  }
}

interface Waiting {
  call: FormCall
  callKey: IdempotencyKey | undefined
  request: RequestTrace | undefined
  /** Set for a form that does not read stored data. */
  submission?: Submission<object>
  answer?: object
}

interface Ready extends Waiting {
  submission: Submission<object>
  answer: object
}

const looks = (form: FormDefinition) => form.look !== undefined || form.readStates !== undefined

/** Either all of them have a submission, or all are of one form that reads stored data. */
async function withSubmissions(tx: Transaction, given: readonly Waiting[]): Promise<Ready[]> {
  const form = given[0]?.call.form
  const submissions =
    form && looks(form)
      ? await submissionsOf(
          tx,
          form,
          given.map(({ call }) => call),
        )
      : []
  return given.map((waiting, index) => {
    const submission = submissions[index] ?? waiting.submission
    if (!submission) throw new Error('a form without a submission')
    return { ...waiting, submission, answer: submission.answer }
  })
}

/**
 * One statement can write a contact or row once, and of two calls with one key the second gets the first one's
 * response.
 */
function tagsOf({ call, callKey, submission }: Waiting): string[] {
  const { activity, rows = [] } = submission ?? {}
  return [
    ...(activity?.person ? [`person ${activity.person.email}`] : []),
    ...(submission ? [] : peopleOf(call.input).map((each) => `person ${each}`)),
    ...(callKey ? [storedKeyOf(callKey)] : []),
    ...rows.map(({ values }) => `row ${String(values['id'])}`),
  ]
}

/** What identifies a person in an input: an address, or what leads to one. */
function peopleOf(input: object): string[] {
  const { email, submissionId, token } = input as Partial<Record<string, string>>
  return [email, submissionId, token].filter((each) => each !== undefined)
}
