import * as z from 'zod/mini'
import { storedValue } from '#app/lib/stored-value'

/** The previous page of each page this tab has visited, by address, because a cursor only leads forward. */
const pagesBefore = storedValue('office-pages', z.record(z.string(), z.string()), 'session')

/** Beyond this number the oldest entries are deleted. */
const maxEntries = 100

/** The address of the previous page; undefined if this tab has not come from there. */
export const pageBefore = (page: string): string | undefined => pagesBefore.read()?.[page]

export function rememberPageBefore(page: string, before: string): void {
  const others = Object.entries(pagesBefore.read() ?? {}).filter(([other]) => other !== page)
  pagesBefore.write(Object.fromEntries([...others, [page, before]].slice(-maxEntries)))
}
