import type { Logger } from 'pino'
import { defaultContent } from '#content/facts/default-content'
import { pages } from '#content/index'
import { sharePictureOf } from '#content/pages/parts/page'
import { site } from '#content/facts/site'
import { securityHeaders } from '#server/http/security-headers'
import type { Https } from '#server/settings/env.server'
import { type EncodedResponses, answersOf, revalidate, sendResponse } from './answers.ts'
import type { RequestRouter } from './request-router.ts'

interface SharePicturesOptions {
  /** A number that changes with the published content. */
  version(): number
  https: Https
  log: Logger
}

/** The pages' preview images, drawn on request when the company's name differs from the built ones. */
export function sharePictures({ version, https, log }: SharePicturesOptions): RequestRouter {
  const cached = new Map<string, { version: number; answers: Promise<EncodedResponses> }>()
  const headers = {
    'content-type': 'image/png',
    ...revalidate,
    ...securityHeaders({ https }),
  }

  async function draw(title: string): Promise<EncodedResponses> {
    const { drawSharePicture } = await import('./draw-share-picture.ts')
    const identity = Buffer.from(await drawSharePicture(title))
    return answersOf(headers, { identity, br: undefined, gzip: undefined })
  }

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const [path = ''] = (request.url ?? '').split('?', 1)
    if (!path.startsWith('/og/') || isAsBuilt()) return false
    const page = pages.find((each) => sharePictureOf(each) === path)
    if (!page) return false
    const last = cached.get(path)
    const answers = last?.version === version() ? last.answers : draw(page.title)
    cached.set(path, { version: version(), answers })
    answers.then(
      (made) => sendResponse(made, request, response),
      (error: unknown) => {
        log.warn({ err: error, path }, 'could not draw')
        cached.delete(path)
        response.writeHead(503, headers).end()
      },
    )
    return true
  }
}

const isAsBuilt = () =>
  site.name === defaultContent.company.name && site.tagline === defaultContent.company.tagline
