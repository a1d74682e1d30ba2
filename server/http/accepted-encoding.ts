export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * The best encoding that the client accepts: brotli, then gzip. `q=0` means never (RFC 9110 §12.5.3).
 * @param header its Accept-Encoding
 */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '')
  const takes = (name: string) =>
    new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[^,]*)?(?:,|$)`, 'i').test(accepted)
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}
