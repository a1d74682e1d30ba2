import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FunctionError } from '#app/lib/call-function'
import { reasonOf } from '#app/lib/toast-failure'
import { requiresSecondStep } from '#app/office/frame/describe-failure.tsx'
import { type UseActionOptions, type Conflict, useAction } from '#app/office/frame/use-action'
import type { Contract, OutputOf, RawInputOf } from '#contracts/contract'
import { type ChoiceControl, fieldControl, type TextControl } from './field-control.ts'
import { useWritten, type Values, type Written } from './use-written.ts'

interface Issue {
  path: string | readonly PropertyKey[]
  message: string
}

/** Widens the literal types of the initial values to `string` and `boolean`. */
type FieldsOf<V extends Values> = { [Name in keyof V]: V[Name] extends string ? string : boolean }

interface OfficeFormOptions<C extends Contract, V extends Values> extends UseActionOptions<C> {
  /** The initial values by field name in the contract. */
  stored: V
  /** The version of the row that `stored` is from, where the function checks it. */
  version?: number
  /** The name under which unsaved edits are stored on this device, per account; without it they are not stored. */
  draft?: string
  /** Fields that are too large for the stored draft. */
  excludedFromDraft?: readonly (keyof V & string)[]
  /**
   * For a form that stays open after it was sent: returns the version that later changes are based on. Fields can be
   * edited while the form is being sent, and those edits stay.
   */
  nextVersion?: (answer: OutputOf<C>) => number
  input: (written: Written<FieldsOf<V>>) => RawInputOf<C>
  /** Returns errors by field that the contract cannot find; with any, the form is not sent. */
  check?: (written: Written<FieldsOf<V>>) => Readonly<Record<string, string | undefined>>
  /** Maps an error's path to a field, where the field is not named in the path. */
  fieldAt?: (path: readonly string[], input: RawInputOf<C>) => string | undefined
  /** Called after errors were shown at their fields. */
  onFaults?: (faults: Readonly<Record<string, string>>) => void
  /** Whether to show a refusal without a field in the form, for dialogs that would cover a toast. */
  saysRefusal?: boolean
}

export interface OfficeForm<V extends Values = Values> {
  formProps: {
    ref: React.RefObject<HTMLFormElement | null>
    noValidate: true
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
  }
  values: V
  write: (changes: Partial<V>) => void
  /** Discards unsaved edits. */
  reset: () => void
  isChanged: boolean
  isPending: boolean
  conflict: Conflict | undefined
  /** Why the form was refused; only with `saysRefusal`. */
  refusal: string | undefined
  errors: Readonly<Record<string, string>>
  /** The id of a field’s error, or of a list entry’s: `metrics.0.label`. */
  errorId: (name: string) => string
  /** The version of the row that the unsaved edits are based on. */
  version: number
  /** Call after another action has changed the row: unsaved edits are then based on its new version. */
  goOnFrom: (version: number) => void
  /** The attributes of a text field. */
  text: (name: keyof V & string) => TextControl
  /** The attributes of a select. */
  choice: (name: keyof V & string) => ChoiceControl
  /** Sends the form, with some values replaced. */
  send: (changes?: Partial<V>) => void
}

/**
 * A back-office form that calls one function and takes its fields and limits from the contract. Unsaved edits survive
 * live changes, and with `draft` reloads and expired sessions. Validation errors, also from the server, are shown at
 * their fields, and a conflict with another user's change (409) is returned as `conflict`.
 */
