import type { ChatMessage } from '#contracts/chatbot-response'
import type { Draft } from './answer.ts'
import { sentencesIn } from './sentences.ts'
import type { Reading } from './understand.ts'
import type { KnowsWord } from './vocabulary.ts'
import { wordsOf } from './words.ts'

/** A statement that answers our own question, asks nothing and is of no strange subject. */
export const answersUs = (
  message: string,
  { answered, isRecognized }: Draft,
  history: readonly ChatMessage[],
  knows: KnowsWord,
) =>
  !answered &&
  !isRecognized &&
  history.at(-1)?.text.trimEnd().endsWith('?') === true &&
  sentencesIn(message).questions.length === 0 &&
  wordsOf(message).every((word) => knows(word) || /\d/.test(word))

/** The kinds of business that an answer must fit. */
export const tellsWho = ({ industry, people }: Reading) => industry !== undefined || people !== undefined

/** It answers the question, or says that the answer is not known. */
export const isAnswer = ({ answered, isRecognized, isSmallTalk }: Draft) =>
  (answered || isRecognized) && !isSmallTalk
