import { retentionPlaceholders } from '#content/facts/retention-placeholders'
import { privacyCopy } from '#content/pages/privacy'
import type { KeepSetting } from '#domain/owner-setting'

/** In place of the period in what `retentionSentences` returns. */
export const periodPlaceholder = '{period}'

/**
 * The sentences of the privacy page that a retention setting is in. Works on the server only: in what browsers get, the
 * periods are already inserted.
 */
export function retentionSentences(name: KeepSetting): { about: string; text: string }[] {
  const placeholder = retentionPlaceholders[name]
  return privacyCopy.stored.rows.flatMap(({ what, kept }) =>
    kept
      .split(/(?<=\.) /)
      .filter((sentence) => sentence.includes(placeholder))
      .map((sentence) => ({ about: what, text: sentence.replaceAll(placeholder, periodPlaceholder) })),
  )
}
