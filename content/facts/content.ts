import type { contentSchema } from '#content/facts/content-schema'
import type { z } from 'zod/mini'

/** The content an owner can change while the site runs: company, prices, terms, schedule, claims and names. */
export type Content = z.output<typeof contentSchema>

/** An owner's changes: of objects the fields that differ, of lists the whole list. */
export type ContentOverlay = Changed<Content>

type Changed<Value> = Value extends readonly unknown[] | string | number | boolean
  ? Value
  : { readonly [Key in keyof Value]?: Changed<Value[Key]> }

/** Merges the defaults with an owner's changes, without validation: browsers trust published content. */
export function contentWith(defaults: Content, overlay: object): Content {
  return merged(defaults, overlay) as Content
}

function merged(value: unknown, change: unknown): unknown {
  if (change === undefined) return value
  if (!isFields(value) || !isFields(change)) return change
  const names = new Set([...Object.keys(value), ...Object.keys(change)])
  return Object.fromEntries(Array.from(names, (name) => [name, merged(value[name], change[name])]))
}

export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
