interface OnPages {
  readonly path: string
  readonly alsoPaths?: readonly string[]
}

/** The pages that an offer or a question stands on, the main one first. */
export const pathsOf = ({ path, alsoPaths = [] }: OnPages): string[] => [path, ...alsoPaths]
