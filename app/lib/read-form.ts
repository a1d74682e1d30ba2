import * as z from 'zod/mini'

/** The schema of a form: one field per control name. */
export type FormSchema = z.ZodMiniObject

/** The type behind `optional`, `default` and `transform`, which decides how to read the control. */
function bareType(schema: z.core.$ZodType): string {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
      return bareType(def.innerType)
    case 'pipe':
      return bareType(def.in)
    default:
      return def.type
  }
}

/**
 * A form's values as the schema's input: every value of an array field (a checkbox group, a repeated input), a number
 * or nothing for a number field, checked or not for a boolean field, otherwise the text. A radio group without a
 * selection has no value.
 */
export function readForm(data: FormData, schema: FormSchema): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(schema.shape)) {
    const type = bareType(field)
    const value = data.get(name)
    if (type === 'array') values[name] = data.getAll(name)
    else if (type === 'boolean') values[name] = value !== null
    else if (value === null) continue
    else if (type !== 'number') values[name] = value
    else if (value !== '') values[name] = Number(value)
  }
  return values
}
