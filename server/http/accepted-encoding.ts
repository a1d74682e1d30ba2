export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * The best encoding we have that the client takes: brotli, then gzip. `q=0` means not at all (RFC 9110 §12.5.3).
 * @param header its Accept-Encoding
 */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '')
  const takes = (name: string) =>
    new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[^,]*)?(?:,|$)`, 'i').test(accepted)
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}
