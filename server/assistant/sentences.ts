import { wordsOf } from './words.ts'

const asking =
  /^(and |but |so |ok |okay |well |also |then |plus |or |now |please |hey |hi |hello |just |because )*(what|whats|when|whens|where|wheres|which|who|whos|whose|why|how|hows|can|could|would|will|do|does|did|(dont|doesnt|didnt|isnt|arent|cant|wont) (you|it|i|we|they|the|this|that)|is|are|am|(was|were) (you|they|there|it|the|i|any)|should|shall|may|any|tell|show|give|explain|describe|compare|delete|remove|unsubscribe|take|stop|send|cancel|book|sign|i want|i need|id like|i would like|looking for|got|have you|has|have)\b/

interface Sentences {
  readonly questions: readonly string[]
  /** The sentences that ask nothing. */
  readonly statements: readonly string[]
  /** All statements as one text, if the only question is one like "can you help?". */
  readonly story?: string
}

/** Matches "Can you help?" and the like, which add no question to the statements before them. */
const bare =
  /^(please |so |any )*(help|advice|ideas?|suggestions?|thoughts|solutions?|tips)( me| us| here| please)*$|^(so |and |hi |hello )*(can|could|would|will|do|are|is|any|what) (you|yall|ai|this|it|ideas?|thoughts|suggestions?|do you think)( guys)?( (really|even|actually|still))?( able to)?( (help|do something|for (us|me)|think|here))?( (me|us))?( with (this|that|it))?( out)?$/

/** Splits a message into questions and statements. */
export function sentencesIn(message: string): Sentences {
  const all = message
    .split(
      /(?<=[.?!;])\s+|\n+|, (?=also[, ])|(?<!\b(?:you|yall|u|we|i|they|it|can|do|does|is|are|and|but)) (?=also[, ])/i,
    )
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part))
  const words = (sentence: string) => wordsOf(sentence).join(' ')
  const isBare = (sentence: string) => all.length > 1 && bare.test(words(sentence))
  const asks = (sentence: string) =>
    !isBare(sentence) && (sentence.endsWith('?') || asking.test(words(sentence)))
  const questions = all.filter(asks)
  const statements = all.filter((sentence) => !asks(sentence) && !isBare(sentence))
  const isStory = questions.length === 0 && statements.length < all.length
  return { questions, statements, ...(isStory && { story: statements.join(' ') }) }
}
