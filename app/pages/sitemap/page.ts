import { originPlaceholder } from '#app/lib/site-origin'
import { pages } from '#content/index'
import { caseStudiesPage } from '#content/pages/case-studies'
import { databaseContext } from '#server/pages/page-context.server'
import { caseStudyPages } from '#server/queries/case-studies/case-studies.server'
import type { Route } from './+types/page'

const listed = pages.filter((page) => page.indexed && page.canonicalPath === undefined)

/** `/sitemap.xml`: the pages, and those of clients’ own case studies. Without the database it still names the former. */
export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const studies = db ? await caseStudyPages(db).catch(() => []) : []
  const entries = [
    ...listed.map(({ path }) => entry(path)),
    ...studies
      .filter(({ isSample }) => !isSample)
      .map(({ slug, updatedAt }) => entry(`${caseStudiesPage.path}/${slug}`, updatedAt)),
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

/** Paths hold nothing that XML would take for its own. */
function entry(path: string, updatedAt?: Date): string {
  const lastmod = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : ''
  return `  <url><loc>${originPlaceholder}${path}</loc>${lastmod}</url>`
}
