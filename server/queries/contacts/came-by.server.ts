import type { Touch } from '#contracts/visit'

/** Sites that many come from, by a part of their address or of what a campaign calls them. */
const known: readonly (readonly [part: RegExp, name: string])[] = [
  [/linkedin|lnkd/, 'LinkedIn'],
  [/google/, 'Google'],
  [/bing/, 'Bing'],
  [/duckduckgo/, 'DuckDuckGo'],
  [/chatgpt|openai/, 'ChatGPT'],
  [/facebook|^fb$/, 'Facebook'],
  [/instagram/, 'Instagram'],
  [/youtube|youtu\.be/, 'YouTube'],
  [/^t\.co$|twitter|^x\.com$/, 'X'],
  [/reddit/, 'Reddit'],
  [/newsletter|^letter$/, 'Newsletter'],
  [/podcast|spotify/, 'Podcast'],
]

/** Where a visit came from, in a word or two; null where nobody knows. */
export function cameBy(touch: Touch | null): string | null {
  if (!touch) return null
  const from = touch.utm_source ?? (touch.gclid ? 'google' : hostOf(touch.referrer))
  if (!from) return 'Direct'
  const name = known.find(([part]) => part.test(from.toLowerCase()))?.[1]
  return name ?? from.slice(0, 60)
}

function hostOf(referrer: string | undefined): string | undefined {
  if (!referrer || !URL.canParse(referrer)) return undefined
  return new URL(referrer).hostname.replace(/^www\./, '')
}
