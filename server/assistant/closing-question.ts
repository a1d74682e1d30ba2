import { assistantPanel } from '#content/assistant/panel'
import type { ChatMessage } from '#contracts/chatbot-response'
import { type Draft, withLinkLast } from './answer.ts'

/**
 * The reply with its closing question, which is removed if the conversation or the greeting had it before. A reply that
 * is joined from several keeps only the last closing question.
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
