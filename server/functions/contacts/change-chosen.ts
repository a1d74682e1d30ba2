import type { ChosenContacts } from '#contracts/chosen-contacts'
import type { SQL } from 'drizzle-orm'
import { contactStatusNames, type ContactStatus } from '#domain/contact-status'
import type { Transaction } from '#server/db/connect'
import { AppError } from '#server/errors/app-error'
import { changeContacts, changedSince } from '#server/queries/contacts/change-contacts.server'
import type { SettableColumn } from '#server/queries/contacts/changed-contacts'
import { officeDay } from '#server/settings/office-day'
import type { Outside } from '#server/settings/outside'
import type { Change } from '#server/queries/log/log.server'

const number = (count: number) => count.toLocaleString('en-US')

/**
 * Sets columns of the contacts that were chosen.
 * @throws AppError conflict when a filter finds another number than was expected, or somebody has changed one since
 */
export async function changeChosen(
  tx: Transaction,
  chosen: ChosenContacts,
  set: Partial<Record<SettableColumn, SQL>>,
  outside: Outside,
): Promise<{ answer: { data: { changed: number } }; changes: Change[] }> {
  const [stale] = chosen.versions ? await changedSince(tx, chosen.versions) : []
  if (stale) {
    const status = contactStatusNames[stale.status as ContactStatus]
    throw new AppError('conflict', {
      userMessage: `Somebody has changed ${stale.name ?? stale.email} since you looked: the status is “${status}” now.`,
    })
  }
  const { found, changed, changes } = await changeContacts(tx, chosen, set, officeDay(outside))
  if (chosen.expectedCount !== undefined && found !== chosen.expectedCount) {
    throw new AppError('conflict', {
      userMessage: `You chose ${number(chosen.expectedCount)}, and there are ${number(found)} now. Nothing was changed. Look at the list again, then choose.`,
    })
  }
  return { answer: { data: { changed } }, changes }
}
