import type { SinkName } from '#domain/sink'
import { outsideLinks } from '#content/outside-links'
import type { Env } from './env.server.ts'

/** What this process is connected to, for functions that tell of it. */
export interface Outside {
  connected: Readonly<Record<SinkName, boolean>>
  /** Where mails are kept while no mail server is connected. */
  captureDir: string
}

/** As the settings say; nothing is asked. */
export function outsideOf(
  env: Pick<Env, 'smtpUrl' | 'ownerEmail' | 'sheets' | 'zoom' | 'model' | 'outsideLinks'>,
  captureDir: string,
): Outside {
  const { BOOKING_URL: booking = outsideLinks.BOOKING_URL } = env.outsideLinks
  return {
    connected: {
      mail: env.smtpUrl !== undefined,
      owner: env.ownerEmail !== undefined,
      spreadsheet: env.sheets !== undefined,
      zoom: env.zoom !== undefined,
      model: env.model !== undefined,
      booking: booking !== outsideLinks.BOOKING_URL,
    },
    captureDir,
  }
}
