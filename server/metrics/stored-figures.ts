import type { Logger } from 'pino'
import type { Db } from '#server/db/connect'
import { within } from '#server/db/within'
import { type Figures, readFigures } from '#server/queries/metrics/figures.server'

/** As often as several scrapers together ask the database; the figures move slowly. */
const cachedForMs = 10_000
const deadlineMs = 1_500

/** The figures, read once for all requests within ten seconds; undefined while the database does not respond. */
export function storedFigures(db: Db, log: Logger): () => Promise<Figures | undefined> {
  let reading: Promise<Figures | undefined> | undefined
  let readAtMs = -Infinity
  return async () => {
    if (!reading || performance.now() - readAtMs >= cachedForMs) {
      readAtMs = performance.now()
      reading = within(deadlineMs, readFigures(db)).catch((error: unknown) => {
        log.warn({ err: error }, 'could not read the figures for /metrics')
        return undefined
      })
    }
    return reading
  }
}
