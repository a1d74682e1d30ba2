import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts'

/** A shorter body fits into one packet. */
const compressedFromBytes = 1_400

/** Higher qualities cost several times the CPU for a twentieth less. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const compress: Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, brotliOptions),
  gzip: (body) => promisify(gzip)(body),
}

/**
 * A JSON response, compressed where that saves packets. Another site cannot probe its compressed length for secrets
 * (BREACH), because these calls carry an access token, which browsers never add by themselves.
 */
export async function jsonResponse(request: Request, content: object): Promise<Response> {
  const body = Buffer.from(JSON.stringify(content))
  const headers = new Headers({ 'content-type': 'application/json', vary: 'accept-encoding' })
  const encoding = acceptedEncoding(request.headers.get('accept-encoding') ?? undefined)
  const isCompressed = encoding !== 'identity' && body.byteLength >= compressedFromBytes
  if (isCompressed) headers.set('content-encoding', encoding)
  const sent = isCompressed ? await compress[encoding](body) : body
  headers.set('content-length', String(sent.byteLength))
  return new Response(new Uint8Array(sent), { headers })
}
