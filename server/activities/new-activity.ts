import type { Visit } from '#contracts/visit'
import { answerFields } from '#content/answers/answer-fields'
import type { ActivityKind, StoredAnswers } from '#domain/activity'
import type { AnswerField } from '#domain/answer-field'
import type { NewActivity, Person } from '#server/queries/contacts/contacts.server'

interface Given {
  /** The contract's fields, and what the server adds to them; what is no field of the form is left out. */
  values: object
  visit?: Visit | undefined
  source?: string | undefined
  /** Whose it is; default: whom the fields name, where they have an address. */
  person?: Person | undefined
}

/** The entry of a submission in the timeline, made by the form's record. */
export function newActivity(kind: ActivityKind, subjectId: string, given: Given): NewActivity {
  const values = given.values as Readonly<Record<string, unknown>>
  const fields = Object.entries(answerFields(kind))
  return {
    kind,
    subjectId,
    person: 'person' in given ? given.person : personIn(fields, values),
    source: given.source,
    content: fields.flatMap(([name, field]): StoredAnswers => {
      const value = storedValue(field, values[name])
      return value === undefined || value.length === 0 ? [] : [[name, value]]
    }),
    visit: given.visit,
  }
}

function personIn(
  fields: readonly (readonly [string, AnswerField])[],
  values: Readonly<Record<string, unknown>>,
): Person | undefined {
  const parts = fields.flatMap(([name, { person }]) => {
    const value = values[name]
    return person && typeof value === 'string' && value !== '' ? [[person, value] as const] : []
  })
  const person = Object.fromEntries(parts) as Partial<Person>
  return person.email === undefined ? undefined : { ...person, email: person.email }
}

/** Text, as a form posts it: processes of an earlier version show it while an upgrade is in progress. */
function storedValue({ format }: AnswerField, value: unknown): string | readonly string[] | undefined {
  if (value === undefined || value === null) return undefined
  if (format === 'conversation')
    return (value as readonly { type: string; text: string }[]).flatMap(({ type, text }) => [type, text])
  return Array.isArray(value) ? value.map(String) : `${value as string | number | boolean}`
}
