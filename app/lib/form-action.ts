import type { InputOf, OutputOf } from '#contracts/contract'
import type { SubmissionContract } from '#contracts/submission'
import type { RouterContextProvider } from 'react-router'
import { callContext } from './call-context.ts'
import { refusalIn, tryLater } from './call-function.ts'
import { type FormSchema, readForm } from './read-form.ts'
import { errorsByField } from './use-function-form.ts'

/** What became of a form that was sent without script; the page comes back with it. */
export interface PostedForm<Output = unknown> {
  /** What was typed, by the controls' names. */
  values: Readonly<Record<string, readonly string[]>>
  errors: Readonly<Record<string, string>>
  /** Why nothing was stored. The page comes back at its top, where the marked fields are not in sight. */
  failure?: string
  /** The function's answer: it is done. */
  result?: Output
}

interface ActionArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

/**
 * A route's `action` for a form that posts to its own page: the function is called in the visitor's name, and the
 * page shows what it answered. Whatever goes wrong, what was typed comes back.
 * @param more what the page's address adds to the visitor's fields
 */
export function formAction<C extends SubmissionContract>(
  contract: C,
  more: (address: URL) => Partial<InputOf<C>> = () => ({}),
) {
  return async ({ request, context }: ActionArgs): Promise<PostedForm<OutputOf<C>>> => {
    const data = await request.formData().catch(() => new FormData())
    const values = typedValues(data, contract.fields)

    const input = { ...readForm(data, contract.input), ...more(new URL(request.url)) }
    const answer = await context.get(callContext)(contract.name, input)
    const body: unknown = await answer.json()
    if (answer.ok) return { values: {}, errors: {}, result: body as OutputOf<C> }
    const { error = tryLater, issues = [] } = refusalIn(body) ?? {}
    const errors = errorsByField(contract.fields, issues)
    return {
      values,
      errors,
      failure: Object.keys(errors).length === 0 ? error : 'Please check the marked fields.',
    }
  }
}

/** The texts of the form's own fields: a name that somebody made up may mean anything to an object. */
function typedValues(data: FormData, { shape }: FormSchema): Record<string, string[]> {
  return Object.fromEntries(
    Object.keys(shape).map((name) => [name, data.getAll(name).filter((value) => typeof value === 'string')]),
  )
}
