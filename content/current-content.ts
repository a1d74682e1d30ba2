import { type Content, type ContentOverlay, contentWith } from '#content/content'
import { defaultContent } from '#content/default-content'

const nothing: ContentOverlay = {}
const contents = new WeakMap<ContentOverlay, Content>([[nothing, defaultContent]])
let read = () => nothing

/** What the owner has changed: in the browser what the page came with, on the server what is published or previewed. */
export const currentOverlay = (): ContentOverlay => read()

/** What the site says now; the same object for as long as it stays the same. */
export function currentContent(): Content {
  const overlay = read()
  const known = contents.get(overlay)
  if (known) return known
  const content = contentWith(defaultContent, overlay)
  contents.set(overlay, content)
  return content
}

/** Whoever runs the site says where the overlay is: the browser's entry, the server, and the rendering of pages. */
export function readOverlayFrom(source: () => ContentOverlay | undefined): void {
  read = () => source() ?? nothing
}
