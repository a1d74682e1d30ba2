import type { ModelQuestion } from '#server/services/model/model'

/** Tokens that a provider adds around each message. */
const tokensAround = 16
/** English has about four bytes per token; three overestimate the count. */
const bytesPerToken = 3

/** An upper bound for a question and its longest answer, because no token is shorter than a byte. */
export const maxTokens = (question: ModelQuestion): number =>
  promptBytes(question) + tokensAround * (question.messages.length + 1) + question.maxOutputTokens

interface ReportedUsage {
  /** The provider's count; undefined if it gives none. */
  totalTokens: number | undefined
  /** The bytes of the response that arrived. */
  answerBytes: number
}

/**
 * The tokens that a call used: the provider's count, or else an estimate from the bytes sent and received. It is always
 * between 0 and `maxTokens`.
 */
export function usedTokens(question: ModelQuestion, { totalTokens, answerBytes }: ReportedUsage): number {
  const estimate = (promptBytes(question) + answerBytes) / bytesPerToken
  const used = Math.ceil(totalTokens !== undefined && Number.isFinite(totalTokens) ? totalTokens : estimate)
  return Math.min(Math.max(used, 0), maxTokens(question))
}

function promptBytes({ instructions, messages }: ModelQuestion): number {
  const texts = [instructions, ...messages.map(({ content }) => content)]
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
}
