import { FunctionError } from '#app/lib/call-function'

/** What the server said of the picture that was sent with a form; empty when it said nothing of it. */
export function pictureFaultOf(error: unknown): string {
  const issues = error instanceof FunctionError ? error.issues : []
  return issues.find(({ path }) => path === 'image_url')?.message ?? ''
}
