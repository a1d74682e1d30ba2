import { AsyncLocalStorage } from 'node:async_hooks'
import type { ContentOverlay } from '#content/content'
import { readOverlayFrom } from '#content/current-content'

const overlays = new AsyncLocalStorage<ContentOverlay | undefined>()
readOverlayFrom(() => overlays.getStore())

/**
 * Renders a page of one content, whatever is published meanwhile and whatever is rendered beside it. For the bundle of
 * the pages, which has the content for itself.
 */
export function withOverlay<Made>(overlay: ContentOverlay | undefined, make: () => Made): Made {
  return overlays.run(overlay, make)
}
