import { FunctionError } from '#app/lib/call-function'

/** Whether the requested id does not exist: never did, no longer does, or is not an id. */
export const isMissing = (error: unknown): boolean =>
  error instanceof FunctionError && (error.code === 'not_found' || error.code === 'invalid')
