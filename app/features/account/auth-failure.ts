import { FunctionError } from '#app/lib/call-function'
import { toast } from '#app/ui/toast'
import { authCopy as copy } from '#content/pages/auth'

/** The error type of auth-js, checked by name so that the library need not be loaded here. */
interface AuthError {
  readonly name: string
  readonly message: string
}

/**
 * Shows why a call of the account service failed: its message, at the field as well if the new password is too weak,
 * or a neutral toast if the service was unavailable. Throws, to end a form's submission.
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

/** Whether the form must show a message: a weak password is shown at its field, an unavailable server in a toast. */
export const needsFormMessage = ({ name }: AuthError) =>
  name !== 'AuthWeakPasswordError' && name !== 'AuthRetryableFetchError'

/** Shows a toast for an error before any response, such as a script that could not be loaded. */
export function showUnexpected(error: unknown): void {
  if (!(error instanceof FunctionError)) toast(copy.toasts.calm)
}
