import { createContext } from 'react'

/** Whether what others change shows by itself right now. */
export const LiveContext = createContext(false)
