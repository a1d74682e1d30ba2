import { replyOf } from '#server/assistant/choice'
import { offeredFor } from './choices.ts'
import { jsonLines } from './json-lines.ts'

/** A line of `sentences.jsonl`: something false that a model might say to a question. */
interface Sentence {
  kind: string
  question: string
  text: string
}

/** The ways in which a model could try to get words of its own to the visitor. */
const outputsWith = (text: string): string[] => {
  const choice = '{"say":[1]}'
  return [
    text,
    JSON.stringify(text),
    JSON.stringify({ say: [text] }),
    JSON.stringify({ say: text }),
    JSON.stringify({ say: [1, text] }),
    JSON.stringify({ say: [1], text }),
    JSON.stringify({ text, say: [1] }),
    JSON.stringify({ say: [1], [text]: 1 }),
    `{"say":[1],"say":${JSON.stringify([text])}}`,
    `{"say":[1/*${text}*/]}`,
    `${choice}\n${text}`,
    `${text}\n${choice}`,
    `\`\`\`json\n${choice}\n\`\`\`\n${text}`,
  ]
}

export interface FalseSaid {
  tried: number
  /** Outputs of which anything would be shown. */
  shown: string[]
}

/** What of all the false sentences would be shown, however a model wraps them. */
export function falseSentencesShown(): FalseSaid {
  const outputs = jsonLines<Sentence>('sentences.jsonl').flatMap(({ question, text }) => {
    const offered = offeredFor(question)
    return outputsWith(text).map((output) => ({ output, reply: replyOf(output, offered) }))
  })
  return {
    tried: outputs.length,
    shown: outputs.filter(({ reply }) => 'text' in reply).map(({ output }) => output),
  }
}
