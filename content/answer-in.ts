interface Answered {
  readonly question: string
  readonly answer: string
}

/**
 * What a page answers to its own question about something, so that the assistant says it in the page's words. Empty
 * when the page no longer asks it; a test names such places.
 */
export function answerIn(faq: readonly Answered[] | undefined, about: RegExp): string {
  const found = faq?.find(({ question }) => about.test(question.toLowerCase()))
  return found?.answer ?? faq?.find(({ answer }) => about.test(answer.toLowerCase()))?.answer ?? ''
}