export function useOfficeForm<C extends Contract, V extends Values>(
  contract: C,
  { stored, version = 0, draft, excludedFromDraft = [], input, ...options }: OfficeFormOptions<C, V>,
): OfficeForm<FieldsOf<V>> {
  type Fields = FieldsOf<V>
  const { nextVersion, check, fieldAt, onFaults, saysRefusal = false } = options
  const idPrefix = useId()
  const ref = useRef<HTMLFormElement>(null)
  const written = useWritten<Fields>({
    stored: stored as unknown as Fields,
    version,
    draft,
    excludedFromDraft,
  })
  const { names, values } = written
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [refusal, setRefusal] = useState<string>()
  /** The values that were last sent. */
  const sent = useRef<Fields>(values)

  // React fires no event for text typed before hydration, and would overwrite it at the next rendering.
  useLayoutEffect(() => {
    const texts = Array.from(
      ref.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('textarea, input') ?? [],
    ).filter(({ name, type }) => names.includes(name) && type !== 'checkbox' && type !== 'radio')
    // A value that differs only from the draft was rendered by the server, not typed.
    const typed = texts.filter(
      ({ name, value }) => value !== String(values[name]) && value !== String(stored[name]),
    )
    if (typed.length > 0)
      written.write(Object.fromEntries(typed.map(({ name, value }) => [name, value])) as Partial<Fields>)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, at hydration
  }, [])

  function write(changes: Partial<Fields>) {
    written.write(changes)
    setErrors((shown) =>
      // An entry of a list is named `metrics.0.label`, and changes with `metrics`.
      Object.fromEntries(Object.entries(shown).filter(([name]) => !((name.split('.')[0] ?? '') in changes))),
    )
  }
  function reset() {
    written.forget()
    setErrors({})
  }

  /** Returns the first error of each field, without errors that belong to no field of this form. */
  function faultsIn(issues: readonly Issue[], given: RawInputOf<C>): Record<string, string> {
    const faults: Record<string, string> = {}
    for (const { path, message } of issues) {
      const steps = typeof path === 'string' ? path.split('.') : path.map(String)
      const name = fieldAt?.(steps, given) ?? steps.find((step) => names.includes(step))
      if (name !== undefined) faults[name] ??= message
    }
    return faults
  }

  /** Shows errors and focuses the first field with one. Returns whether such a field is on the screen. */
  function show(faults: Record<string, string>): boolean {
    // Rendered before focus moves, so that the field is announced with its message.
    flushSync(() => setErrors(faults))
    const controls = ref.current?.querySelectorAll<HTMLElement>('[name]') ?? []
    const first = Array.from(controls).find((control) => (control.getAttribute('name') ?? '') in faults)
    first?.focus()
    if (first) onFaults?.(faults)
    return first !== undefined
  }

  const { act, isPending, conflict } = useAction(contract, {
    ...options,
    onFailure(error, given) {
      if (options.onFailure?.(error, given)) return true
      const isConflict = error instanceof FunctionError && error.code === 'conflict'
      if (error instanceof FunctionError && !isConflict && show(faultsIn(error.issues, given))) return true
      // Messages about two-step sign-in have a button, so they are shown as a toast.
      const isSaid = saysRefusal && !isConflict && !requiresSecondStep(error)
      if (isSaid) setRefusal(reasonOf(error))
      return isSaid
    },
    onDropped() {
      reset()
      options.onDropped?.()
    },
    onDone(answer, given) {
      if (nextVersion) written.goOnFrom(nextVersion(answer), sent.current)
      else reset()
      options.onDone?.(answer, given)
    },
    onWaiting(given) {
      reset()
      options.onWaiting?.(given)
    },
  })

  function send(changes: Partial<Fields> = {}) {
    if (isPending) return
    const all = written.with(changes)
    sent.current = all.values
    setErrors({})
    setRefusal(undefined)
    // Checked before `input` runs, which may rely on valid values.
    const wrong = Object.entries(check?.(all) ?? {}).filter(([, message]) => message !== undefined)
    if (wrong.length > 0) return void show(Object.fromEntries(wrong) as Record<string, string>)
    const sentValues = input(all)
    const { error } = contract.input.safeParse(sentValues)
    if (!error || !show(faultsIn(error.issues, sentValues))) act(sentValues)
  }

  const errorId = (name: string) => `${idPrefix}-${name}-error`
  function text(name: keyof Fields & string): TextControl {
    const state = { id: `${idPrefix}-${name}`, errorId: errorId(name), isFaulty: name in errors }
    return {
      ...fieldControl(contract, name, state),
      // The form resets after the request, which would discard text typed in the meantime.
      readOnly: isPending && !nextVersion,
      value: String(values[name] ?? ''),
      onChange: ({ target }) => write({ [name]: target.value } as Partial<Fields>),
    }
  }
  return {
    formProps: {
      ref,
      noValidate: true,
      onSubmit(event) {
        event.preventDefault()
        send()
      },
    },
    values,
    write,
    reset,
    isChanged: written.isChanged,
    version: written.version,
    goOnFrom: (next) => written.goOnFrom(next),
    isPending,
    conflict,
    refusal,
    errors,
    errorId,
    text,
    choice(name) {
      const { maxLength: _length, readOnly: _isSent, ...choice } = text(name)
      return choice
    },
    send,
  }
}
