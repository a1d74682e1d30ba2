import { createContext, useContext } from 'react'

export const SignOutContext = createContext<() => void>(() => undefined)

/** Signs out on this device, after a confirmation where unsent text would be lost. */
export const useSignOut = (): (() => void) => useContext(SignOutContext)
