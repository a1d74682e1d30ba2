import { type ContentOverlay, contentWith, isFields } from '#content/facts/content'
import { contentSchema } from '#content/facts/content-schema'
import { defaultContent } from '#content/facts/default-content'

interface ContentFault {
  /** The field's path with dots: `audit.priceUsd`. */
  readonly path: string
  /** Continues after the field's name: `is less than 1`. */
  readonly message: string
}

/** An overlay as it is stored, with only the differences from the defaults, or every error in it. */
export function checkedOverlay(
  given: object,
): { overlay: ContentOverlay; faults: [] } | { overlay: undefined; faults: ContentFault[] } {
  const { success, data, error } = contentSchema.safeParse(contentWith(defaultContent, given))
  if (success) return { overlay: differing(defaultContent, data) ?? {}, faults: [] }
  const faults = error.issues.map((issue): ContentFault => {
    const path = issue.path.join('.')
    if (issue.code !== 'unrecognized_keys') return { path, message: issue.message }
    return {
      path: [...issue.path, issue.keys[0]].join('.'),
      message: 'is nothing that can be said otherwise',
    }
  })
  return { overlay: undefined, faults }
}

/** The valid sections of an overlay that was stored under earlier rules, with the errors of the others. */
export function usableOverlay(stored: object): { overlay: ContentOverlay; faults: ContentFault[] } {
  const checked = Object.entries(stored).map(([name, section]) => checkedOverlay({ [name]: section }))
  return {
    overlay: Object.assign({}, ...checked.map(({ overlay }) => overlay)) as ContentOverlay,
    faults: checked.flatMap(({ faults }) => faults),
  }
}

/** Returns the differences of `is` from `was`; undefined if there are none. */
function differing(was: unknown, is: unknown): unknown {
  if (!isFields(was) || !isFields(is)) return JSON.stringify(was) === JSON.stringify(is) ? undefined : is
  const entries = Object.entries(is).flatMap(([name, value]) => {
    const change = differing(was[name], value)
    return change === undefined ? [] : [[name, change] as const]
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/** Every field in which two overlays differ, with both values; undefined for the default. */
export function overlayDifferences(
  one: unknown,
  other: unknown,
  path: readonly string[] = [],
): { path: string; one: unknown; other: unknown }[] {
  if (!isFields(one) || !isFields(other)) {
    const isSame = JSON.stringify(one) === JSON.stringify(other)
    return isSame ? [] : [{ path: path.join('.'), one, other }]
  }
  const names = Array.from(new Set([...Object.keys(one), ...Object.keys(other)]))
  return names.flatMap((name) => overlayDifferences(one[name], other[name], [...path, name]))
}
