import { FunctionError } from '#app/lib/call-function'

/** Whether a read failed because its id does not exist or is invalid. */
export const isMissing = (error: unknown): boolean =>
  error instanceof FunctionError && (error.code === 'not_found' || error.code === 'invalid')
