import * as z from 'zod/mini'
import type { Contract } from '#contracts/contract'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type JsonObject = Record<string, Json>

/** The part of JSON Schema that zod writes for our contracts. */
interface Schema {
  type?: string
  format?: string
  enum?: Json[]
  const?: Json
  minLength?: number
  minItems?: number
  minimum?: number
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  additionalProperties?: Schema | boolean
  propertyNames?: Schema
}

interface Field {
  /** The keys that lead to it; a list's first element is `0`, a record's first entry has a key of the right kind. */
  path: readonly string[]
  schema: Schema
}

const uuid = '3f0e7c52-0000-4000-8000-000000000001'

export const inputSchema = ({ input }: Contract): Schema =>
  z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema

/** Every field that a function takes, optional ones included, at every depth. */
export function fieldsOf(schema: Schema, path: readonly string[] = []): Field[] {
  const { properties, items, anyOf, additionalProperties: entries } = schema
  const inner: Field[] = [
    ...Object.entries(properties ?? {}).flatMap(([name, each]) => fieldsOf(each, [...path, name])),
    ...(items ? fieldsOf(items, [...path, '0']) : []),
    ...(anyOf ?? []).flatMap((each) => fieldsOf(each, path)),
    ...(typeof entries === 'object'
      ? fieldsOf(entries, [...path, sampleOf(schema.propertyNames) as string])
      : []),
  ]
  return path.length > 0 && !anyOf ? [{ path, schema }, ...inner] : inner
}

/** Returns a minimal value for a schema; texts that have to match a pattern are only guessed. */
function sampleOf(schema: Schema | undefined): Json {
  if (!schema) return 'x'
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0] ?? null
  if (schema.anyOf) return sampleOf(schema.anyOf[0])
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name])]),
      )
    case 'array':
      return Array.from({ length: schema.minItems ?? 1 }, () => sampleOf(schema.items))
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1)
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      if (schema.format === 'uuid') return uuid
      if (schema.format === 'date-time') return '2026-01-02T03:04:05Z'
      if (schema.format === 'date') return '2026-01-02'
      return 'x'.repeat(Math.max(1, schema.minLength ?? 1))
  }
}

/** Returns the body with a field replaced; missing parents are created. */
export function withField(root: Schema, body: Json, path: readonly string[], value: Json): Json {
  const [key, ...rest] = path
  if (key === undefined) return value
  const copy = structuredClone(body) as JsonObject | Json[]
  const inner = innerSchema(root, key)
  const there = (copy as JsonObject)[key]
  ;(copy as JsonObject)[key] =
    rest.length === 0 ? value : withField(inner, isContainer(there) ? there : sampleOf(inner), rest, value)
  return copy
}

const isContainer = (value: Json | undefined): value is JsonObject | Json[] =>
  typeof value === 'object' && value !== null

function innerSchema({ properties, items, anyOf, additionalProperties }: Schema, key: string): Schema {
  const candidates = anyOf?.filter((each) => each.type === 'object' || each.type === 'array') ?? []
  const [container] = candidates
  if (container) return innerSchema(container, key)
  const entries = typeof additionalProperties === 'object' ? additionalProperties : {}
  return properties?.[key] ?? items ?? entries
}

/** Numbers at or beyond the limits of database columns and of JavaScript numbers. */
const hostileNumbers: readonly number[] = [
  0, -1, 1.5, 32_768, 2_147_483_647, 2_147_483_648, -2_147_483_649, 4_294_967_296, 9_007_199_254_740_991,
  -9_007_199_254_740_991, 1e300, -1e300, 5e-324,
]

const hostileTimes: readonly string[] = [
  '0000-01-01T00:00:00Z',
  '0000-01-01T00:00:00.000000+00:00',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999Z',
  '9999-12-31T23:59:59.999999-15:59',
  '2026-02-30T10:00:00Z',
  '2026-02-30T10:00:00+00:00',
  '2026-13-01T10:00:00+00:00',
  '2026-01-01T24:00:00+00:00',
  '2026-01-01T10:60:00+00:00',
  '2026-01-01T10:00:60+00:00',
  '2026-01-01T10:00:00+23:59',
  '2026-01-01T10:00:00+99:99',
  '2026-01-01T10:00:00.12345678901234567890Z',
  '+275760-09-13T00:00:00Z',
  'infinity',
  '-infinity',
  'now',
]

const hostileDays = [
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '2026-02-29',
  '2026-02-30',
  '2026-00-10',
  'infinity',
]

const hostileIds = [
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  uuid.toUpperCase(),
  `{${uuid}}`,
  uuid.replaceAll('-', ''),
  `urn:uuid:${uuid}`,
]

/** Besides those that `every-function.db.test.ts` sends. */
const hostileTexts = [
  ' ',
  'a\0b',
  '\uD800x',
  '%_\\',
  '1e400',
  'null',
  '__proto__',
  '😀'.repeat(100),
  `${'a'.repeat(240)}@example.com`,
  'https://[::1]:99999/',
]

/** Returns values that are close to what the field accepts. */
export function hostileValuesFor({ schema, path }: Field): readonly Json[] {
  if (schema.enum) return [...schema.enum, '__proto__']
  switch (schema.type) {
    case 'integer':
    case 'number':
      return hostileNumbers
    case 'boolean':
      return [true, false]
    case 'array': {
      const one = sampleOf(schema.items)
      return [[], [one, one], Array.from({ length: 600 }, () => one)]
    }
    case 'object':
      return [{}]
    case 'string':
      if (schema.format === 'uuid') return hostileIds
      if (schema.format === 'date-time') return hostileTimes
      if (schema.format === 'date') return hostileDays
      return /(At|since|on)$/i.test(path.at(-1) ?? '') ? [...hostileTexts, ...hostileTimes] : hostileTexts
    default:
      return [...hostileTexts, ...hostileNumbers, null, [], {}]
  }
}

/** Cursors with a valid start and wrong values, and others that no list has returned. */
export function hostileCursors(real: string | null): string[] {
  const encoded = (end: unknown) => Buffer.from(JSON.stringify(end)).toString('base64url')
  const end = real === null ? [] : (JSON.parse(Buffer.from(real, 'base64url').toString()) as unknown[])
  const lies: readonly Json[] = [
    ...hostileTimes,
    ...hostileDays,
    ...hostileIds,
    ...hostileNumbers,
    '999999999',
    '-999999999',
    '2147483648',
    '-9999999 days',
    '9999999 days 23:59:59.999999',
    '9999999 days 99:99:99',
    '-99:99:99',
    '00:60:00',
    null,
    true,
    {},
    // Cannot be converted to a string.
    { toString: 1 },
    [],
    [[[1]]],
    '\0',
    "'",
  ]
  return [
    ...end.flatMap((_, at) => lies.map((lie) => encoded(end.with(at, lie)))),
    ...lies.flatMap((lie) => [encoded([lie]), encoded([lie, uuid]), encoded([lie, lie, uuid])]),
    encoded({ length: 2 }),
    encoded(null),
    'x',
    '-',
  ]
}
