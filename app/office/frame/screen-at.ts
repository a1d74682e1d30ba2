import { officeScreens } from '#content/office/frame'

/** Whether an address belongs to a screen: its own address or one below it. */
export const isAt = (pathname: string, path: string): boolean =>
  pathname === path || (path !== '/admin' && pathname.startsWith(`${path}/`))

/** The name of the screen at an address; undefined without one. */
export const screenNameAt = (pathname: string): string | undefined =>
  officeScreens.flat().find(({ path }) => isAt(pathname, path))?.name
