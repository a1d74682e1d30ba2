import type { ModelQuestion } from '#server/services/model/model'

/** For each message, what a provider adds around it. */
const tokensAround = 16
/** English has about four bytes a token; three err on the side of counting too much. */
const bytesPerToken = 3

/** More than any tokenizer makes of a question and its longest answer: no token is shorter than a byte. */
export const maxTokens = (question: ModelQuestion): number =>
  promptBytes(question) + tokensAround * (question.messages.length + 1) + question.maxOutputTokens

interface Told {
  /** What the provider counted; undefined when it does not say. */
  totalTokens: number | undefined
  /** How much of its answer came. */
  answerBytes: number
}

/**
 * What a call of the model has used: what its provider says, else an estimate from what was sent and came back. Between
 * 0 and `maxTokens`, whatever a provider says.
 */
export function usedTokens(question: ModelQuestion, { totalTokens, answerBytes }: Told): number {
  const estimate = (promptBytes(question) + answerBytes) / bytesPerToken
  const used = Math.ceil(totalTokens !== undefined && Number.isFinite(totalTokens) ? totalTokens : estimate)
  return Math.min(Math.max(used, 0), maxTokens(question))
}

function promptBytes({ instructions, messages }: ModelQuestion): number {
  const texts = [instructions, ...messages.map(({ content }) => content)]
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
}
