import * as z from 'zod/mini'
import { storedValue } from '#app/lib/stored-value'

/** Unsaved values of a form by field name, and as `version` the version of the row that they are based on. */
const draft = z.record(z.string(), z.union([z.string(), z.boolean(), z.number()]))
export type Draft = z.output<typeof draft>

/** The drafts on this device. Their names begin with the account's email address. */
const drafts = storedValue('office-drafts', z.record(z.string(), draft))

/** Beyond this number the oldest drafts are deleted. */
const maxEntries = 50

type Writing = 'reply' | 'note' | 'call' | 'next-step' | 'reach'

/** Includes the account, because several accounts can use one device. */
export const draftName = (by: string, writing: Writing, contactId: string) => `${by} ${writing}:${contactId}`

export const draftOf = (name: string): Draft | undefined => drafts.read()?.[name]

/** Saves a draft on this device; without text it is deleted. */
export function keepDraft(name: string, given: Draft | undefined): void {
  const others = Object.entries(drafts.read() ?? {}).filter(([other]) => other !== name)
  const entries = given ? [...others, [name, given] as const] : others
  drafts.write(Object.fromEntries(entries.slice(-maxEntries)))
}

/** The contacts with an unsent reply on this device, looked up by id. */
export function repliesBegun(by: string): (contactId: string) => boolean {
  const names = new Set(Object.keys(drafts.read() ?? {}))
  return (contactId) => names.has(draftName(by, 'reply', contactId))
}

/** Deletes every draft about somebody on this device. */
export function deleteDraftsAbout(contactId: string): void {
  const others = Object.entries(drafts.read() ?? {}).filter(([name]) => !name.endsWith(`:${contactId}`))
  drafts.write(Object.fromEntries(others))
}

const restored = new Map<string, number>()
const listeners = new Set<() => void>()

/** Puts unsent text back into the draft, before anything typed since. */
export function restoreDraft(name: string, { subject, text }: { subject: string; text: string }): void {
  const earlierText = draftOf(name)?.['text']
  keepDraft(name, { subject, text: earlierText === undefined ? text : `${text}\n\n${earlierText}` })
  restored.set(name, (restored.get(name) ?? 0) + 1)
  for (const listener of listeners) listener()
}

/** How often a draft was restored on this page. A change tells its field to reload the draft. */
export const timesRestored = (name: string): number => restored.get(name) ?? 0

export function subscribeToRestored(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
