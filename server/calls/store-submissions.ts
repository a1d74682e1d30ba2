import type { Database, Transaction } from '#server/db/connect'
import { isDatabaseAway, isDiskFull } from '#server/db/failures'
import { inGroups } from '#server/db/in-groups'
import { type NewRow, rowsOf } from '#server/db/rows'
import type { NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import { causedBy, writeDeliveries } from '#server/deliveries/ledger/deliver'
import { noticeOf } from './receive-submission.ts'
import { recordActivities } from '#server/queries/contacts/contacts.server'
import type { Submission } from './define-function.ts'
import { type CallKey, nameOf, otherContent } from './call-key.ts'
import { answeredBefore, type Earlier } from './idempotency.ts'

interface SubmissionCall {
  /** Under which a repeat gets the first answer; none when the caller gave none. */
  callKey: CallKey | undefined
  submission: Submission
  /** Who caused it, for the ledger. */
  sender: string
  now: Date
}

interface StoreOptions {
  database: Pick<Database, 'db'>
  /** Called after a commit that wrote deliveries, with them. */
  onDeliveries(written: readonly NewDelivery[]): void
}

/** More would make the first of a group wait for the last. */
const largestGroup = 100
const groupsAtOnce = 2

/**
 * Stores a submission and returns its answer, once both it and everything that follows from it are committed.
 * @throws AppError conflict when its key stands for other content
 */
export type StoreSubmission = (call: SubmissionCall) => Promise<unknown>

/**
 * Submissions that arrive at the same moment are written in one transaction: the statements and the commit cost the
 * same for one and for fifty.
 */
export function submissionStore({ database: { db }, onDeliveries }: StoreOptions): StoreSubmission {
  async function storeGroup(calls: readonly SubmissionCall[]): Promise<Earlier[]> {
    const now = new Date()
    const { outcomes, written } = await db.transaction(async (tx) => {
      const given = calls.map((call) => ({ ...call, answer: call.submission.answer }))
      const earlier = await answeredBefore(tx, given, now)
      const fresh = calls.filter((_call, index) => earlier[index] === undefined)
      return {
        outcomes: given.map(({ answer }, index) => earlier[index] ?? { answer }),
        written: await write(tx, fresh),
      }
    })
    if (written.length > 0) onDeliveries(written)
    return outcomes
  }

  async function write(tx: Transaction, calls: readonly SubmissionCall[]): Promise<NewDelivery[]> {
    const rows = calls.map(({ submission }) => submission.row)
    const activities = calls.map((call) => ({ ...call.submission.activity, now: call.now }))
    const promised = calls.flatMap(({ submission, sender }) =>
      submission.deliveries.map((delivery) => causedBy(sender, delivery)),
    )
    const due = [...promised, ...activities.map(noticeOf)]
    await Promise.all([...insertRows(tx, rows), recordActivities(tx, activities), writeDeliveries(tx, due)])
    return due
  }

  const storeWithOthers = inGroups({
    work: storeGroup,
    tagsOf,
    largest: largestGroup,
    groupsAtOnce,
    // A commit whose answer was lost may have happened: the visitor's own repeat, with its key, finds out.
    isNobodys: (error) => isDatabaseAway(error) || isDiskFull(error),
  })
  return async (call) => {
    const outcome = await storeWithOthers(call)
    if (outcome === 'other content') throw otherContent()
    return outcome.answer
  }
}

/** One contact can be written once in a statement, and of two calls with one key the second gets the first's answer. */
function tagsOf({ callKey, submission }: SubmissionCall): string[] {
  const { person } = submission.activity
  return [...(person ? [`person ${person.email}`] : []), ...(callKey ? [nameOf(callKey)] : [])]
}

function insertRows(tx: Transaction, rows: readonly NewRow[]): Promise<unknown>[] {
  return [...Map.groupBy(rows, ({ table }) => table)].map(([table, ofTable]) =>
    tx.insert(table).select(
      rowsOf(
        table,
        ofTable.map(({ values }) => values),
      ),
    ),
  )
}
