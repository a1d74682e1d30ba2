import type { Logger } from 'pino'
import type { ChangeTopic } from '#domain/change-topic'
import type { Changes } from './db/changes.ts'

/** While the database cannot tell what has changed. */
const retryMs = 1_000

interface KeepRenewedOptions {
  changes: Pick<Changes, 'subscribe'>
  topic: ChangeTopic
  /** Reads what is stored and takes it over. */
  renew(): Promise<void>
  log: Logger
}

/**
 * Keeps what a process knows of a topic as it is stored: renews it at once, and whenever somebody says that it has
 * changed, once for all who say so meanwhile, and until it succeeds.
 */
export function keepRenewed({ changes, topic, renew, log }: KeepRenewedOptions) {
  let isOutdated = false
  let renewing: Promise<void> | undefined
  let retry: NodeJS.Timeout | undefined

  function again(): void {
    isOutdated = true
    renewing ??= renewOften()
  }

  async function renewOften(): Promise<void> {
    while (isOutdated) {
      isOutdated = false
      try {
        await renew()
      } catch (error) {
        log.warn({ err: error }, `could not read the ${topic}`)
        clearTimeout(retry)
        retry = setTimeout(again, retryMs).unref()
      }
    }
    renewing = undefined
  }

  const stop = changes.subscribe((each) => {
    if (each === topic) again()
  })
  // Somebody may have changed it between the first reading and the listening.
  again()

  return {
    again,
    close() {
      stop()
      clearTimeout(retry)
    },
  }
}
