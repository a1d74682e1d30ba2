import type { ActivityKind } from './activity.ts'
import { contactFormOf } from './contact-form.ts'
import type { FormRecord } from './form-record.ts'
import { contactForms, forms } from './forms.ts'

/** The form that a submission came by. `source` tells contact forms apart; one of another program has the words of every contact form. */
export function formOf({ kind, source }: { kind: ActivityKind; source: unknown }): FormRecord {
  const contactForm = kind === 'contact' ? contactFormOf(source) : undefined
  return contactForm ? { ...forms[kind], ...contactForms[contactForm] } : forms[kind]
}

const kinds = Object.keys(forms) as ActivityKind[]

/** The kinds whose form has a part that holds for all of its sources. */
export const kindsThat = (part: 'isMilestone' | 'isPress'): readonly ActivityKind[] =>
  kinds.filter((kind) => forms[kind][part])

/** The kind of form that a function receives; undefined for a function that receives none. */
export const kindOfFunction = (name: string): ActivityKind | undefined =>
  kinds.find((kind) => Object.hasOwn(forms[kind].functions, name))

/** Whether a function mails the person who sent it this input. */
export function mailsSender(name: string, input: Readonly<Record<string, unknown>>): boolean {
  const kind = kindOfFunction(name)
  return kind !== undefined && forms[kind].functions[name]?.(input) === true
}

/** The kind of form whose submission a kind of delivery is about; undefined for one that is about any or none. */
export const kindOfDelivery = (delivery: string): ActivityKind | undefined =>
  kinds.find((kind) => forms[kind].deliveries.includes(delivery))
