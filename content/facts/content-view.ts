import type { Content } from '#content/facts/content'
import { currentContent } from '#content/facts/current-content'

/**
 * What is said of the content, as the content is when it is read: it reads like the object that `tell` gives, and is
 * made once for each content. What is taken out of it while a module loads stays as it was then: take it out where it
 * is used.
 */
export function contentView<const Told extends object>(tell: (content: Content) => Told): Told {
  return following(tell, {})
}

/** The same of a list. */
export function contentList<const List extends readonly unknown[]>(tell: (content: Content) => List): List {
  return following(tell, [])
}

function following<Told extends object>(tell: (content: Content) => Told, shape: object): Told {
  const made = new WeakMap<Content, Told>()
  const now = (): Told => {
    const content = currentContent()
    const known = made.get(content)
    if (known) return known
    const fresh = tell(content)
    made.set(content, fresh)
    return fresh
  }
  return new Proxy(shape, {
    get: (_shape, name) => Reflect.get(now(), name),
    has: (_shape, name) => Reflect.has(now(), name),
    ownKeys: () => Reflect.ownKeys(now()),
    getOwnPropertyDescriptor: (_shape, name) => Reflect.getOwnPropertyDescriptor(now(), name),
  }) as Told
}
