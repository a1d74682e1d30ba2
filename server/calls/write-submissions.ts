import type { Contract } from '#contracts/contract'
import { announceChange } from '#server/db/changes'
import type { Transaction } from '#server/db/connect'
import { type NewRow, rowsOf } from '#server/db/rows'
import { insertSharedRows, type SharedRow } from '#server/db/shared-rows'
import { causedBy, writeDeliveries } from '#server/deliveries/ledger/deliver'
import type { NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import { consequencesOf } from '#server/events/consequences'
import type { RequestTrace } from '#server/trace/request-trace'
import { type RecordedActivity, recordActivities } from '#server/queries/contacts/contacts.server'
import { otherContent, withoutExtras } from './call-key.ts'
import type { FormDefinition, Submission, SubmitCall } from './define-form.ts'

export interface WrittenSubmission extends Pick<SubmitCall<Contract>, 'now' | 'isConnected'> {
  form: FormDefinition
  /** The validated input. */
  input: object
  submission: Submission
  /** Who caused it, for the ledger. */
  senderKey: string
  /** The request it came with; submissions of many requests are written together. */
  request?: RequestTrace | undefined
}

/**
 * Writes everything submissions contain: rows, contacts, timeline, notices, deliveries. No two of them may have the
 * same address or share a row. Returns the deliveries.
 * @throws AppError conflict for a shared row with other content
 */
export async function writeSubmissions(
  tx: Transaction,
  given: readonly WrittenSubmission[],
): Promise<NewDelivery[]> {
  const alreadyStored = await writeShared(tx, given)
  const activities: RecordedActivity[] = []
  const promised: NewDelivery[] = []
  const notices: NewDelivery[] = []
  for (const one of given) {
    const { submission, senderKey: sender, request, now } = one
    promised.push(...submission.deliveries.map((delivery) => causedBy({ sender, request }, delivery)))
    if (!submission.activity || alreadyStored.has(submission)) continue
    const activity = { ...submission.activity, now }
    activities.push(activity)
    const following = consequencesOf({ activity, answers: answersIn(one) }, (kind) => one.isConnected(kind))
    notices.push(...following.map((delivery) => causedBy({ request }, delivery)))
  }
  const due = [...promised, ...notices]
  const changes = new Set(given.flatMap(({ submission }) => submission.changes ?? []))
  await Promise.all([
    ...writeRows(tx, given),
    recordActivities(tx, activities),
    // After the entries of the timeline, by which the ledger finds whom a delivery concerns.
    writeDeliveries(tx, due),
    announceChange(tx, ...changes),
  ])
  return due
}

/**
 * Writes only the forms' own rows, because the response depends on whether they can be stored.
 * @throws AppError conflict for a shared row with other content
 */
export async function tryRows(tx: Transaction, given: WithRows): Promise<void> {
  await writeShared(tx, [given])
  await Promise.all(writeRows(tx, [given]))
}

/** The content without the key of a personal link, which opens what the link was made for. */
function answersIn({ form, input }: WrittenSubmission): object {
  const answers: Record<string, unknown> = { ...(form.contentOf?.(input) ?? withoutExtras(input)) }
  delete answers['token']
  return answers
}

type WithRows = Pick<WrittenSubmission, 'submission'>

/** Returns the submissions that another call has stored before. */
async function writeShared(tx: Transaction, given: readonly WithRows[]): Promise<ReadonlySet<Submission>> {
  const rows = given.flatMap(({ submission }) =>
    (submission.rows ?? []).flatMap((row) => (isShared(row) ? { ...row, submission } : [])),
  )
  if (rows.length === 0) return new Set()
  const outcomes = [...(await insertSharedRows(tx, rows))]
  if (outcomes.some(([, outcome]) => outcome === 'different')) throw otherContent()
  return new Set(outcomes.flatMap(([row, outcome]) => (outcome === 'there' ? row.submission : [])))
}

/** Uses one statement per table. */
function writeRows(tx: Transaction, given: readonly WithRows[]): Promise<unknown>[] {
  const rows = given.flatMap(({ submission }) => (submission.rows ?? []).filter((row) => !isShared(row)))
  return [...Map.groupBy(rows, ({ table }) => table)].map(([table, ofTable]) =>
    tx.insert(table).select(
      rowsOf(
        table,
        ofTable.map(({ values }) => values),
      ),
    ),
  )
}

const isShared = (row: NewRow | SharedRow): row is SharedRow => 'same' in row
