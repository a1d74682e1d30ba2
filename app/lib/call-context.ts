import { createContext } from 'react-router'

/** Calls a function inside the server on behalf of the page's visitor, for forms sent without script. */
export type CallFunction = (name: string, input: unknown) => Promise<Response>

/** Set for pages that are rendered on request. */
export const callContext = createContext<CallFunction>()
