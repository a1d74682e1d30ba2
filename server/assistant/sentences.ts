import { wordsOf } from './words.ts'

const asking =
  /^(and |but |so |ok |okay |well |also |then |plus |or |now |please |hey |hi |hello |just |because )*(what|whats|when|whens|where|wheres|which|who|whos|whose|why|how|hows|can|could|would|will|do|does|did|(dont|doesnt|didnt|isnt|arent|cant|wont) (you|it|i|we|they|the|this|that)|is|are|am|(was|were) (you|they|there|it|the|i|any)|should|shall|may|any|tell|show|give|explain|describe|compare|delete|remove|unsubscribe|take|stop|send|cancel|book|sign|i want|i need|id like|i would like|looking for|got|have you|has|have)\b/

export interface Sentences {
  readonly asked: readonly string[]
  /** What is said around the questions. */
  readonly told: readonly string[]
}

/** A message's sentences, those that ask apart from those that tell. */
export function sentencesIn(message: string): Sentences {
  const all = message
    .split(/(?<=[.?!;])\s+|\n+|,? (?=also[, ])/)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part))
  const asks = (sentence: string) => sentence.endsWith('?') || asking.test(wordsOf(sentence).join(' '))
  return { asked: all.filter(asks), told: all.filter((sentence) => !asks(sentence)) }
}
