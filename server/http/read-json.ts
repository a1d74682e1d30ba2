import { requestCutOff } from '#server/errors/request-cut-off'
import { AppError } from '#server/errors/app-error'

export const defaultBodyLimitBytes = 64 * 1024

/**
 * Reads the body as JSON. Counts what arrives, so that a body without a length is limited too. A missing body, as
 * supabase-js sends it for a call without input, is an empty object.
 * @throws AppError unsupported_media_type, too_large or bad_json
 */
export async function readJson(request: Request, limitBytes: number): Promise<unknown> {
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (mediaType !== 'application/json') {
    if (!mediaType && (await readText(request, limitBytes)) === '') return {}
    throw new AppError('unsupported_media_type', {
      userMessage: 'This address takes JSON: send it with the content type application/json.',
    })
  }
  const text = await readText(request, limitBytes)
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('bad_json', {
      userMessage: 'The body is not valid JSON. Please check it and send it again.',
    })
  }
}

function tooLarge(limitBytes: number): AppError {
  return new AppError('too_large', {
    userMessage: `That is more than we can take in at once (${Math.floor(limitBytes / 1024)} kB). Please shorten it and send it again.`,
  })
}

async function readText(request: Request, limitBytes: number): Promise<string> {
  const bytes = await readBytes(request, limitBytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new AppError('bad_json', {
      userMessage: 'The body is not valid UTF-8. Please check it and send it again.',
    })
  }
}

/** The body, counted as it arrives. @throws AppError too_large */
export async function readBytes(request: Request, limitBytes: number): Promise<Uint8Array> {
  const length = request.headers.get('content-length')
  if (length !== null) {
    if (Number(length) > limitBytes) throw tooLarge(limitBytes)
    // Node enforces the declared length, and reading in one go costs half of a stream.
    return new Uint8Array(await request.arrayBuffer().catch(brokeOff))
  }
  const chunks: Uint8Array[] = []
  let received = 0
  try {
    for await (const chunk of request.body ?? []) {
      received += chunk.byteLength
      if (received > limitBytes) throw tooLarge(limitBytes)
      chunks.push(chunk)
    }
  } catch (error) {
    brokeOff(error)
  }
  return Buffer.concat(chunks)
}

function brokeOff(cause: unknown): never {
  throw cause instanceof AppError ? cause : requestCutOff(cause)
}
