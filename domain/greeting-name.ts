const longestShown = 60
const invisible = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]+/gu
/** Matches what mail programs turn into links: a name must not put a link into a mail to somebody else. */
const address = /:\/\/|www\.|@|[\p{L}\p{N}-]{2}\.\p{L}{2}|\.\p{L}{2,}\//iu

/**
 * A visitor's name for a mail's greeting: one line, no direction marks, limited length; empty if it contains a web
 * address. Not escaped: HTML must escape it.
 */
export function greetingName(fullName: string): string {
  const name = fullName.replace(invisible, ' ').replace(/\s+/g, ' ').trim()
  if (address.test(name)) return ''
  const letters = Array.from(new Intl.Segmenter('en').segment(name), ({ segment }) => segment)
  return letters.length <= longestShown
    ? name
    : `${letters
        .slice(0, longestShown - 1)
        .join('')
        .trimEnd()}…`
}

/** Matches a first word that is a title, an initial, or a family name: then the whole name is used. */
const notAFirstName = /^(?:dr|mr|mrs|ms|mx|prof|rev|sir)$|[.,]$|^.$/iu

/** The first name for a mail's greeting: "Dana" of "Dana Smith". */
export function firstNameOf(fullName: string): string {
  const name = greetingName(fullName)
  const [first = ''] = name.split(' ')
  return notAFirstName.test(first) ? name : first
}
