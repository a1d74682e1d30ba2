import * as z from 'zod/mini'
import { kept } from '#app/lib/kept'

/** Of pages this tab has been at: the address of each, by that of the page after it. A cursor only leads forward. */
const pagesBefore = kept('office-pages', z.record(z.string(), z.string()), 'session')

/** The oldest are forgotten. */
const keptAtMost = 100

/** Undefined for whoever was sent the address of a later page. */
export const pageBefore = (page: string): string | undefined => pagesBefore.read()?.[page]

export function rememberPageBefore(page: string, before: string): void {
  const others = Object.entries(pagesBefore.read() ?? {}).filter(([other]) => other !== page)
  pagesBefore.write(Object.fromEntries([...others, [page, before]].slice(-keptAtMost)))
}
