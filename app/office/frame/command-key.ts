import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** What the key is called that is held for ⌘K; the server, which does not know the device, says `Ctrl`. */
export const useCommandKey = (): string =>
  useSyncExternalStore(
    never,
    () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'),
    () => 'Ctrl',
  )
