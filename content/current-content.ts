import { type Content, type ContentOverlay, contentWith } from '#content/content'
import { defaultContent } from '#content/default-content'

const nothing: ContentOverlay = {}
const contents = new WeakMap<ContentOverlay, Content>([[nothing, defaultContent]])
let read = () => nothing

/** What the site says now, published or being previewed: the same object for as long as it stays the same. */
export function currentContent(): Content {
  const overlay = read()
  const known = contents.get(overlay)
  if (known) return known
  const content = contentWith(defaultContent, overlay)
  contents.set(overlay, content)
  return content
}

/** The server and the rendering of pages say where they keep what the owner has changed. */
export function readOverlayFrom(source: () => ContentOverlay | undefined): void {
  read = () => source() ?? nothing
}
