import type { Content } from '#content/facts/content'
import { currentContent } from '#content/facts/current-content'

/**
 * Returns an object that reads like the result of `compute` for the content that is published at the moment of reading.
 * It is computed once for each content. Destructure it where it is used: a value that is destructured while a module
 * loads never changes again.
 */
export function contentView<const View extends object>(compute: (content: Content) => View): View {
  return viewOfContent(compute, {})
}

/** The same as {@link contentView} for a list. */
export function contentList<const List extends readonly unknown[]>(
  compute: (content: Content) => List,
): List {
  return viewOfContent(compute, [])
}

function viewOfContent<View extends object>(compute: (content: Content) => View, shape: object): View {
  const views = new WeakMap<Content, View>()
  const current = (): View => {
    const content = currentContent()
    const known = views.get(content)
    if (known) return known
    const fresh = compute(content)
    views.set(content, fresh)
    return fresh
  }
  return new Proxy(shape, {
    get: (_shape, name) => Reflect.get(current(), name),
    has: (_shape, name) => Reflect.has(current(), name),
    ownKeys: () => Reflect.ownKeys(current()),
    getOwnPropertyDescriptor: (_shape, name) => Reflect.getOwnPropertyDescriptor(current(), name),
  }) as View
}
