import { assistantPanel } from '#content/assistant/panel'
import type { ChatMessage } from '#contracts/chatbot-response'
import { type Draft, withLinkLast } from './answer.ts'

/**
 * The reply with its question back, wherever it stands. A conversation is asked each question once, and the greeting's
 * has been asked before it began. An answer put together from several keeps the last of their questions.
 */
export function withClosingQuestion({ text, asks }: Draft, history: readonly ChatMessage[]): string {
  const whole = withLinkLast(asks ? `${text} ${asks}`.replace('\n ', '\n') : text).trimEnd()
  const earlier = [
    assistantPanel.greeting,
    ...history.filter(({ type }) => type === 'bot').map((each) => each.text),
  ]
  const paragraphs = whole.split('\n')
  const shortened = paragraphs.map((paragraph, at) => {
    const question = closingOf(paragraph)
    const isRepeated = question !== undefined && earlier.some((each) => each.includes(question))
    const comesLater = paragraphs.slice(at + 1).some((later) => closingOf(later) !== undefined)
    return question && (isRepeated || comesLater) ? paragraph.slice(0, -question.length).trimEnd() : paragraph
  })
  return shortened
    .filter((paragraph, at) => paragraph !== '' || paragraphs[at] === '')
    .join('\n')
    .trimEnd()
}

const closingOf = (paragraph: string): string | undefined =>
  /(?<![^.?!:\n])[^.?!:\n]+\?$/.exec(paragraph.trimEnd())?.[0].trim()
