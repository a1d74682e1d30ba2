import { createContext } from 'react'

/** Whether changes by others currently arrive live. */
export const LiveContext = createContext(false)
