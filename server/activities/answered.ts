import type { SubmittedContent } from '#domain/activity'

type Question = readonly [label: string, answer: string | readonly string[] | null | undefined]

/** Questions with what was said to them; those that were left out or empty are not told. */
export function answered(...questions: readonly Question[]): SubmittedContent {
  return questions.flatMap(([label, answer]) => (answer?.length ? [[label, answer] as const] : []))
}
