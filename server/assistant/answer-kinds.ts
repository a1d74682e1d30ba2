import type { ChatMessage } from '#contracts/chatbot-response'
import type { Draft } from './answer.ts'
import { sentencesIn } from './sentences.ts'
import type { Reading } from './understand.ts'

/** What is said to our own question, and asks nothing. */
export const answersUs = (
  message: string,
  { answered, isRecognized }: Draft,
  history: readonly ChatMessage[],
) =>
  !answered &&
  !isRecognized &&
  history.at(-1)?.text.trimEnd().endsWith('?') === true &&
  sentencesIn(message).asked.length === 0

/** Says what business asks, which an answer has to fit. */
export const tellsWho = ({ industry, people }: Reading) => industry !== undefined || people !== undefined

/** It tells what was asked, or that it is known not to be known. */
export const isAnswer = ({ answered, isRecognized, isSmallTalk }: Draft) =>
  (answered || isRecognized) && !isSmallTalk
