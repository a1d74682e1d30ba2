interface OnPages {
  readonly path: string
  readonly alsoPaths?: readonly string[]
}

/** The pages of an offer or a question, the main one first. */
export const pathsOf = ({ path, alsoPaths = [] }: OnPages): string[] => [path, ...alsoPaths]
