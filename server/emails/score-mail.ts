import { type ScoreMailData, scoreMailContent } from './score-mail-content.ts'
import { scoreMailText } from './score-mail-text.ts'

export type { ScoreMailData }

/**
 * The results by mail (behavior 7.15, send-score-email): the score and its tier, the first thing to repair, what waiting
 * costs as the results page shows it, and the next step. No text of the visitor's reaches the subject.
 */
export async function scoreMail(
  data: ScoreMailData,
): Promise<{ subject: string; html: string; text: string }> {
  const content = scoreMailContent(data)
  // Loaded at the first mail: a command and most tests write none.
  const { scoreMailHtml } = await import('./score-mail-html.ts')
  return { subject: content.subject, html: scoreMailHtml(content), text: scoreMailText(content) }
}
