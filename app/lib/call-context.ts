import { createContext } from 'react-router'

/** Calls a named function within the server, as the page's visitor: for forms sent without script. */
export type CallFunction = (name: string, input: unknown) => Promise<Response>

/** Set for pages that are rendered on request. */
export const callContext = createContext<CallFunction>()
