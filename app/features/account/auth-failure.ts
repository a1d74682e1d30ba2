import { FunctionError } from '#app/lib/call-function'
import { toast } from '#app/ui/toast'
import { authCopy as copy } from '#content/pages/auth'

/** What auth-js answers besides data; its classes are known by name, so that the library need not be loaded here. */
interface AuthError {
  readonly name: string
  readonly message: string
}

/**
 * Shows why it did not work: the service's message, at the field too when it is about the new password; calmly when
 * the service was only away. Throws, so that a form ends.
 */
export function failWith(error: AuthError): never {
  if (error.name === 'AuthRetryableFetchError') toast(copy.toasts.calm)
  else toast({ title: copy.toasts.error, description: error.message, tone: 'destructive' })
  const isWeak = error.name === 'AuthWeakPasswordError'
  throw new FunctionError(error.message, {
    code: 'auth',
    status: null,
    issues: isWeak ? [{ path: 'password', message: error.message }] : [],
    cause: error,
  })
}

/** Whether the form says it too: a fault of the new password stands at its field, and a busy server is nobody's fault. */
export const isSaidHere = ({ name }: AuthError) =>
  name !== 'AuthWeakPasswordError' && name !== 'AuthRetryableFetchError'

/** For what was thrown before any answer came, such as a script that could not be fetched. */
export function showUnexpected(error: unknown): void {
  if (!(error instanceof FunctionError)) toast(copy.toasts.calm)
}
