import { type ScoreMailData, scoreMailContent } from './score-mail-content.ts'
import { scoreMailText } from './score-mail-text.ts'

export type { ScoreMailData }

/**
 * Composes the mail with the results (behavior 7.15, send-score-email): the score and its tier, the first repair, the
 * cost of waiting as the results page shows it, and the next step. Nothing that the visitor typed is in the subject.
 */
export async function scoreMail(
  data: ScoreMailData,
): Promise<{ subject: string; html: string; text: string }> {
  const content = scoreMailContent(data)
  // Imported at the first mail, because commands and most tests send none.
  const { scoreMailHtml } = await import('./score-mail-html.ts')
  return { subject: content.subject, html: scoreMailHtml(content), text: scoreMailText(content) }
}
