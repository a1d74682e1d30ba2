/** A page's address as the content names it: without a slash at its end. */
export const currentPath = (pathname: string): string => pathname.replace(/(.)\/$/, '$1')
