import { contentView } from '#content/facts/content-view'
import { workshopFacts } from '#content/facts/facts'

/** The texts that only the printed result has. */
export const sheetCopy = contentView(() => ({
  title: (name: string, at: Date) =>
    `AI readiness score of ${name}, ${at.toLocaleDateString('en-US', { dateStyle: 'long' })}`,
  next: `The free ${workshopFacts.readiness.minutes}-minute workshop:`,
}))
