import { AppError } from '#server/errors/app-error'

/**
 * The conflict for a bulk action whose filter now matches another number.
 * @param maxCount how many were counted at most
 */
export function otherCount(now: number, maxCount: number): AppError {
  const count = `${now.toLocaleString('en-US')}${now < maxCount ? '' : ' or more'}`
  return new AppError('conflict', {
    userMessage: `There ${now === 1 ? 'is' : 'are'} ${count} by now. Nothing was changed: please look again.`,
  })
}
