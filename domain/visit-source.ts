/** The source data of a visit: the parameters of its first address, and the referrer. */
interface Arrival {
  readonly utm_source?: string | undefined
  readonly referrer?: string | undefined
  readonly gclid?: string | undefined
}

/** Hosts that share a part of their name with others, or whose labels do not name the source. */
const hosts: Readonly<Record<string, string>> = {
  'x.com': 'X',
  't.co': 'X',
  'youtu.be': 'YouTube',
  'g.co': 'Google',
  'wa.me': 'WhatsApp',
  't.me': 'Telegram',
  'news.ycombinator.com': 'Hacker News',
  'com.google.android.gm': 'Gmail',
}

/** Source names by a label of the host or a word of the campaign's source. The first match wins. */
const words: readonly (readonly [words: readonly string[], name: string])[] = [
  [['newsletter', 'letter'], 'Newsletter'],
  [['podcast', 'spotify'], 'Podcast'],
  [['linkedin', 'lnkd'], 'LinkedIn'],
  [['gmail'], 'Gmail'],
  [['gemini'], 'Gemini'],
  [['youtube', 'yt'], 'YouTube'],
  [['google', 'googleads', 'adwords'], 'Google'],
  [['copilot'], 'Copilot'],
  [['bing'], 'Bing'],
  [['duckduckgo', 'ddg'], 'DuckDuckGo'],
  [['ecosia'], 'Ecosia'],
  [['yahoo'], 'Yahoo'],
  [['brave'], 'Brave'],
  [['startpage'], 'Startpage'],
  [['qwant'], 'Qwant'],
  [['kagi'], 'Kagi'],
  [['chatgpt', 'openai'], 'ChatGPT'],
  [['perplexity'], 'Perplexity'],
  [['claude', 'anthropic'], 'Claude'],
  [['facebook', 'fb'], 'Facebook'],
  [['instagram', 'ig'], 'Instagram'],
  [['threads'], 'Threads'],
  [['whatsapp'], 'WhatsApp'],
  [['twitter'], 'X'],
  [['tiktok'], 'TikTok'],
  [['pinterest'], 'Pinterest'],
  [['reddit'], 'Reddit'],
  [['bsky', 'bluesky'], 'Bluesky'],
  [['quora'], 'Quora'],
  [['medium'], 'Medium'],
  [['substack'], 'Substack'],
  [['github'], 'GitHub'],
  [['slack'], 'Slack'],
  [['outlook'], 'Outlook'],
]

const longest = 60

/** The display name of a source: `www.google.com` and `google` are Google, `kestrel.example` stays. */
export function sourceName(source: string): string {
  const lowerCase = source.trim().toLowerCase()
  const host = lowerCase.replace(/^(?:www|m|l|lm|out|away)\./, '')
  // `brave-bakery.example` is not Brave.
  const parts = host.split(host.includes('.') ? '.' : /[^a-z0-9]+/)
  const exact = Object.hasOwn(hosts, host) ? hosts[host] : undefined
  const known = exact ?? words.find(([names]) => names.some((name) => parts.includes(name)))?.[1]
  return known ?? (lowerCase === host ? source.trim() : host).slice(0, longest)
}

/**
 * The display name of a visit's source: its campaign, otherwise the ad or referrer. Undefined for direct visits and
 * those without source data.
 */
export function visitSource({ utm_source, referrer, gclid }: Arrival): string | undefined {
  if (utm_source !== undefined && utm_source.trim() !== '') return sourceName(utm_source)
  if (gclid !== undefined) return 'Google'
  const host = referrer === undefined ? undefined : /^[a-z-]+:\/\/([^/?#]+)/i.exec(referrer)?.[1]
  return host === undefined ? undefined : sourceName(host)
}
