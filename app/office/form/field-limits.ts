import type * as z from 'zod/mini'
import type { FormSchema } from '#app/lib/read-form'

type Schema = z.core.$ZodTypes

export interface FieldLimits {
  /** Nothing, and an empty text, are refused. */
  required: boolean
  maxLength: number | undefined
}

/** What a contract demands of one of its fields, for the control to say and to hold to. */
export function fieldLimits(field: z.ZodMiniType): FieldLimits {
  const isRefused = (value: unknown) => !field.safeParse(value).success
  const { type, checks = [] } = typed(field as unknown as Schema)._zod.def
  const lengths = checks.flatMap((check) => {
    const { def } = (check as z.core.$ZodChecks)._zod
    return def.check === 'max_length' ? [def.maximum] : []
  })
  return {
    required: type !== 'boolean' && isRefused('') && isRefused(null),
    maxLength: lengths.length > 0 ? Math.min(...lengths) : undefined,
  }
}

/** The schema that a text is checked by first, behind what makes it optional or transforms it. */
function typed(schema: Schema): Schema {
  const { def } = schema._zod
  if (def.type === 'pipe') return typed(def.in as Schema)
  return 'innerType' in def ? typed(def.innerType as Schema) : schema
}

/** The field of that name in a contract's input, or in an object within it, such as `changes`. */
export function fieldOf(input: z.ZodMiniType, name: string): z.ZodMiniType | undefined {
  const schema = typed(input as unknown as Schema)
  if (schema._zod.def.type !== 'object') return undefined
  const { shape } = schema as unknown as FormSchema
  const own = (shape as Record<string, z.ZodMiniType>)[name]
  if (own) return own
  for (const each of Object.values(shape)) {
    const found = fieldOf(each as z.ZodMiniType, name)
    if (found) return found
  }
  return undefined
}
