import { toast } from '#app/ui/toast'
import { FunctionError } from './call-function.ts'

/** Says that a form could not be sent, with the reason if there is one for people (S1 §8, "Something went wrong"). */
export function toastFailure(error: unknown): void {
  toast({
    title: 'Something went wrong',
    description: error instanceof FunctionError ? error.message : 'Please try again later',
    tone: 'destructive',
  })
}
