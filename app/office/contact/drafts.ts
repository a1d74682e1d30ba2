import * as z from 'zod/mini'
import { kept } from '#app/lib/kept'

const draft = z.object({ subject: z.optional(z.string()), text: z.string() })
export type Draft = z.output<typeof draft>

/** What is written to and about people and not sent yet, by what it is and whom it is about. */
const drafts = kept('office-drafts', z.record(z.string(), draft))

/** The oldest are forgotten: they were left behind. */
const keptAtMost = 50

export const draftOf = (name: string): Draft | undefined => drafts.read()?.[name]

/** Keeps a draft on this device; without one it is forgotten. */
export function keepDraft(name: string, given: Draft | undefined): void {
  const others = Object.entries(drafts.read() ?? {}).filter(([other]) => other !== name)
  const entries = given ? [...others, [name, given] as const] : others
  drafts.write(Object.fromEntries(entries.slice(-keptAtMost)))
}
