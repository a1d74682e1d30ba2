/** Parses `text` as a URL, relative to `base`; undefined if invalid. Older browsers have no `URL.parse`. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
