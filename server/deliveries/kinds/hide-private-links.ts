const link = /https?:\/\/[^\s<>"]+/g
const secretParameter = /[?&#](?:token|token_hash|scorecard|tk|pwd)=/
/** Matches tokens, which mix upper and lower case. Ids and slugs of this length are lower case only. */
const token = /[\w-]{20,}/g

const isPrivate = (href: string) =>
  secretParameter.test(href) ||
  (href.match(token) ?? []).some((part) => /[a-z]/.test(part) && /[A-Z]/.test(part))

/** Replaces links with a secret, which only a mail's recipient may see, by `(private link)`. */
export const hidePrivateLinks = (text: string): string =>
  text.replaceAll(link, (href) => (isPrivate(href) ? '(private link)' : href))
