import { createContext, useContext } from 'react'

export const SignOutContext = createContext<() => void>(() => undefined)

/** Ends the session on this device, after a question where that would lose words. */
export const useSignOut = (): (() => void) => useContext(SignOutContext)
