import type * as z from 'zod/mini'
import type { FormSchema } from '#app/lib/read-form'

type Schema = z.core.$ZodTypes

export interface FieldLimits {
  /** Whether both a missing value and an empty text are refused. */
  required: boolean
  maxLength: number | undefined
}

/** Returns the limits of a contract's field, for the attributes of its control. */
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

/** Unwraps optional, nullable and pipe schemas, to the schema that checks the text first. */
function typed(schema: Schema): Schema {
  const { def } = schema._zod
  if (def.type === 'pipe') return typed(def.in as Schema)
  return 'innerType' in def ? typed(def.innerType as Schema) : schema
}

/** Finds a field by name in a contract's input or in a nested object, such as `changes`. */
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
