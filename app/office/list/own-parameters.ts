/** The parameters that begin with the prefix of a list, without it. */
export const ownOf = (address: URLSearchParams, prefix: string): URLSearchParams =>
  new URLSearchParams(
    [...address].flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  )

/** The address with those parameters replaced. */
export const withOwn = (address: URLSearchParams, prefix: string, own: URLSearchParams): URLSearchParams =>
  new URLSearchParams([
    ...[...address].filter(([name]) => !name.startsWith(prefix)),
    ...[...own].map(([name, value]) => [`${prefix}${name}`, value]),
  ])
