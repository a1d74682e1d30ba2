interface Answered {
  readonly question: string
  readonly answer: string
}

/**
 * A page's answer to one of its own questions, for the assistant to repeat. Empty if the page no longer has the
 * question; a test reports such places.
 */
export const answerTo = <Faq extends readonly Answered[]>(
  faq: Faq | undefined,
  question: Faq[number]['question'],
): string => faq?.find((each) => each.question === question)?.answer ?? ''
