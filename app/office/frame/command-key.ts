import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** The name of the modifier key of shortcuts: ⌘ or Ctrl. The server does not know the device and renders Ctrl. */
export const useCommandKey = (): string =>
  useSyncExternalStore(
    never,
    () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'),
    () => 'Ctrl',
  )
