import { FunctionError } from '#app/lib/call-function'

/** Whether what was asked for by its id is not there: it never was, is gone, or that is no id at all. */
export const isMissing = (error: unknown): boolean =>
  error instanceof FunctionError && (error.code === 'not_found' || error.code === 'invalid')
