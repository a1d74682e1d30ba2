import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database } from '#server/db/connect'
import { ServiceError } from '#server/errors/service-error'
import { markFailed, markRead, releaseLease, takeLease } from '#server/queries/mailbox/mailbox-state.server'
import type { MailboxClient } from '#server/services/incoming/mailbox-client'
import type { OpenMailbox } from '#server/services/incoming/open-mailbox'
import { readFolder } from './read-folder.ts'

interface FollowMailboxOptions {
  database: Pick<Database, 'db' | 'now'>
  /** The mailbox of the current settings; undefined while none is connected. */
  client(): MailboxClient | undefined
  siteUrl: string
  /** The site's secret. */
  secret: string
  /** The addresses that the site itself sends from and to. */
  siteAddresses(): readonly string[]
  /** Called after a mail was stored that needs an answer. */
  onStored?(): void
  log: Logger
  /** How often the sent folder is read, and the inbox where the server has no IDLE. */
  everyMs?: number
  /** How long the lease of a killed process prevents others from reading. */
  leaseMs?: number
  firstBackoffMs?: number
}

export interface FollowedMailbox {
  /** Call it when the settings may have changed. */
  wake(): void
  stop(): Promise<void>
}

const maxBackoffMs = 5 * 60_000
const stopLimitMs = 2_000

/**
 * Reads the connected mailbox while the process runs: at once where the server reports new mail (IDLE), otherwise
 * every few seconds. Only the process with the lease reads; when it ends, another one continues.
 */
export function followMailbox({
  database,
  client: currentClient,
  siteAddresses,
  onStored = () => {},
  log,
  everyMs = 10_000,
  leaseMs = 30_000,
  firstBackoffMs = 5_000,
  ...match
}: FollowMailboxOptions): FollowedMailbox {
  const { db } = database
  const reader = randomUUID()
  const stopped = new AbortController()
  let woken = new AbortController()
  let open: OpenMailbox | undefined

  const pause = (ms: number) =>
    wait(ms, undefined, { signal: AbortSignal.any([stopped.signal, woken.signal]), ref: false }).catch(
      () => {},
    )
  const isCurrent = (client: MailboxClient) => !stopped.signal.aborted && currentClient() === client

  /** Reads until the settings change, another process takes over, or something fails. */
  async function read(client: MailboxClient, mailboxId: string): Promise<void> {
    const mailbox = await client.open()
    open = mailbox
    try {
      for (;;) {
        const lease = await takeLease(db, { mailboxId, reader, leaseMs })
        if (!lease || !isCurrent(client)) return
        const reading = {
          ...match,
          ...lease,
          database,
          mailboxId,
          mailbox,
          siteAddresses: [...siteAddresses(), ...client.addresses],
          renewLease: async () =>
            isCurrent(client) && (await takeLease(db, { mailboxId, reader, leaseMs })) !== undefined,
          onStored,
          log,
        }
        const { inbox, sent } = mailbox.folders
        if (sent !== undefined) await readFolder(sent, 'out', reading)
        // The inbox is read last, because IDLE reports only changes of the selected folder.
        await readFolder(inbox, 'in', reading)
        if (!isCurrent(client)) return
        await markRead(db, mailboxId)
        await mailbox.waitForNews(everyMs, stopped.signal)
      }
    } finally {
      open = undefined
      await mailbox.close()
    }
  }

  async function follow(): Promise<void> {
    let backoffMs = firstBackoffMs
    while (!stopped.signal.aborted) {
      woken = new AbortController()
      const client = currentClient()
      if (!client) {
        await pause(everyMs)
        continue
      }
      const begunMs = Date.now()
      try {
        const isOurs = await takeLease(db, { mailboxId: client.id, reader, leaseMs })
        if (isOurs) await read(client, client.id)
        if (isCurrent(client)) await pause(everyMs)
        backoffMs = firstBackoffMs
      } catch (error) {
        if (stopped.signal.aborted) break
        if (Date.now() - begunMs > maxBackoffMs) backoffMs = firstBackoffMs
        await noteFailure(client.id, error)
        await pause(backoffMs)
        backoffMs = Math.min(backoffMs * 2, maxBackoffMs)
      }
    }
  }

  async function noteFailure(mailboxId: string, error: unknown): Promise<void> {
    log.warn({ err: error }, 'the mailbox was not read')
    if (!(error instanceof ServiceError)) return
    await markFailed(db, mailboxId, error.message).catch((failure: unknown) =>
      log.warn({ err: failure }, 'the state of the mailbox was not stored'),
    )
  }

  const following = follow()
  return {
    wake: () => woken.abort(),
    async stop() {
      stopped.abort()
      const client = currentClient()
      // Reading ends after the mail in progress. The limit closes a connection that does not respond.
      const limit = setTimeout(() => void open?.close(), stopLimitMs)
      await following
      clearTimeout(limit)
      if (client) await releaseLease(db, { mailboxId: client.id, reader }).catch(() => {})
    },
  }
}
