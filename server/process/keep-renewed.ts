import type { Logger } from 'pino'
import type { ChangeTopic } from '#domain/change-topic'
import type { Changes } from '#server/db/changes'

/** The retry interval while the stored value cannot be read. */
const retryMs = 1_000

interface KeepRenewedOptions {
  changes: Pick<Changes, 'subscribe'>
  topic: ChangeTopic
  /** Reads the stored value and applies it. */
  renew(): Promise<void>
  log: Logger
}

/**
 * Keeps a process's copy of a topic current: reloads it at once and at every change, once for concurrent changes, and
 * retries until it succeeds.
 */
export function keepRenewed({ changes, topic, renew, log }: KeepRenewedOptions) {
  let isOutdated = false
  let renewing: Promise<void> | undefined
  let retry: NodeJS.Timeout | undefined

  function reload(): void {
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
        retry = setTimeout(reload, retryMs).unref()
      }
    }
    renewing = undefined
  }

  const stop = changes.subscribe((each) => {
    if (each === topic) reload()
  })
  // The value may have changed between the first reading and the subscription.
  reload()

  return {
    reload: reload,
    close() {
      stop()
      clearTimeout(retry)
    },
  }
}
