import type * as z from 'zod/mini'

/** A value that survives a reload: `local` until it is cleared, `session` as long as the tab. */
export interface StoredValue<Value> {
  /** Undefined when nothing is stored, or something that no longer matches the schema. */
  read(): Value | undefined
  write(value: Value): void
  clear(): void
}

/**
 * A value stored in the browser under `key`. Where storage is full or blocked it is held in memory, so that callers
 * need no fallback.
 */
export function storedValue<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
  area: 'local' | 'session' = 'local',
): StoredValue<z.output<Schema>> {
  let held: string | undefined
  // Accessing the storage throws where the visitor has blocked it.
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
        // Storage is blocked, so there is nothing to remove.
      }
    },
  }
}

/** The same in memory, for values that need not outlive the page. */
export function memoryValue<Value>(): StoredValue<Value> {
  let value: Value | undefined
  return {
    read: () => value,
    write: (given) => void (value = given),
    clear: () => void (value = undefined),
  }
}
