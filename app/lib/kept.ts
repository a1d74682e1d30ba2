import type * as z from 'zod/mini'

/** A value that outlives a reload: `local` until it is cleared, `session` as long as the tab. */
export interface Kept<Value> {
  /** Undefined when there is none, or when what is stored is not such a value (any more). */
  read(): Value | undefined
  write(value: Value): void
  clear(): void
}

/**
 * A value kept in the browser under `key`. Where storage is full or blocked it is held in memory instead, so that
 * callers need no second way.
 */
export function kept<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
  area: 'local' | 'session' = 'local',
): Kept<z.output<Schema>> {
  let held: string | undefined
  // Even naming the storage throws where the visitor has blocked it.
  const storage = () => (area === 'local' ? window.localStorage : window.sessionStorage)

  return {
    read() {
      try {
        const text = held ?? storage().getItem(key)
        const result = schema.safeParse(text ? JSON.parse(text) : undefined)
        return result.success ? result.data : undefined
      } catch {
        return undefined
      }
    },
    write(value) {
      const text = JSON.stringify(value)
      try {
        storage().setItem(key, text)
        held = undefined
      } catch {
        held = text
      }
    },
    clear() {
      held = undefined
      try {
        storage().removeItem(key)
      } catch {
        // Nothing was stored there.
      }
    },
  }
}

/** The same, in memory: for what need not outlive its page. */
export function keptInMemory<Value>(): Kept<Value> {
  let value: Value | undefined
  return {
    read: () => value,
    write: (given) => void (value = given),
    clear: () => void (value = undefined),
  }
}
