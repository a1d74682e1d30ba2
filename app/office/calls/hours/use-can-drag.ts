import { useSyncExternalStore } from 'react'

/** Matches a mouse or pen, and the width from which a day's line and text are side by side (`hours.css`). */
const query = '(pointer: fine) and (width >= 60rem)'

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether the ends of a day can be dragged: with a mouse or pen, where the line is long enough. */
export const useCanDrag = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
