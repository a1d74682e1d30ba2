const link = /https?:\/\/[^\s<>"]+/g
const secretParameter = /[?&#](?:token|token_hash|scorecard|tk|pwd)=/
/** A token of the site has 32 characters or more. Ids and the names of pages have small letters alone. */
const token = /[\w-]{20,}/g

const isPrivate = (href: string) =>
  secretParameter.test(href) ||
  (href.match(token) ?? []).some((part) => /[a-z]/.test(part) && /[A-Z]/.test(part))

/** Replaces links that only the reader of a mail may have. */
export const hidePrivateLinks = (text: string): string =>
  text.replaceAll(link, (href) => (isPrivate(href) ? '(private link)' : href))
