import { AppError } from '#server/errors/app-error'
import { defaultBodyLimitBytes, readBytes } from '#server/http/read-json'

const allowedMethods = ['GET', 'HEAD', 'POST']

/**
 * Prepares a request for the renderer: a form's body is read here, with or without a declared length.
 * @throws AppError method_not_allowed or too_large
 */
export async function pageRequest(request: Request): Promise<Request> {
  if (!allowedMethods.includes(request.method)) {
    throw new AppError('method_not_allowed', {
      userMessage: 'This address takes GET, HEAD and POST requests only.',
      allow: allowedMethods.join(', '),
    })
  }
  if (request.method !== 'POST') return request
  const { url, method, headers, signal } = request
  const body = Buffer.from(await readBytes(request, defaultBodyLimitBytes))
  return new Request(url, { method, headers, signal, body })
}
