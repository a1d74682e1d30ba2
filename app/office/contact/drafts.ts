import * as z from 'zod/mini'
import { kept } from '#app/lib/kept'

const draft = z.object({ subject: z.optional(z.string()), text: z.string() })
export type Draft = z.output<typeof draft>

/** What is written to and about people and not sent yet, by who writes it, what it is, and whom it is about. */
const drafts = kept('office-drafts', z.record(z.string(), draft))

/** The oldest are forgotten: they were left behind. */
const keptAtMost = 50

type Writing = 'reply' | 'note' | 'call'

/** Whoever else signs in on this device has drafts of their own. */
export const draftName = (by: string, writing: Writing, contactId: string) => `${by} ${writing}:${contactId}`

export const draftOf = (name: string): Draft | undefined => drafts.read()?.[name]

/** Keeps a draft on this device; without one it is forgotten. */
export function keepDraft(name: string, given: Draft | undefined): void {
  const others = Object.entries(drafts.read() ?? {}).filter(([other]) => other !== name)
  const entries = given ? [...others, [name, given] as const] : others
  drafts.write(Object.fromEntries(entries.slice(-keptAtMost)))
}

/** To whom somebody has begun a reply on this device: looks by the id of a contact. */
export function repliesBegun(by: string): (contactId: string) => boolean {
  const names = new Set(Object.keys(drafts.read() ?? {}))
  return (contactId) => names.has(draftName(by, 'reply', contactId))
}

/** Forgets what anybody has begun to write about somebody on this device. */
export function forgetDraftsAbout(contactId: string): void {
  const others = Object.entries(drafts.read() ?? {}).filter(([name]) => !name.endsWith(`:${contactId}`))
  drafts.write(Object.fromEntries(others))
}

const restored = new Map<string, number>()
const listeners = new Set<() => void>()

/** Puts back what was to be sent, before whatever was begun since. */
export function restoreDraft(name: string, { subject, text }: Draft): void {
  const begun = draftOf(name)
  keepDraft(name, { subject, text: begun ? `${text}\n\n${begun.text}` : text })
  restored.set(name, (restored.get(name) ?? 0) + 1)
  for (const listener of listeners) listener()
}

/** How often a draft was put back: whatever shows it has to read it again. */
export const timesRestored = (name: string): number => restored.get(name) ?? 0

export function subscribeToRestored(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
