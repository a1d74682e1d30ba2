import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts'

/** A shorter body fits into one packet as it is. */
const compressedFromBytes = 1_400

/** Larger qualities cost several times the processor for a twentieth less. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const compress: Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, brotliOptions),
  gzip: (body) => promisify(gzip)(body),
}

/**
 * A JSON answer, compressed where that saves packets. The length of a compressed answer cannot be probed for secrets
 * from another site (BREACH): these calls carry an access token, which browsers add to no request by themselves.
 */
export async function jsonAnswer(request: Request, content: object): Promise<Response> {
  const body = Buffer.from(JSON.stringify(content))
  const headers = new Headers({ 'content-type': 'application/json', vary: 'accept-encoding' })
  const encoding = acceptedEncoding(request.headers.get('accept-encoding') ?? undefined)
  const isCompressed = encoding !== 'identity' && body.byteLength >= compressedFromBytes
  if (isCompressed) headers.set('content-encoding', encoding)
  const sent = isCompressed ? await compress[encoding](body) : body
  headers.set('content-length', String(sent.byteLength))
  return new Response(new Uint8Array(sent), { headers })
}
