import { useLayoutEffect, useRef, useState } from 'react'
import { useSession } from '#app/lib/session'
import { type Draft, draftOf, keepDraft } from './drafts.ts'

export type Values = Record<string, string | boolean>

/** What is written in a form at the moment. */
export interface Written<V extends Values> {
  values: V
  /** Only what differs from what is stored. */
  changed: Partial<V>
  /** The version that was on the screen when writing began: a change made to the row since is a conflict (409). */
  version: number
}

interface WrittenOptions<V extends Values> {
  stored: V
  version: number
  /** Where it is kept on this device, for the signed-in account. */
  draft: string | undefined
  /** Fields that are too large to be kept there, such as a picture. */
  unkept: readonly (keyof V & string)[]
}

/**
 * The values of a form: those stored, with what is written over them. Whatever others change in the meantime takes nothing
 * of it away, and with a draft neither does a reload.
 */
export function useWritten<V extends Values>({ stored, version, draft, unkept }: WrittenOptions<V>) {
  const { email } = useSession()
  const name = draft && email && `${email} ${draft}`
  const [written, setWritten] = useState(() => (name ? draftOf(name) : undefined))
  // A change that began in an earlier rendering, such as the reading of a picture, is made to what is written by now.
  const latest = useRef(written)
  const readAs = useRef(name)
  const names = Object.keys(stored)
  const valuesWith = (over: Draft | undefined) =>
    Object.fromEntries(names.map((each) => [each, over?.[each] ?? stored[each]])) as V
  const values = valuesWith(written)
  const changedOf = (all: V) =>
    Object.fromEntries(Object.entries(all).filter(([each, value]) => value !== stored[each])) as Partial<V>
  const isChanged = (all: V) => Object.keys(changedOf(all)).length > 0
  const begunAt = written?.['version']
  const seen = typeof begunAt === 'number' ? begunAt : version

  function set(next: Draft | undefined) {
    latest.current = next
    setWritten(next)
  }

  function keep(next: Draft | undefined, isDraft = next !== undefined) {
    set(next)
    if (!name) return
    const draftFields = Object.entries(next ?? {}).filter(([each]) => !unkept.includes(each))
    // With its version alone there is nothing to keep.
    keepDraft(name, isDraft && draftFields.length > 1 ? Object.fromEntries(draftFields) : undefined)
  }

  // A rendered page knows the account only once it is hydrated, and text may have been typed into it before.
  useLayoutEffect(() => {
    if (!name || readAs.current === name) return
    const typed = readAs.current ? undefined : latest.current
    const storedDraft = draftOf(name)
    readAs.current = name
    if (typed)
      keep(storedDraft ? { ...storedDraft, ...typed, version: storedDraft['version'] ?? version } : typed)
    else set(storedDraft)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the account changes
  }, [name])

  return {
    names,
    values,
    isChanged: isChanged(values),
    version: seen,
    /** All that would be sent, with some of it changed. */
    with(changes: Partial<V>): Written<V> {
      const all = { ...values, ...changes }
      return { values: all, changed: changedOf(all), version: seen }
    },
    write(changes: Partial<V>) {
      const next = { version, ...latest.current, ...(changes as Values) }
      keep(next, isChanged(valuesWith(next)))
    },
    /** Bases the edits that were made since `sent` on another version of the row. */
    goOnFrom(next: number, sent: Partial<V> = {}) {
      const { version: _before, ...fields } = latest.current ?? {}
      const left = Object.entries(fields).filter(([each, value]) => value !== sent[each])
      keep(left.length > 0 ? { ...Object.fromEntries(left), version: next } : undefined)
    },
    forget: () => keep(undefined),
  }
}
