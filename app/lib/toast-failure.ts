import { toast } from '#app/ui/toast'
import { FunctionError, tryLater } from './call-function.ts'

/** Why a form could not be sent, as a sentence for its visitor (behavior 8.10). */
export function reasonOf(error: unknown): string {
  return error instanceof FunctionError ? error.message : tryLater
}

/** Shows that a form could not be sent, and why (behavior 8.10). */
export function toastFailure(error: unknown): void {
  toast({ title: 'Something went wrong', description: reasonOf(error), tone: 'destructive' })
}
