import type { ChatMessage } from '#contracts/chatbot-response'
import type { Draft } from './answer.ts'
import { sentencesIn } from './sentences.ts'
import type { Reading } from './understand.ts'
import type { KnowsWord } from './vocabulary.ts'
import { wordsOf } from './words.ts'

/** Whether the message answers the assistant's question: it asks nothing, and contains only known words. */
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

/** Whether the message names a trade or a number of people, which an answer must fit. */
export const tellsWho = ({ industry, people }: Reading) => industry !== undefined || people !== undefined

/** Whether the draft answers the question, or states that the answer is unknown; small talk does not count. */
export const isAnswer = ({ answered, isRecognized, isSmallTalk }: Draft) =>
  (answered || isRecognized) && !isSmallTalk
