import { FunctionError } from '#app/lib/call-function'

/** Returns the server's error message about the picture of a form; empty for none. */
export function pictureFaultOf(error: unknown): string {
  const issues = error instanceof FunctionError ? error.issues : []
  return issues.find(({ path }) => path === 'image_url')?.message ?? ''
}
