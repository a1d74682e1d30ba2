import type { ExtrasOf } from '#contracts/submission'
import type { FormStamps } from './form-stamp.ts'

/** The fields that name somebody or something: an address in one of them is an advertisement. */
const nameFields = ['name', 'fullName', 'company', 'companyName', 'role']

/**
 * Why an input looks like a machine's, or undefined. A missing stamp says nothing: without script, and for other
 * programs that call a function by its contract, there is none.
 */
export function suspicionOf(input: object, stamps: FormStamps, now: Date): string | undefined {
  const { topic, stamp } = input as ExtrasOf
  if (topic) return 'the hidden field is filled in'
  for (const [name, value] of Object.entries(input)) {
    if (nameFields.includes(name) && /https?:\/\//i.test(String(value))) return `an address as ${name}`
  }
  return stamp === undefined ? undefined : stamps.faultOf(stamp, now)
}
