import { AppError } from '#server/errors/app-error'

/**
 * For whoever acts on all that a filter finds, and has seen another number of them.
 * @param most how many were looked for
 */
export function otherCount(now: number, most: number): AppError {
  const count = `${now.toLocaleString('en-US')}${now < most ? '' : ' or more'}`
  return new AppError('conflict', {
    userMessage: `There ${now === 1 ? 'is' : 'are'} ${count} by now. Nothing was changed: please look again.`,
  })
}
