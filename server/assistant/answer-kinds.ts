import type { ChatMessage } from '#contracts/chatbot-response'
import type { Draft } from './answer.ts'
import { sentencesIn } from './sentences.ts'
import type { Reading } from './understand.ts'

/** A statement that answers our own question and asks nothing. */
export const answersUs = (
  message: string,
  { answered, isRecognized }: Draft,
  history: readonly ChatMessage[],
) =>
  !answered &&
  !isRecognized &&
  history.at(-1)?.text.trimEnd().endsWith('?') === true &&
  sentencesIn(message).asked.length === 0

/** The kinds of business that an answer must fit. */
export const tellsWho = ({ industry, people }: Reading) => industry !== undefined || people !== undefined

/** It answers the question, or says that the answer is not known. */
export const isAnswer = ({ answered, isRecognized, isSmallTalk }: Draft) =>
  (answered || isRecognized) && !isSmallTalk
