/** Removes trailing slashes, so that a path can be appended. */
export const withoutTrailingSlashes = (address: string): string => address.replace(/(?<!\/)\/+$/, '')
