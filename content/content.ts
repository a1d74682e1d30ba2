import type { contentSchema } from '#content/content-schema'
import type { z } from 'zod/mini'

/** What an owner may say otherwise while the site runs: who they are, prices, terms, schedule, claims and names. */
export type Content = z.output<typeof contentSchema>

/** What an owner has changed: of objects the fields that differ, of lists the whole list. */
export type ContentOverlay = Changed<Content>

type Changed<Value> = Value extends readonly unknown[] | string | number | boolean
  ? Value
  : { readonly [Key in keyof Value]?: Changed<Value[Key]> }

/** The defaults with what an owner has changed. What it comes to is not checked here: browsers take what is published. */
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
