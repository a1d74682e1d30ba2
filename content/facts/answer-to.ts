interface Answered {
  readonly question: string
  readonly answer: string
}

/**
 * What a page answers to one of its own questions, so that the assistant says it in the page's words. Empty when the
 * page no longer asks it; a test names such places.
 */
export const answerTo = <Faq extends readonly Answered[]>(
  faq: Faq | undefined,
  question: Faq[number]['question'],
): string => faq?.find((each) => each.question === question)?.answer ?? ''
