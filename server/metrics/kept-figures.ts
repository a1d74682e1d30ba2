import type { Logger } from 'pino'
import type { Db } from '#server/db/connect'
import { within } from '#server/db/within'
import { type Figures, readFigures } from '#server/queries/metrics/figures.server'

/** As often as several scrapers together ask the database; the figures move slowly. */
const keptForMs = 10_000
const patienceMs = 1_500

/** The figures, asked once for whoever asks within ten seconds; undefined while the database does not tell. */
export function keptFigures(db: Db, log: Logger): () => Promise<Figures | undefined> {
  let reading: Promise<Figures | undefined> | undefined
  let readAtMs = -Infinity
  return async () => {
    if (!reading || performance.now() - readAtMs >= keptForMs) {
      readAtMs = performance.now()
      reading = within(patienceMs, readFigures(db)).catch((error: unknown) => {
        log.warn({ err: error }, 'could not read the figures for /metrics')
        return undefined
      })
    }
    return reading
  }
}
