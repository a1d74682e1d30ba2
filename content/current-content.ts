import type { Content } from '#content/content'
import { defaultContent } from '#content/default-content'

let read = () => defaultContent

/** What the site says now: in the browser what the page came with, on the server what is published or being previewed. */
export const currentContent = (): Content => read()

/** Whoever runs the site says where its content is: the browser's entry, the server, and the rendering of pages. */
export function readContentFrom(source: () => Content): void {
  read = source
}
