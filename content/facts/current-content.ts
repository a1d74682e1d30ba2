import { type Content, type ContentOverlay, contentWith } from '#content/facts/content'
import { defaultContent } from '#content/facts/default-content'

const nothing: ContentOverlay = {}
const contents = new WeakMap<ContentOverlay, Content>([[nothing, defaultContent]])
let read = () => nothing

/** The current content, published or previewed: the same object while it stays the same. */
export function currentContent(): Content {
  const overlay = read()
  const known = contents.get(overlay)
  if (known) return known
  const content = contentWith(defaultContent, overlay)
  contents.set(overlay, content)
  return content
}

/** The server and the renderer set where the owner's changes are read from. */
export function readOverlayFrom(source: () => ContentOverlay | undefined): void {
  read = () => source() ?? nothing
}
