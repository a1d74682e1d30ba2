import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while the page is taken over, so that both draw the same; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
