import type { Database, Transaction } from '#server/db/connect'
import { inGroups } from '#server/db/in-groups'
import type { NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import { currentRequest, type RequestTrace } from '#server/trace/request-trace'
import { type CallKey, nameOf } from './call-key.ts'
import type { FormDefinition, Submission, SubmitCall } from './define-form.ts'
import { answeredBefore, type Earlier, givenAnswer, storeAnswers } from './idempotency.ts'
import { writeSubmissions } from './write-submissions.ts'
import type { Contract } from '#contracts/contract'

/** A form, and what it was called with. */
export interface FormCall extends Omit<SubmitCall<Contract>, 'input'> {
  form: FormDefinition
  /** Checked. */
  input: object
}

/** What a call of a form comes to, after its look at what is stored. @throws AppError */
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
  if (form.lookAtAll) return form.lookAtAll(calls, tx)
  // In one order, so that two groups never wait for each other's locks.
  const ordered = calls.toSorted((a, b) => (sortKeyOf(a) < sortKeyOf(b) ? -1 : 1))
  const looks = ordered.map(async (call) => [call, await form.look?.({ ...call, tx })] as const)
  // The transaction ends when one throws: what another writes after that would be written outside it.
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
 * Stores a submission and returns its answer, once both it and everything that follows from it are committed. After a
 * commit whose answer was lost, the visitor's own repeat finds out by its key.
 * @param callKey under which a repeat gets the first answer; none when the caller gave none
 * @throws AppError conflict when its key stands for other content, and what the form throws
 */
export type StoreSubmission = (call: FormCall, callKey: CallKey | undefined) => Promise<object>

/**
 * Submissions that arrive at the same moment are written in one transaction: the statements and the commit cost the
 * same for one and for fifty. Those that have to look at what is stored share one with others of their form.
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
        storeAnswers(
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
    if (looks(form)) return givenAnswer(await storeWithItsForm(form)(waiting))
    const submission = form.submit({ ...call, seen: undefined }) as Submission<object>
    return givenAnswer(await storeWithOthers({ ...waiting, submission, answer: submission.answer }))
  }
}

interface Waiting {
  call: FormCall
  callKey: CallKey | undefined
  request: RequestTrace | undefined
  /** Of a form that need not look at what is stored. */
  submission?: Submission<object>
  answer?: object
}

interface Ready extends Waiting {
  submission: Submission<object>
  answer: object
}

const looks = (form: FormDefinition) => form.look !== undefined || form.lookAtAll !== undefined

/** Either all of them have a submission, or all are of one form that looks at what is stored. */
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
 * One contact or row can be written once in a statement, and of two calls with one key the second gets the first's
 * answer.
 */
function tagsOf({ call, callKey, submission }: Waiting): string[] {
  const { activity, rows = [] } = submission ?? {}
  return [
    ...(activity?.person ? [`person ${activity.person.email}`] : []),
    ...(submission ? [] : peopleOf(call.input).map((each) => `person ${each}`)),
    ...(callKey ? [nameOf(callKey)] : []),
    ...rows.map(({ values }) => `row ${String(values['id'])}`),
  ]
}

/** By what an input names its person: an address, or what leads to one. */
function peopleOf(input: object): string[] {
  const { email, submissionId, token } = input as Partial<Record<string, string>>
  return [email, submissionId, token].filter((each) => each !== undefined)
}
