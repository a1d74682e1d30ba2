/** What a visit says of where it came from: the parameters of its first address, and the page before it. */
interface Arrival {
  readonly utm_source?: string | undefined
  readonly referrer?: string | undefined
  readonly gclid?: string | undefined
}

/** Hosts that share a part of their name with somebody else, or have a name that says nothing. */
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

/** By a label of the host, or a word of what a campaign calls its source. The first that matches wins. */
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

/** What people call a source: `www.google.com` and `google` are Google, `kestrel.example` is called as it is. */
export function sourceName(source: string): string {
  const given = source.trim().toLowerCase()
  const host = given.replace(/^(?:www|m|l|lm|out|away)\./, '')
  // `brave-bakery.example` is not Brave.
  const parts = host.split(host.includes('.') ? '.' : /[^a-z0-9]+/)
  const known = hosts[host] ?? words.find(([names]) => names.some((name) => parts.includes(name)))?.[1]
  return known ?? (given === host ? source.trim() : host).slice(0, longest)
}

/**
 * Where a visit came from, as people call it: what its campaign says, or else whose ad or page it came by. Undefined for
 * those who typed the address, or came without a trace.
 */
export function visitSource({ utm_source, referrer, gclid }: Arrival): string | undefined {
  if (utm_source !== undefined && utm_source.trim() !== '') return sourceName(utm_source)
  if (gclid !== undefined) return 'Google'
  const host = referrer === undefined ? undefined : /^[a-z-]+:\/\/([^/?#]+)/i.exec(referrer)?.[1]
  return host === undefined ? undefined : sourceName(host)
}
