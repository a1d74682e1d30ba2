import { AppError } from '#server/errors/app-error'

/** For whoever acts on all that a filter finds, and has seen another number of them. */
export const otherCount = (now: number) =>
  new AppError('conflict', {
    userMessage: `${now === 1 ? 'There is 1' : `There are ${now.toLocaleString('en-US')}`} by now. Nothing was changed: please look again.`,
  })
