import type { OutputOf } from '#contracts/contract'
import type { ExtrasOf, SubmissionContract } from '#contracts/submission'
import { kindOfFunction } from '#domain/form-of'
import { newActivity } from '#server/activities/new-activity'
import { defineForm, type FormDefinition } from './define-form.ts'
import type { FunctionOptions } from './define-function.ts'

/**
 * A form without rows or mails of its own, all of whose behavior is its record in `domain/forms.ts`: its answers are in
 * the timeline, and contact, the owner's notice and the webhook follow. Its contract answers `{ data: { id } }`.
 */
export function definePlainForm<C extends SubmissionContract>(
  contract: C,
  options: FunctionOptions,
): FormDefinition<C, undefined> {
  const kind = kindOfFunction(contract.name)
  if (kind === undefined) throw new Error(`No form of domain/forms.ts names ${contract.name}.`)
  return defineForm(contract, {
    ...options,
    submit({ input, id }) {
      const { visit } = input as ExtrasOf
      return {
        activity: newActivity(kind, id, { values: input, visit }),
        deliveries: [],
        answer: { data: { id } } as OutputOf<C>,
      }
    },
  })
}
