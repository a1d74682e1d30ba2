import { overlayDifferences } from '#content/facts/checked-overlay'
import { accountName } from '#domain/account-name'
import type { Db, Transaction } from '#server/db/connect'
import { AppError } from '#server/errors/app-error'
import { type ContentVersion, savedBy } from '#server/queries/content/content-versions.server'

/**
 * The conflict for content: who changed it and when, and both values of each differing field.
 * @param theirs undefined if it was published or discarded
 * @param mine the overlay to be saved; undefined where only the draft's existence mattered
 */
export async function contentConflict(
  db: Db | Transaction,
  what: 'draft' | 'published',
  theirs: ContentVersion | undefined,
  mine?: object,
): Promise<AppError> {
  if (!theirs) {
    return new AppError('conflict', {
      userMessage: `The ${what === 'draft' ? 'draft' : 'published content'} that you saw is not there anymore: somebody has published it or thrown it away. Look at what there is now, then try again.`,
    })
  }
  const accounts = await savedBy(db, [theirs])
  const by = accounts.get(theirs.saved_by ?? '')
  const who = accountName(by?.email, by?.name)
  const did = what === 'draft' ? 'saved a draft' : `published version ${theirs.number}`
  const issues = mine
    ? overlayDifferences(theirs.overlay, mine)
        .slice(0, 50)
        .map(({ path, one, other }) => ({
          path: `overlay.${path}`,
          message: `${path}: theirs is ${formatValue(one)}, yours ${formatValue(other)}`,
        }))
    : []
  return new AppError('conflict', {
    userMessage: `${who} has ${did} since you looked. Look at both, then try again.`,
    issues,
  })
}

const formatValue = (value: unknown) =>
  value === undefined ? 'as the site has it by itself' : JSON.stringify(value)
