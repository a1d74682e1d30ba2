import { AsyncLocalStorage } from 'node:async_hooks'
import type { ContentOverlay } from '#content/facts/content'
import { readOverlayFrom } from '#content/facts/current-content'

const overlays = new AsyncLocalStorage<ContentOverlay | undefined>()
readOverlayFrom(() => overlays.getStore())

/**
 * Renders a page with one content, whatever is published or rendered at the same time. For the bundle of the pages,
 * which has a copy of the content module.
 */
export function withOverlay<Made>(overlay: ContentOverlay | undefined, make: () => Made): Made {
  return overlays.run(overlay, make)
}
