import { toast } from '#app/ui/toast'
import { FunctionError, tryLater } from './call-function.ts'

/** Why a form could not be sent, in words for its visitor (S1 §8). */
export function reasonOf(error: unknown): string {
  return error instanceof FunctionError ? error.message : tryLater
}

/** Says that a form could not be sent, and why (S1 §8, "Something went wrong"). */
export function toastFailure(error: unknown): void {
  toast({ title: 'Something went wrong', description: reasonOf(error), tone: 'destructive' })
}
