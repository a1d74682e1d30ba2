import { useLayoutEffect, useRef, useState } from 'react'
import { useSession } from '#app/lib/session'
import { type Draft, draftOf, keepDraft } from './drafts.ts'

export type Values = Record<string, string | boolean>

/** The current values of a form. */
export interface Written<V extends Values> {
  values: V
  /** Only the values that differ from the stored ones. */
  changed: Partial<V>
  /** The version that was on the screen at the first edit; a later change of the row is a conflict (409). */
  version: number
}

interface WrittenOptions<V extends Values> {
  stored: V
  version: number
  /** The name of the draft on this device, per account; undefined for none. */
  draft: string | undefined
  /** Fields that are too large for the draft, such as a picture. */
  excludedFromDraft: readonly (keyof V & string)[]
}

/**
 * The values of a form: the stored ones, overridden by unsaved edits. Edits survive changes by others, and with a draft
 * also a reload.
 */
export function useWritten<V extends Values>({
  stored,
  version,
  draft,
  excludedFromDraft,
}: WrittenOptions<V>) {
  const { email } = useSession()
  const name = draft && email && `${email} ${draft}`
  const [written, setWritten] = useState(() => (name ? draftOf(name) : undefined))
  // A ref, so that a change that started in an earlier rendering, such as reading a picture, applies to current edits.
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
    const draftFields = Object.entries(next ?? {}).filter(([each]) => !excludedFromDraft.includes(each))
    // A draft with only a version has no edits.
    keepDraft(name, isDraft && draftFields.length > 1 ? Object.fromEntries(draftFields) : undefined)
  }

  // A server-rendered page knows the account only once it is hydrated, and text may have been typed before.
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
    /** Returns the values with some of them replaced. */
    with(changes: Partial<V>): Written<V> {
      const all = { ...values, ...changes }
      return { values: all, changed: changedOf(all), version: seen }
    },
    write(changes: Partial<V>) {
      const next = { version, ...latest.current, ...(changes as Values) }
      keep(next, isChanged(valuesWith(next)))
    },
    /** Keeps the edits that differ from `sent`, and bases them on another version of the row. */
    goOnFrom(next: number, sent: Partial<V> = {}) {
      const { version: _before, ...fields } = latest.current ?? {}
      const left = Object.entries(fields).filter(([each, value]) => value !== sent[each])
      keep(left.length > 0 ? { ...Object.fromEntries(left), version: next } : undefined)
    },
    forget: () => keep(undefined),
  }
}
