import { FunctionError } from '#app/lib/call-function'

/** The server's error about the picture sent with a form; empty for none. */
export function pictureFaultOf(error: unknown): string {
  const issues = error instanceof FunctionError ? error.issues : []
  return issues.find(({ path }) => path === 'image_url')?.message ?? ''
}
