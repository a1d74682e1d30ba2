/** The address that `text` is, from `base` where it is relative; undefined when it is none. Older browsers have no `URL.parse`. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
