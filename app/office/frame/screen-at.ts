import { officeScreens } from '#content/office-frame'

/** Whether an address belongs to a screen: its own, and what lies below it. */
export const isAt = (pathname: string, path: string): boolean =>
  pathname === path || (path !== '/admin' && pathname.startsWith(`${path}/`))

/** What the screen of an address is called; undefined where there is none. */
export const screenNameAt = (pathname: string): string | undefined =>
  officeScreens.flat().find(({ path }) => isAt(pathname, path))?.name
