import { originPlaceholder } from '#app/lib/site-origin'
import { pages } from '#content/index'
import { caseStudiesPage } from '#content/pages/case-studies'
import { hasOwnPage } from '#domain/case-study'
import { listsContext } from '#server/pages/page-context.server'
import type { Route } from './+types/page'

const listed = pages.filter((page) => page.indexed && page.canonicalPath === undefined)

/** `/sitemap.xml`: the pages, and those of clients’ own case studies. */
export function loader({ context }: Route.LoaderArgs) {
  const studies = context.get(listsContext)?.studies.filter(hasOwnPage) ?? []
  const entries = [
    ...listed.map(({ path }) => entry(path)),
    ...studies
      .filter(({ is_sample: isSample }) => !isSample)
      .map(({ slug, updated_at }) => entry(`${caseStudiesPage.path}/${slug}`, updated_at)),
  ]
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
    {
      headers: {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'public, max-age=0, must-revalidate',
      },
    },
  )
}

/** Returns the XML of one page. Paths contain no character that XML must escape. */
function entry(path: string, updatedAt?: string): string {
  const lastmod = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''
  return `  <url><loc>${originPlaceholder}${path}</loc>${lastmod}</url>`
}
