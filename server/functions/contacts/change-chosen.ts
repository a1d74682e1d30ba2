import type { ChosenContacts } from '#contracts/chosen-contacts'
import type { SQL } from 'drizzle-orm'
import { contactStatusNames, type ContactStatus } from '#domain/contact-status'
import type { Steps } from '#server/calls/change-in-steps'
import { inParts } from '#server/db/in-parts'
import type { Db, Transaction } from '#server/db/connect'
import { AppError } from '#server/errors/app-error'
import { changeContacts, changedSince, chosenIds } from '#server/commands/contacts/change-contacts.server'
import type { SettableColumn } from '#server/queries/contacts/changed-contacts'
import { officeDay } from '#server/settings/office-day'
import type { Outside } from '#server/settings/outside'
import type { Change } from '#server/queries/log/log.server'

const number = (count: number) => count.toLocaleString('en-US')

/**
 * Updates columns of the selected contacts.
 * @throws AppError conflict when a filter finds another number than expected, or somebody has changed one since
 */
export async function changeSelection(
  tx: Transaction,
  chosen: ChosenContacts,
  set: Partial<Record<SettableColumn, SQL>>,
  outside: Outside,
): Promise<{ answer: { data: { changed: number } }; changes: Change[] }> {
  const [stale] = chosen.versions ? await changedSince(tx, chosen.versions, chosen.ids) : []
  if (stale) {
    const status = contactStatusNames[stale.status as ContactStatus]
    throw new AppError('conflict', {
      userMessage: `Somebody has changed ${stale.name ?? stale.email} since you looked: the status is “${status}” now.`,
    })
  }
  const { found, changed, changes } = await changeContacts(tx, chosen, set, officeDay(outside))
  refuseOtherCount(chosen, found)
  return { answer: { data: { changed } }, changes }
}

/** @throws AppError conflict */
function refuseOtherCount({ expectedCount }: ChosenContacts, found: number): void {
  if (expectedCount === undefined || found === expectedCount) return
  throw new AppError('conflict', {
    userMessage: `You chose ${number(expectedCount)}, and there are ${number(found)} now. Nothing was changed. Look at the list again, then choose.`,
  })
}

/** The number of contacts that one step changes, in some fifty milliseconds. */
const perStep = 100

/**
 * Updates the contacts of a filter in steps; returns undefined for a selection by id or one small enough for a single
 * step.
 */
export function changeChosenInSteps(
  db: Db,
  chosen: ChosenContacts,
  set: Partial<Record<SettableColumn, SQL>>,
  outside: Outside,
): (() => Promise<Steps<{ data: { changed: number } }>>) | undefined {
  if ((chosen.expectedCount ?? 0) <= perStep) return undefined
  return async () => {
    const today = officeDay(outside)
    const ids = await chosenIds(db, chosen, today)
    refuseOtherCount(chosen, ids.length)
    let sum = 0
    const steps = inParts(ids, perStep).map((part) => async (tx: Transaction) => {
      const { changed, changes } = await changeContacts(tx, { ids: part }, set, today, true)
      sum += changed
      return changes
    })
    return { steps, answer: () => ({ data: { changed: sum } }) }
  }
}
