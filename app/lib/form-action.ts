import type { InputOf, OutputOf } from '#contracts/contract'
import type { SubmissionContract } from '#contracts/submission'
import type { RouterContextProvider } from 'react-router'
import { callContext } from './call-context.ts'
import { refusalIn, tryLater } from './call-function.ts'
import { type FormSchema, readForm } from './read-form.ts'
import { errorsByField } from './use-function-form.ts'

/** The result of a form sent without script; the page is rendered with it. */
export interface PostedForm<Output = unknown> {
  /** The typed values by control name. */
  values: Readonly<Record<string, readonly string[]>>
  errors: Readonly<Record<string, string>>
  /** Why nothing was stored. The page reloads at its top, where the marked fields may not be visible. */
  failure?: string
  /** The function's response: it succeeded. */
  result?: Output
}

interface ActionArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

/**
 * A route's `action` for a form that posts to its own page: calls the function on behalf of the visitor and renders
 * the page with the result. After a failure the typed values come back.
 * @param keepsValues whether a success asks for another attempt with the same values
 * @param more input from the page's address in addition to the fields
 */
export function formAction<C extends SubmissionContract>(
  contract: C,
  more: (address: URL) => Partial<InputOf<C>> = () => ({}),
  keepsValues: (answer: OutputOf<C>) => boolean = () => false,
) {
  return async ({ request, context }: ActionArgs): Promise<PostedForm<OutputOf<C>>> => {
    const data = await request.formData().catch(() => new FormData())
    const values = typedValues(data, contract.fields)

    const input = { ...readForm(data, contract.input), ...more(new URL(request.url)) }
    const answer = await context.get(callContext)(contract.name, input)
    const body: unknown = await answer.json()
    if (answer.ok) {
      const result = body as OutputOf<C>
      return { values: keepsValues(result) ? values : {}, errors: {}, result }
    }
    const { error = tryLater, issues = [] } = refusalIn(body) ?? {}
    const errors = errorsByField(contract.fields, issues)
    return {
      values,
      errors,
      failure: Object.keys(errors).length === 0 ? error : 'Please check the marked fields.',
    }
  }
}

/** Reads only the form's own fields, because a forged name could hit an object's prototype. */
function typedValues(data: FormData, { shape }: FormSchema): Record<string, string[]> {
  return Object.fromEntries(
    Object.keys(shape).map((name) => [name, data.getAll(name).filter((value) => typeof value === 'string')]),
  )
}
