/** A page's path as in the content: without a trailing slash. */
export const currentPath = (pathname: string): string => pathname.replace(/(.)\/$/, '$1')
