import type { ActivityKind } from './activity.ts'
import { contactFormOf } from './contact-form.ts'
import type { FormRecord } from './form-record.ts'
import { contactForms, forms } from './forms.ts'

/** The form of a submission. `source` distinguishes contact forms; another program's has the default text. */
export function formOf({ kind, source }: { kind: ActivityKind; source: unknown }): FormRecord {
  const contactForm = kind === 'contact' ? contactFormOf(source) : undefined
  return contactForm ? { ...forms[kind], ...contactForms[contactForm] } : forms[kind]
}

const kinds = Object.keys(forms) as ActivityKind[]

/** The kinds whose form has a given property for all of its sources. */
export const kindsThat = (part: 'isMilestone' | 'asksNothing'): readonly ActivityKind[] =>
  kinds.filter((kind) => forms[kind][part])

/** The kind of form behind a function; undefined for other functions. */
export const kindOfFunction = (name: string): ActivityKind | undefined =>
  kinds.find((kind) => Object.hasOwn(forms[kind].functions, name))

/** Whether a function mails the sender of this input. */
export function mailsSender(name: string, input: Readonly<Record<string, unknown>>): boolean {
  const kind = kindOfFunction(name)
  return kind !== undefined && forms[kind].functions[name]?.(input) === true
}
