import { createContext, useContext } from 'react'

export const SignOutContext = createContext<() => void>(() => undefined)

/** Returns the function that signs out on this device, after a confirmation if unsent text would be lost. */
export const useSignOut = (): (() => void) => useContext(SignOutContext)
