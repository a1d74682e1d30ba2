import { contentView } from '#content/facts/content-view'
import { workshopFacts } from '#content/facts/facts'

/** What the printed result says beside the page's own texts. */
export const sheetCopy = contentView(() => ({
  title: (name: string, at: Date) =>
    `AI readiness score of ${name}, ${at.toLocaleDateString('en-US', { dateStyle: 'long' })}`,
  next: `The free ${workshopFacts.readiness.minutes}-minute workshop:`,
}))
