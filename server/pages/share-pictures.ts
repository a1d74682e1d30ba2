import type { Logger } from 'pino'
import { defaultContent } from '#content/default-content'
import { pages } from '#content/index'
import { sharePictureOf } from '#content/page'
import { site } from '#content/site'
import { securityHeaders } from '#server/http/security-headers'
import type { Https } from '#server/settings/env.server'
import { type Answers, answersOf, revalidate, sendAnswer } from './answers.ts'
import type { Front } from './front.ts'

interface SharePicturesOptions {
  /** Another number once something else is published. */
  version(): number
  https: Https
  log: Logger
}

/**
 * The pages' pictures for shared links, drawn anew when they are asked for and the company is called otherwise than in
 * those that were built.
 */
export function sharePictures({ version, https, log }: SharePicturesOptions): Front {
  const kept = new Map<string, { version: number; answers: Promise<Answers> }>()
  const headers = {
    'content-type': 'image/png',
    ...revalidate,
    ...securityHeaders({ https }),
  }

  async function draw(title: string): Promise<Answers> {
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
    const last = kept.get(path)
    const answers = last?.version === version() ? last.answers : draw(page.title)
    kept.set(path, { version: version(), answers })
    answers.then(
      (made) => sendAnswer(made, request, response),
      (error: unknown) => {
        log.warn({ err: error, path }, 'could not draw')
        kept.delete(path)
        response.writeHead(503, headers).end()
      },
    )
    return true
  }
}

const isAsBuilt = () =>
  site.name === defaultContent.company.name && site.tagline === defaultContent.company.tagline
