import { gammaAddressOf, isGammaHost } from '#domain/gamma-address'
import type { SafeFetch } from './safe-fetch.ts'
import { ServiceError } from '#server/errors/service-error'

/** The metadata of a presentation. */
interface GammaPage {
  title: string | undefined
  description: string | undefined
  /** Its picture's address. */
  image: string | undefined
}

const maxTextLength = 500

/**
 * Fetches a Gamma presentation's title, description and picture.
 * @throws ServiceError
 */
export async function fetchGammaPage(safeFetch: SafeFetch, address: string): Promise<GammaPage> {
  const link = gammaAddressOf(address)
  if (!link) throw new ServiceError('The link was not followed: it is no Gamma presentation.')
  const { body, contentType, url } = await safeFetch(link, {
    allowsHost: isGammaHost,
    accept: 'text/html',
  })
  if (!/^text\/html\b/i.test(contentType))
    throw new ServiceError('The presentation’s address is no web page.')
  return readGammaPage(body.toString('utf8'), url)
}

/**
 * Parses a page's meta tags.
 * @param url the page's own address
 */
export function readGammaPage(html: string, url: URL): GammaPage {
  const meta = new Map<string, string>()
  // Bounded everywhere, so that a hostile page takes linear time.
  for (const [tag] of html.matchAll(/<meta\s[^<>]{1,5000}>/gi)) {
    const name = attributeOf(tag, 'property') ?? attributeOf(tag, 'name')
    const content = attributeOf(tag, 'content')
    if (name && content && !meta.has(name.toLowerCase())) meta.set(name.toLowerCase(), content)
  }
  const image = meta.get('og:image') ?? meta.get('twitter:image')
  const title = meta.get('og:title') ?? /<title[^<>]{0,200}>([^<]{1,2000})<\/title>/i.exec(html)?.[1]
  return {
    title: plainText(title),
    description: plainText(meta.get('og:description') ?? meta.get('description')),
    image: image && URL.parse(decoded(image).trim(), url)?.href,
  }
}

function attributeOf(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag)
  return found?.[1] ?? found?.[2]
}

function plainText(text: string | undefined): string | undefined {
  const plain = decoded(text ?? '')
    .replaceAll('\0', '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return plain.slice(0, maxTextLength).toWellFormed() || undefined
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

function decoded(text: string): string {
  return text.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi, (whole, hex, decimal, name) => {
    const code = hex ? Number.parseInt(String(hex), 16) : Number(decimal)
    if (name) return named[String(name).toLowerCase()] ?? whole
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
